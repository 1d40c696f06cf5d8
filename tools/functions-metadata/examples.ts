import type { FunctionId } from "../../src/functions/index.js";

/**
 * One example per function, run over the embedded service:
 * docs/analysts/functions.md shows what it shows. Ids are those of the service's own library.
 */
export const examples: Readonly<Record<FunctionId, string>> = {
  SEARCH: '=STAT.SEARCH("total population of Germany",,,1,"columns=id,title,released,premium")',
  STATISTICS:
    '=STAT.STATISTICS("Gesamtbevölkerung Deutschland",2015,"today",1,"platform=de; columns=id,title")',
  INFOGRAPHICS: '=STAT.INFOGRAPHICS("people in Germany 2015",,,1,"columns=id,title,link")',
  TOPICS: '=STAT.TOPICS("consumption and investment",,,1,"columns=id,title,path,date")',
  STUDIES:
    '=STAT.STUDIES("societies compared G7 countries",,,1,"geolocation=Germany; columns=id,title,date")',
  INDICATORS: '=STAT.INDICATORS("real gross domestic product",1,"columns=id,title,start,end")',
  DATA: '=STAT.DATA(7598345427,"limit=-3; unit=on")',
  INDICATOR:
    '=STAT.INDICATOR("c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a","Germany, FR, 392",2015,,"header=name; scale=billion")',
  PLACES: '=STAT.PLACES("G7","columns=code,name,as of")',
  VALUE: "=STAT.VALUE(7598345427,,{2000;2010;2017})",
  GROWTH: '=STAT.GROWTH(7598345427,,2007,2017,"rate=cagr")',
  INFO: '=STAT.INFO(7598345427,"title, unit, sources, released")',
  CITE: '=STAT.CITE(7598345427,"harvard")',
  REPORT: "=STAT.REPORT(7598345427)",
  IMAGE: "=STAT.IMAGE(7598345427,600)",
  CARD: "=STAT.CARD(7598345427)",
  ASK: '=STAT.ASK("How large is the population of Germany?")',
  "ASK.FACTS": '=STAT.ASK.FACTS("How large is the population of Germany?")',
  "ASK.SOURCES": '=STAT.ASK.SOURCES("How large is the population of Germany?")',
  STATUS: '=STAT.STATUS("calls, pending, version")',
};

const gdp = '"c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a"';
const people = '"69e91409-83cd-5a80-b0b0-9207c2e3d48f"';
const goods = '"d63e6e6f-f6a5-5ce9-8a63-a321167c6385"';
const prices = '"6181c8aa-aec9-53f8-9d7f-f5ea735ffec2"';

const tenYears = '"baf3c2ca-edb6-5331-90c0-e65eb31c3c44"';
const growth = '"fcc75560-30d6-52f0-9f41-6a89899ecf44"';

const bare = (id: string) => id.replaceAll('"', "");

/** Further examples, so that every option of what is computed from figures has one. */
const further: Readonly<Partial<Record<FunctionId, readonly string[]>>> = {
  SEARCH: ['=STAT.SEARCH("population",,,2,"premium=off; headers=off; columns=title")'],
  STATISTICS: [
    '=STAT.STATISTICS("population",,,2,"page=2; sort=newest; columns=title,released")',
    '=STAT.STATISTICS("population",,,2,"transpose=on; columns=id,title")',
  ],
  STUDIES: ['=STAT.STUDIES("prices",,,1,"industry=Economy & Trade; columns=title,industries")'],
  DATA: [
    '=STAT.DATA(7598345427,"change=pct; limit=-2")',
    '=STAT.DATA(7598345427,"change=diff; limit=-2; unit=on")',
    '=STAT.DATA(7598345427,"change=log; limit=-2; headers=off")',
    '=STAT.DATA(7598345427,"change=log-diff; limit=-2; headers=off")',
    '=STAT.DATA(7598345427,"rebase=2015; limit=-3")',
    '=STAT.DATA(7598345427,"layout=long; limit=-2; unit=on")',
    '=STAT.DATA(7598345427,"sort=desc; limit=2; transpose=on")',
    '=STAT.DATA(7598345427,"sort=smallest; limit=2; scale=million")',
  ],
  INDICATOR: [
    `=STAT.INDICATOR(${gdp},"Germany, France",2015,,"change=pct")`,
    `=STAT.INDICATOR(${prices},"USA",2023,,"freq=A; agg=avg; change=pct")`,
    `=STAT.INDICATOR("${bare(gdp)}, ${bare(people)}","DEU, FRA",2015,,"unit=on; header=name")`,
    `=STAT.INDICATOR("${bare(gdp)}, ${bare(people)}","DEU",2015,,"header=one")`,
    `=STAT.INDICATOR("${bare(gdp)}, ${bare(people)}","G7",,,"layout=cross; show=period,notes; header=name; sort=largest")`,
    `=STAT.INDICATOR(${gdp},"DACH",2015,,"sort=columns-largest; show=notes")`,
    `=STAT.INDICATOR(${goods},"USA","2026-06",,"currency=EUR; unit=on; show=notes")`,
    `=STAT.INDICATOR(${gdp},"DACH",2016,,"sort=columns-smallest; dates=start")`,
    `=STAT.INDICATOR(${prices},"USA",2025,,"freq=Q; agg=last; partial=on; fill=linear; unit=on")`,
    `=STAT.INDICATOR(${prices},"USA","2025-09","2025-12","na=#N/A; dates=end")`,
    `=STAT.INDICATOR(${prices},"USA","2025-09","2025-12","fill=previous; sort=asc")`,
    `=STAT.INDICATOR(${prices},"USA","2025-06",,"change=annualised; freq=M; unit=on")`,
    `=STAT.INDICATOR(${prices},"USA",2023,2024,"freq=S; agg=first")`,
    `=STAT.INDICATOR("${bare(tenYears)}, ${bare(growth)}","USA","2026-01",,"freq=Q; agg=avg; header=one")`,
    `=STAT.INDICATOR(${tenYears},"USA",2022,2024,"freq=A; agg=min")`,
    `=STAT.INDICATOR(${tenYears},"USA",2022,2024,"freq=A; agg=max")`,
    `=STAT.INDICATOR(${goods},"USA",2023,2024,"freq=A; agg=sum; unit=on")`,
  ],
  VALUE: [
    `=STAT.VALUE(${tenYears},"USA","2026-08","change=diff-year")`,
    `=STAT.VALUE(${gdp},"G7",2015)`,
    `=STAT.VALUE(${gdp},{"Germany";"France"},,"show=period")`,
    `=STAT.VALUE(${gdp},"DACH",2015,"show=notes")`,
    '=STAT.VALUE(7598345427,,2030,"match=before; show=period")',
    '=STAT.VALUE(7598345427,,,"latest=any; scale=million")',
    `=STAT.VALUE(${prices},"USA",{2022,2023,2024},"agg=avg")`,
    `=STAT.VALUE(${prices},"USA","2025-06","change=pct-year")`,
  ],
  ASK: ['=STAT.ASK("How large is the population of Germany?","layout=lines; sources=on")'],
  PLACES: [`=STAT.PLACES(${prices})`],
  GROWTH: [`=STAT.GROWTH(${prices},"USA",2014,2024,"agg=avg; rate=cagr; show=period")`],
};

/** All examples by the function's id and their number. */
export function allExamples(): Record<string, string> {
  const ids = Object.keys(examples) as FunctionId[];
  return Object.fromEntries(
    ids.flatMap((id) =>
      [examples[id], ...(further[id] ?? [])].map((formula, index) => [
        exampleKey(id, index),
        formula,
      ]),
    ),
  );
}

export const exampleKey = (id: string, index: number) => `${id} ${String(index)}`;

/** The examples of a function, by an id as functions.json has it. */
export function examplesOf(id: string): string[] {
  const known = allExamples();
  const found: string[] = [];
  for (let index = 0; known[exampleKey(id, index)] !== undefined; index += 1) {
    found.push(known[exampleKey(id, index)] ?? "");
  }
  return found;
}
