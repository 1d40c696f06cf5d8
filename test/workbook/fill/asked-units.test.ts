import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openShippedService,
  type ShippedService,
} from "../../functions/support/open-shipped-service.js";
import { openFillWorkbench, population, whole, type FillWorkbench } from "./fill-workbench.js";

const nominal = "d43dc240-41b2-5545-ac45-ef7a2b1d90c4";

let service: ShippedService;
beforeAll(async () => {
  service = await openShippedService();
});
afterAll(() => service.close());
let table: FillWorkbench;
beforeEach(async () => {
  table = await openFillWorkbench(service);
});
afterEach(() => {
  table.close();
});

/** What a table with such a title would be filled with: the options of its formulas, or why it is not filled. */
async function planned(titles: readonly string[], id: string): Promise<Record<string, string>> {
  const measure = id === nominal ? "GDP official exchange rate" : "Total population";
  const found: Record<string, string> = {};
  for (const [index, title] of titles.entries()) {
    const at = index * 6;
    table.enter([[title], ["", 2014], ["Germany"], ["France"]], at);
    const read = await table.read(`A${String(at + 1)}:B${String(at + 4)}`, { measure });
    const plan = table.plan(read, whole(read, id));
    const reasons = [...new Set(plan.left.map(({ reason }) => reason))];
    found[title] =
      plan.cells.length > 0
        ? (plan.units.map(({ options }) => options)[0] ?? "as published")
        : reasons.join();
  }
  return found;
}
const all = (titles: readonly string[], answer: string) =>
  Object.fromEntries(titles.map((title) => [title, answer]));

describe("a scale in a title", () => {
  it("is an option, however it is written", async () => {
    const thousands = [
      ..."('000)|(’000)|(000s)|(000)|(k)|(x1000)|(x 1,000)|(in 1,000)|(in 1.000)|(1 000)".split(
        "|",
      ),
      ..."(in 000)|in 000|in thousands|(thousands)|(thous.)|(Tsd.)|(in Tausend)|(milliers)".split(
        "|",
      ),
      ..."(en milliers)|(miles de personas)|(in thousand persons)|(10³)|(10^3)".split("|"),
      ...", in thousands|, '000|, 000s| '000| (Tsd. Einwohner)| (en milliers d’habitants)".split(
        "|",
      ),
    ].map((unit) => `Total population ${unit}`.replace("  ", " ").replace(" ,", ","));
    expect(await planned(thousands, population)).toEqual(all(thousands, "scale=thousand"));
    const millions =
      "(mn)|(million)|(Mio.)|(millions)|(millones)|(1,000,000)|(10⁶)|(millions of people)"
        .split("|")
        .map((unit) => `Total population ${unit}`);
    expect(await planned(millions, population)).toEqual(all(millions, "scale=million"));
  });

  it("keeps a table empty where it may be another one", async () => {
    const unread = [
      ..."(m)|(M)|(K)|(t)|(hundreds)|(hundred thousands)|(ten thousands)|(lakh)|(crore)|(mil)|(mille)".split(
        "|",
      ),
      ..."(%)|(in %)|in percent|(per 1,000)|(per 1,000 inhabitants)|(per capita)|(pro Kopf)|(‰)".split(
        "|",
      ),
      ..."(index)|(2015=100)|(2015 = 100)|(Index, 2015=100)|(kg)|(million tonnes)|(per km²)".split(
        "|",
      ),
      ..."(par habitant)|(por 1000 habitantes)|(je 1.000 Einwohner)|, %|, index|in ten thousands|ten thousands".split(
        "|",
      ),
    ].map((unit) => `Total population ${unit}`.replace(" ,", ","));
    expect(await planned(unread, population)).toEqual(all(unread, "unit"));
  });

  it("is none in words that are no unit", async () => {
    const others = [
      ..."(persons)|(people)|(both sexes)|(GDP)|(UN estimates)|in 2014|in Germany and France".split(
        "|",
      ),
      ..."(2014)|(provisional)|in Euro area countries|(Euro area)|, World Bank|(as of 1 July)".split(
        "|",
      ),
    ].map((unit) => `Total population ${unit}`.replace(" ,", ","));
    expect(await planned(others, population)).toEqual(all(others, "as published"));
  });
});

describe("a currency in a title", () => {
  const name = "Gross domestic product at the official exchange rate";

  it("is an option with its scale, however it is written", async () => {
    const titles = {
      "scale=billion; currency=GBP": "(£bn)|(£ bn)|(GBP bn)|(bn GBP)|(billion pounds sterling)",
      "scale=million; currency=EUR":
        "(€m)|(EUR m)|(EUR million)|(EURm)|(€ mn)|(m€)|(M€)|(Mio. €)|(MEUR)|in Mio. Euro|in €m|(en millions d’euros)|(millones de euros)|, €m",
      "scale=billion; currency=EUR": "(Mrd. €)|(Mrd EUR)|(Md€)|(milliards d’euros)|(EUR bn)|€bn",
      "scale=thousand; currency=EUR":
        "(k€)|(€k)|(TEUR)|(T€)|(€'000)|(Tsd. €)|(€000s)|(miles de euros)",
      "scale=million": "($m)|(US$m)|(USD m)|(US$ million)|($ millions)|(current US$ million)|($mm)",
      "scale=1": "(US$)|(USD)|(current US$)|(dollars)",
      "scale=1; currency=EUR": "(EUR)|(€)|in euros",
    };
    for (const [options, written] of Object.entries(titles)) {
      const units = written.split("|").map((unit) => `${name} ${unit}`.replace(" ,", ","));
      expect(await planned(units, nominal)).toEqual(all(units, options));
    }
  });

  it("keeps a table empty where it is not one beyond doubt", async () => {
    const units =
      "(¥bn)|(pounds, million)|(kr m)|(£T)|(constant 2010 US$)|RUB bn|(% of GDP)|(US$ per capita)|(EUR per kg)|(rupees)|(index)|(PPP $)|(RUB bn)"
        .split("|")
        .map((unit) => `${name} ${unit}`);
    expect(await planned(units, nominal)).toEqual(all(units, "unit"));
  });

  it("brings the figures of that currency and scale", async () => {
    table.enter([[`${name} (US$m)`], ["", 2014], ["Germany"], ["France"]]);
    const found = await table.read("A1:B4");
    expect(found.whole?.sure).toBe(nominal);
    await table.fill(found);
    expect(table.workbench.values("B3")).toEqual([[3_860_000]]);
    expect(table.workbench.cell("B3").formula).toBe(
      `=STAT.VALUE("${nominal}",$A3,B$2,"scale=million")`,
    );
  });
});
