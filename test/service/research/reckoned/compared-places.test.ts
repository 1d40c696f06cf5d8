import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("whether one place has more than another", () => {
  const own = askOwnLibrary();

  it.each([
    ["Is Germany's GDP higher than France's?", /^Real gross .* – in comparison:\nGermany: .*\nFr/],
    ["Does Spain have higher unemployment than Italy?", /^Unemployment rate – in comparison:\nSp/],
    ["Is life expectancy in Germany or in the US higher?", /^Life expectancy at birth – in comp/],
    ["Ist die Arbeitslosigkeit in Spanien höher als in Italien?", /^Arbeitslosenquote – im Verg/],
    ["Le PIB de l’Allemagne est-il plus élevé que celui de la France ?", /réel – comparaison/],
    ["¿Es el PIB de Alemania mayor que el de Francia?", /\(PIB\) real – comparación/],
    ["Does Italy have more debt than Greece?", /^Public debt – in comparison:\nGreece/],
    ["Who has lower unemployment, France or Spain?", /^Unemployment rate – in comparison:\nSpain/],
    ["Which has higher unemployment, Spain or France?", /^Unemployment rate – in comparison:\nSp/],
    ["What country has lower debt, Spain or Italy?", /^Public debt – in comparison:\nItaly/],
    ["Wer hat höhere Arbeitslosigkeit, Frankreich oder Spanien?", /^Arbeitslosenquote – im Verg/],
    ["Who grew faster in 2014, India or China?", /^Real GDP growth rate – in comparison:\nChina/],
  ])("is answered by the figures of both: %s", async (question, text) => {
    const job = await own.ask(question);
    expect(findInvented(own.library, question, job)).toEqual([]);
    expect(job.response?.answer).toMatch(text);
  });

  it.each([
    ["more people in Nigeria than in Brazil", /^Total population – in comparison/],
    ["Leben mehr Menschen in Nigeria als in Brasilien?", /^Gesamtbevölkerung – im Vergleich/],
    ["Y a-t-il plus d’habitants en Espagne qu’en Italie ?", /^Population totale – comparaison/],
    ["¿Hay más habitantes en España que en Italia?", /^Población total – comparación/],
    ["Is Germany richer than France?", /^Real GDP per capita – in comparison/],
    ["Ist Deutschland reicher als Frankreich?", /^Reales BIP pro Kopf – im Vergleich/],
  ])("is of what the question means by it: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });
});
