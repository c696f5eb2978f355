import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costText, readCost } from "../../src/text/cost.ts";
import { hostile } from "./samples.ts";

const dollars = { symbol: "$", code: "USD", position: "prefix" } as const;
const euros = { symbol: "€", code: "EUR", position: "postfix" } as const;

function read(stored: string) {
  const { cost, cost_details: details } = readCost(stored, dollars);
  const { currency_symbol: symbol, currency_code: code, currency_position: position, values } = details;
  return [cost, symbol, code, position, values];
}

describe("D44: costs", () => {
  it.each([
    ["", "", "", "", "", []],
    ["0", "", "", "", "", []],
    ["5", "$5", "", "", "", ["5"]],
    ["12.50", "$12.50", "", "", "", ["12.50"]],
    ["1,000", "$1,000", "", "", "", ["1000"]],
    [".50", "$.50", "", "", "", ["0.50"]],
    ["10.125", "$10.125", "", "", "", ["10.125"]],
    ["$10", "$10", "$", "", "prefix", ["10"]],
    ["15€", "15€", "€", "", "postfix", ["15"]],
    ["€15", "€15", "€", "", "prefix", ["15"]],
    ["$1,000.50", "$1,000.50", "$", "", "prefix", ["1000.50"]],
    ["12,50 €", "12,50 €", "€", "", "postfix", ["12.50"]],
    ["€ 12,50", "€ 12,50", "€", "", "prefix", ["12.50"]],
    ["1.000,50 €", "1.000,50 €", "€", "", "postfix", ["1000.50"]],
    ["1.250 €", "1.250 €", "€", "", "postfix", ["1250"]],
    ["1 000 kr", "1 000 kr", "kr", "", "postfix", ["1000"]],
    ["CHF 1'250.50", "CHF 1'250.50", "", "CHF", "prefix", ["1250.50"]],
    ["10 USD", "10 USD", "", "USD", "postfix", ["10"]],
    ["$10 USD", "$10 USD", "$", "USD", "prefix", ["10"]],
    ["10 usd", "10 usd", "", "USD", "postfix", ["10"]],
    ["Eur 10-20", "Eur 10 – Eur 20", "", "EUR", "prefix", ["10", "20"]],
    ["10 Euro", "10 Euro", "Euro", "", "postfix", ["10"]],
    ["12,50 euros", "12,50 euros", "euros", "", "postfix", ["12.50"]],
    ["5 dollars per person", "5 dollars per person", "dollars", "", "postfix", ["5"]],
    ["10 per person", "10 per person", "", "", "", []],
    ["5 eurovision fans", "5 eurovision fans", "", "", "", []],
    ["US$10", "US$10", "US$", "", "prefix", ["10"]],
    ["$0", "Free", "$", "", "prefix", ["0"]],
    ["0.00", "Free", "", "", "", ["0.00"]],
    ["10-20", "$10 – $20", "", "", "", ["10", "20"]],
    ["20 – 10", "$10 – $20", "", "", "", ["10", "20"]],
    ["$10-20", "$10 – $20", "$", "", "prefix", ["10", "20"]],
    ["$10 - $20", "$10 – $20", "$", "", "prefix", ["10", "20"]],
    ["10-20 €", "10 € – 20 €", "€", "", "postfix", ["10", "20"]],
    ["10, 20, 9", "$9 – $20", "", "", "", ["9", "10", "20"]],
    ["5, 5", "$5", "", "", "", ["5"]],
    ["$10 / €9", "$10 / €9", "$", "", "prefix", ["9", "10"]],
    ["Free", "Free", "", "", "", []],
    ["Ask us", "Ask us", "", "", "", []],
    ["Free for kids under 12", "Free for kids under 12", "", "", "", []],
    ["Pay what you can $5", "Pay what you can $5", "$", "", "prefix", ["5"]],
    ["-5", "-5", "-", "", "prefix", ["5"]],
    ["- 5.50", "- 5.50", "-", "", "prefix", ["5.50"]],
    ["-5-10", "-5-10", "", "", "", ["5", "10"]],
    ["-$5", "-$5", "$", "", "prefix", ["5"]],
    ["-5 to -2 below", "-5 to -2 below", "", "", "", []],
    ["$", "$", "", "", "", []],
  ])("%j", (stored, ...seen) => {
    expect(read(stored)).toEqual(seen);
  });

  it("uses the currency of the site as it is written there", () => {
    expect(readCost("10-20", euros).cost).toBe("10€ – 20€");
    expect(readCost("5", { ...euros, symbol: "" }).cost).toBe("5EUR");
  });

  it("values are plain decimals, ascending, whatever the text", () => {
    const texts = fc.array(
      fc.constantFrom("1", "0", "23", ".", ",", " ", "-", "$", "€", "USD", "kr", "x", "'"),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(texts, (parts) => {
        const { values } = readCost(parts.join(""), dollars).cost_details;
        expect(values).toEqual([...new Set(values)].sort((a, b) => Number(a) - Number(b)));
        for (const value of values) expect(value).toMatch(/^\d+(?:\.\d+)?$/);
      }),
    );
  });
});

it("reads the cost of a request", () => {
  expect(costText(" 10 ")).toBe("10");
  expect(costText(10.5)).toBe("10.5");
  expect(costText([5, "10"])).toBe("5, 10");
  expect(costText([])).toBe("");
  for (const other of [true, null, undefined, {}, [true], [[1]], [{}]])
    expect(costText(other)).toBeUndefined();
});

describe("hostile input is read in time", () => {
  it.each(hostile(300_000))("%s", (_, raw) => {
    const start = performance.now();
    readCost(raw, dollars);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
