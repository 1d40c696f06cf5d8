import type { FunctionId } from "../../src/functions/index.js";

/**
 * One example per function, run over the embedded service:
 * docs/functions.md shows what it shows. Ids are those of the service's own library.
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

/** A function's example, by an id as functions.json has it; empty for none. */
export function exampleOf(id: string): string {
  const known: Readonly<Record<string, string>> = examples;
  return known[id] ?? "";
}
