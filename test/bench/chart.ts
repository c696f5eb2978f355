import { type Figure, isMet, shown } from "./results.ts";

const WIDTH = 720;
const ROW = 34;
const LEFT = 190;
const RIGHT = 150;
const TOP = 44;
/** Where the goals stand in the room of the bars, so that what misses them by far still fits. */
const GOAL = 0.4;

const STYLE = `
    text { font: 13px system-ui, sans-serif; fill: #1f2328 }
    .title { font-weight: 600 } .quiet { fill: #59636e; font-size: 12px }
    .pass { fill: #2f81c7 } .fail { fill: #c4542b } .track { fill: #8b949e; opacity: .18 }
    .goal { stroke: #1f2328; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 } .quiet { fill: #9198a1 } .goal { stroke: #e6edf3 }
      .pass { fill: #58a6ff } .fail { fill: #f0883e }
    }`;

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Every bar has its own scale: its goal stands in the same place in all of them. */
function bar(figure: Figure, index: number): string {
  const { name, goal, reached, unit } = figure;
  const y = TOP + index * ROW;
  const room = WIDTH - LEFT - RIGHT;
  const mark = LEFT + room * GOAL;
  const length = Math.min(room, room * GOAL * (reached / goal));
  return `  <text x="${LEFT - 12}" y="${y + 15}" text-anchor="end">${escaped(name)}</text>
  <rect class="track" x="${LEFT}" y="${y}" width="${room}" height="20" rx="3"/>
  <rect class="${isMet(figure) ? "pass" : "fail"}" x="${LEFT}" y="${y}" width="${length.toFixed(1)}" height="20" rx="3"/>
  <line class="goal" x1="${mark}" y1="${y - 3}" x2="${mark}" y2="${y + 23}"/>
  <text x="${WIDTH - RIGHT + 12}" y="${y + 15}">${shown(reached, unit)} <tspan class="quiet">≤ ${shown(goal, unit)}</tspan></text>`;
}

/** The figures as bars with a mark at each goal; readable on light and on dark pages. */
export function chart(figures: readonly Figure[], about: string): string {
  const height = TOP + figures.length * ROW + 28;
  const label = figures.map(({ name, reached, unit }) => `${name} ${shown(reached, unit)}`).join(", ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">
  <style>${STYLE}
  </style>
  <text class="title" x="12" y="22">CPU per request against bare node:http, scale and memory; the mark is the goal</text>
${figures.map(bar).join("\n")}
  <text class="quiet" x="12" y="${height - 10}">${escaped(about)}</text>
</svg>
`;
}
