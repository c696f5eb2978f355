/** The style sheet of the page: two colour schemes, one column on a phone, no web font. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #fff; --panel: #f5f6f8; --line: #dfe3e8; --text: #1b2430; --soft: #56606d; --link: #0b57b7; --mark: #a02c10;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12161c; --panel: #1b212a; --line: #323b47; --text: #e6eaf0; --soft: #a6b0bd; --link: #86b7ff;
    --mark: #ffab8f;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  display: grid; grid-template: auto 1fr / minmax(17rem, 20rem) minmax(0, 1fr);
}
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
code, pre { font: .875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
pre code { font-size: 1em; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: .5rem 1rem; z-index: 1; }
header { grid-column: 1 / -1; padding: 2rem 2rem 1.5rem; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: clamp(1.5rem, 1.1rem + 1.8vw, 1.9rem); letter-spacing: -.02em; line-height: 1.2; overflow-wrap: anywhere; }
header p { margin: .35rem 0 0; color: var(--soft); max-width: 60ch; }
nav { padding: 1.5rem 1rem 2rem 2rem; font-size: .875rem; position: sticky; top: 0; max-height: 100vh; overflow: auto; }
nav h2 { font-size: .875rem; margin: 1.1rem 0 .3rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .2rem .4rem; margin-left: -.4rem; border-radius: 5px; text-decoration: none; color: var(--text); }
nav a:hover { background: var(--panel); }
nav li code { overflow-wrap: anywhere; }
main { padding: 1.5rem 2rem 5rem; max-width: 58rem; }
h2 { font-size: 1.4rem; margin: 0 0 .75rem; letter-spacing: -.01em; }
main > section { padding-bottom: 1.5rem; }
main > section + section { padding-top: 1.5rem; border-top: 1px solid var(--line); }
h3 { margin: 0 0 .5rem; font-size: 1.05rem; overflow-wrap: anywhere; }
p { margin: 0 0 .75rem; max-width: 68ch; }
.operation { padding: 1.25rem 0; }
.operation + .operation { border-top: 1px dashed var(--line); }
.method {
  display: inline-block; font: 700 .7rem/1 ui-monospace, Menlo, Consolas, monospace; letter-spacing: .04em;
  color: var(--link); border: 1px solid; border-radius: 4px; padding: .25em .4em; vertical-align: .1em;
}
.post, .put, .patch { color: light-dark(#17683a, #7fd8a4); }
.delete { color: var(--mark); }
.lock { white-space: nowrap; }
pre {
  background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: 0 0 1rem;
  white-space: pre-wrap; overflow-wrap: anywhere;
}
summary { cursor: pointer; font-weight: 600; padding: .35rem 0; }
.count { color: var(--soft); font-weight: 400; }
dl { margin: .25rem 0 .75rem; }
dl div { padding: .5rem 0; border-top: 1px solid var(--line); }
dl div { display: grid; grid-template-columns: minmax(12rem, 2fr) 3fr; gap: 0 1.5rem; }
dt { overflow-wrap: anywhere; }
dt > code { font-weight: 650; }
dt strong { color: var(--mark); font-size: .8125rem; font-weight: 600; }
dd { margin: 0; color: var(--soft); }
.type, .default { color: var(--soft); font-size: .8125rem; }
.status { font-weight: 650; font-variant-numeric: tabular-nums; }
@media (max-width: 56rem) {
  body { display: block; }
  header, nav, main { padding-inline: 1rem; }
  nav { position: static; max-height: none; border-bottom: 1px solid var(--line); }
  dl div { grid-template-columns: 1fr; }
}
`;
