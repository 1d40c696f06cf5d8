import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "./ask.js";
import { findInvented, languageOf } from "./find-invented.js";

describe("answers from the real library", () => {
  const own = askOwnLibrary();

  it.each([
    ["en", "How many people live in Brazil?", /Total population – Brazil: in 2017/],
    ["en", "How has GDP per capita in Germany grown since 1990?", /Since 1990 \(.*it has risen by/],
    ["en", "Compare life expectancy in Japan, Italy and Nigeria", /Japan is .* above Nigeria/],
    ["en", "Which country has the highest fertility in Africa?", /\(Africa\): Niger \(/],
    ["en", "How did the population of Nigeria change between 1960 and 2010?", /Since 1960/],
    ["en", "Where does Germany rank in GDP per capita?", /rank \d+ of \d+/],
    ["en", "GDP and population of France", /– France:/],
    ["en", "inflation in the US", /United States: in August 2026/],
    ["en", "What is the inflation rate in the United States?", /in August 2026/],
    ["de", "Inflationsrate in den USA", /im August 2026/],
    ["fr", "Quel est le taux d’inflation aux États-Unis ?", /en août 2026/],
    ["es", "¿Cuál es la tasa de inflación en Estados Unidos?", /en agosto de 2026/],
    ["en", "current US CPI", /unadjusted – United States: in August 2026/],
    ["en", "US CPI", /in August 2026/],
    ["en", "inflation in the US in 2010", /in 2010/],
    ["en", "inflation in Germany", /in 2014/],
    ["en", "federal funds rate in August 2025", /– United States: in August 2025/],
    ["en", "US exports to China in August 2024", /China – United States: in August 2024/],
    ["en", "inflation-adjusted GDP US 2024", /^Real gross domestic product .*: in 2024/],
    ["de", "inflationsbereinigtes BIP USA 2024", /^Reales Bruttoinlandsprodukt .* Jahr 2024/],
    ["fr", "PIB corrigé de l’inflation États-Unis 2024", /^Produit intérieur .* réel .*en 2024/],
    ["es", "PIB ajustado por inflación de Estados Unidos en 2024", /^Producto .* real .*en 2024/],
    // One measure, whatever the language.
    ["en", "US GDP in 2024", /^Gross domestic product \(GDP\), nominal .* 29,381 billion U\.S\./],
    [
      "de",
      "BIP USA 2024",
      /^Bruttoinlandsprodukt \(BIP\), nominal .* 29\.381 Milliarden US-Dollar/,
    ],
    ["fr", "PIB États-Unis 2024", /^Produit intérieur brut \(PIB\) nominal .* 29\s381 milliards/],
    ["es", "PIB de Estados Unidos 2024", /^Producto interior bruto \(PIB\) nominal .* 29\.381 /],
    [
      "en",
      "US GDP in 2024 in trillions",
      /^Gross domestic product \(GDP\), nominal .* 29,381 billion/,
    ],
    [
      "fr",
      "PIB des États-Unis 2024 en milliards de dollars",
      /^Produit .* nominal .* 29\s381 mill/,
    ],
    ["en", "population of India in millions", /^Total population – India: in 2017/],
    ["de", "Wie hoch ist die Lebenserwartung in Österreich?", /lag der Wert bei \d\d,\d Jahre/],
    ["de", "Welches Land hat die höchste Säuglingssterblichkeit?", /die höchsten Werte unter/],
    ["de", "Marktanteil von Firefox in Deutschland", /im August 2026 lag der Wert bei/],
    ["de", "Bruttoinlandsprodukt der Schweiz im Jahr 2010", /im Jahr 2010 lag der Wert bei/],
    ["fr", "Quelle est l’espérance de vie en Suisse ?", /la valeur était de 8\d,\d années/],
    ["fr", "Quel est le PIB par habitant de la France depuis 2000 ?", /Depuis 2000 \(/],
    ["fr", "Quel pays a la plus forte population urbaine ?", /les valeurs les plus élevées/],
    ["es", "¿Cuántos habitantes tiene Colombia?", /Colombia: en 2017 el valor fue de/],
    ["es", "¿Cuál era la población de España en 1850?", /en 1850 el valor fue de/],
    ["es", "Compara el PIB de España y Portugal", /Diferencia entre España y Portugal/],
  ])("%s: %s", async (language, question, text) => {
    const job = await own.ask(question);
    expect(job.state.status).toBe("done");
    expect(job.response?.answer).toMatch(text);
    expect(languageOf(job)).toBe(language);
    expect(job.response?.keyFacts).not.toEqual([]);
    expect(findInvented(own.library, question, job)).toEqual([]);
  });

  it("is of no one country where none is asked and others may be meant", async () => {
    const { response } = await own.ask("GDP growth in 2025");
    expect(response?.answer ?? "").not.toContain("United States");
  });

  it("ranks all members of a group, and none is said to have no figures that has some", async () => {
    const question = "highest GDP in emerging markets";
    const highest = await own.ask(question);
    expect(highest.response?.answer).toMatch(
      /the highest values of 20 countries and territories \(Emerging markets\): China \(.*India \(/,
    );
    expect(highest.response?.answer).not.toContain("holds no figures");
    expect(findInvented(own.library, question, highest)).toEqual([]);
    const debt = await own.ask("Which G7 country has the highest debt?");
    expect(debt.response?.answer).toMatch(/\(G7\): Japan \(231\.9 percent of GDP\)/);
  });

  it.each([
    ["How many cars are sold in Germany?", /holds no figures/],
    ["What is the meaning of life?", /holds no figures/],
    ["Wie viele Einwohner hat Berlin?", /enthält keine Werte/],
    ["Qui a gagné la coupe du monde ?", /ne contient pas de chiffres/],
    ["¿Cuántas bicicletas hay en Madrid?", /no contiene cifras/],
    ["poverty in Honduras", /^No statistic shows figures .* but the indicator of that name has/],
    ["Armut Honduras", /^Keine Statistik zeigt Werte .* der Indikator dieses Namens/],
    ["pauvreté Honduras", /^Aucune statistique .* mais l’indicateur de ce nom/],
    ["pobreza Honduras", /^Ninguna estadística .* pero el indicador de ese nombre/],
  ])("none to: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.errorMessage).toMatch(text);
    expect(response).not.toHaveProperty("answer");
    expect(response).toMatchObject({ keyFacts: [], sources: [] });
  });
});
