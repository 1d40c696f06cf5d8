import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("figures of a whole span", () => {
  const own = askOwnLibrary();

  const responseTo = async (question: string) => {
    const job = await own.ask(question);
    expect(job.state.status).toBe("done");
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response;
  };

  it.each([
    [
      "average US unemployment rate in 2024",
      /average of the 12 monthly figures .* is 4\.0 percent/,
    ],
    ["durchschnittliche Arbeitslosenquote USA 2024", /Durchschnitt der 12 Monatswerte .* bei 4,0/],
    ["Arbeitslosenquote USA im Jahresdurchschnitt 2024", /Durchschnitt der 12 Monatswerte/],
    ["taux de chômage moyen aux États-Unis en 2024", /moyenne des 12 chiffres mensuels .* de 4,0/],
    ["tasa media de desempleo en Estados Unidos en 2024", /media de las 12 cifras .* de 4,0/],
    ["average US inflation from 2010 to 2020", /11 annual figures from 2010 to 2020 is 1\.7/],
    ["average US GDP growth 2015 to 2020", /24 quarterly figures from Q1 2015 to Q4 2020 is/],
    ["average oil price 2025", /in 2025 the value was/],
    ["average euro dollar exchange rate 2024", /per euro – .* 12 monthly figures .* is 1\.0818/],
  ])("have an average: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("are stated as an average among the key facts", async () => {
    const response = await responseTo("average US unemployment rate in 2024");
    expect(response?.keyFacts).toEqual([
      expect.objectContaining({ type: "average", unit: "percent", value: "4.0" }),
    ]);
  });

  it.each([
    ["average US unemployment rate in 2025", /whole of 2025: .* for 11 of 12 months/],
    ["durchschnittliche Arbeitslosenquote USA 2025", /2025 insgesamt: .* 11 von 12 Monaten/],
    ["taux de chômage moyen aux États-Unis en 2025", /ensemble de 2025 : .* 11 mois sur 12/],
    ["tasa media de desempleo en Estados Unidos en 2025", /conjunto de 2025: .* 11 de 12 meses/],
    ["US exports in 2026", /whole of 2026: .* 2 of 4 quarters/],
    ["US GDP 2026", /whole of 2026: .* 2 of 4 quarters/],
    ["Housing starts in the US in 2026", /whole of 2026: .* \d of 12 months/],
  ])("have none where some are missing: %s", async (question, text) => {
    const response = await responseTo(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it("are the year’s amount where they come at an annual rate", async () => {
    const answer = (await responseTo("Housing starts in the US in 2025"))?.answer;
    expect(answer).toMatch(/average of the 12 monthly figures from January 2025 to December 2025/);
  });

  it.each([
    ["US exports to Mexico 2019", /^Exports .* sum of the 12 monthly .* is 256,676\.5 million/],
    ["US trade with China in 2020", /sum .* is 124,581\.6 .*\n.* sum .* is 432,547\.9/],
    ["US trade deficit 2023", /sum of the 12 monthly figures .* is -749,593 million/],
    ["e-commerce retail sales US 2020", /sum of the 4 quarterly figures from Q1 2020 to Q4 2020/],
    ["Importe der USA aus China 2018", /die Summe der 12 Monatswerte von Januar 2018 bis/],
    ["comercio entre Estados Unidos y China en 2021", /la suma de las 12 cifras mensuales/],
    ["exportations des États-Unis vers le Canada en 2021", /la somme des 12 chiffres mensuels/],
    ["US exports to Mexico growth 2019", /sum .* December 2018 is .*\n.* December 2019 is 256,/],
    ["US imports from China 2018 vs 2020", /sum .* is 538,514\.4 .*\n.* sum .* is 432,547\.9/],
    ["average US exports to Mexico 2019", /average of the 12 monthly figures .* is 21,389\.7/],
    ["US exports to Mexico May 2019", /in May 2019 the value was 22,683/],
  ])("are the year’s sum where they flow: %s", async (question, text) => {
    const answer = (await responseTo(question))?.answer;
    expect(answer).toMatch(text);
    expect(answer).not.toContain("one month");
  });

  it.each([
    [
      "US unemployment rate 2020",
      /December 2020 .* 6\.7 .* The average of the 12 .* is 8\.1 percent/,
    ],
    ["Arbeitslosenquote USA 2020", /6,7 Prozent.* Der Durchschnitt der 12 Monatswerte .* 8,1/],
    ["taux de chômage aux États-Unis en 2020", /6,7 .* La moyenne des 12 chiffres .* 8,1/],
    ["tasa de desempleo en Estados Unidos en 2020", /6,7 .* La media de las 12 cifras .* 8,1/],
    ["fed funds rate in Q2 2022", /June 2022 .* 1\.21 .* The average of the 3 monthly .* 0\.77/],
  ])(
    "stand beside the last part’s figure, which may be quite another: %s",
    async (question, text) => {
      const response = await responseTo(question);
      expect(response?.answer).toMatch(text);
      expect(response?.keyFacts.map(({ type }) => type)).toEqual(["value", "average"]);
    },
  );

  it.each([
    ["a stock has that of its end", "US M2 in 2020"],
    ["some are missing", "US unemployment rate 2025"],
    ["one part is asked", "US unemployment rate December 2020"],
  ])("are no average where %s", async (_, question) => {
    expect((await responseTo(question))?.answer).not.toContain("average");
  });

  it.each([
    ["US e-commerce growth 2025", /Since 2024 \(1,167,438 million .*\) it has risen by 5\.3%\./],
    ["US unemployment 2008 vs 2020", /Since 2008 \(5\.8 percent\) .* by 2\.3 percentage points\./],
    [
      "US imports from China 2018 vs 2020",
      /Since 2018 \(538,514\.4 .*\) it has fallen by 19\.7%\./,
    ],
  ])("are compared between two years: %s", async (question, text) => {
    const response = await responseTo(question);
    expect(response?.answer).toMatch(text);
    expect(response?.keyFacts.at(-1)?.type).toBe("change");
  });

  it("are a quarter’s sum as well", async () => {
    const { response } = await own.ask("US imports from China in Q2 2020");
    const sum = /sum of the 3 monthly figures from April 2020 to June 2020 is 104,335\.7/;
    expect(response?.answer).toMatch(sum);
  });

  it("have no sum where some are missing, and are a sum among the key facts", async () => {
    const some = await responseTo("US exports to Mexico 2026");
    expect(some).not.toHaveProperty("answer");
    expect(some?.errorMessage).toMatch(/whole of 2026: .* for \d+ of 12 months/);
    const all = await responseTo("US exports to Mexico 2019");
    expect(all?.keyFacts).toEqual([expect.objectContaining({ type: "sum", value: "256,676.5" })]);
  });

  it.each([
    ["average US unemployment rate", /figure of one month and no average/],
    ["average GDP per capita in Africa", /places one by one, and no average/],
    ["average unemployment in the G7 in 2013", /places one by one, and no average/],
    ["Durchschnitt des BIP pro Kopf in Afrika", /einzelnen Länder und Gebiete und nicht ihr/],
  ])("are not passed off as an average: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["average US M1 in 2020", /“Money stock M1” for United States breaks in May 2020/],
    ["durchschnittliche Geldmenge M1 USA 2020", /hat einen Bruch \(Mai 2020\)/],
    ["moyenne de M1 aux États-Unis en 2020", /a une rupture \(mai 2020\)/],
    ["US bank credit average 2010", /breaks in March 2010/],
  ])("are none across a break: %s", async (question, text) => {
    const response = await responseTo(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it.each(["EUR/USD annual average 2015", "yearly average EUR/USD 2015"])(
    "of a year are annual ones: %s",
    async (question) => {
      expect((await responseTo(question))?.answer).toContain(
        "the average of the 12 monthly figures from January 2015 to December 2015 is 1.1100",
      );
    },
  );

  it("of a year are of the levels, and not of their annual growth", async () => {
    const { answer } = (await responseTo("US industrial production annual average 2023")) ?? {};
    expect(answer).toMatch(/^Industrial production: total index .* is 100\.764 index/);
  });

  it("are there on either side of a break", async () => {
    expect((await responseTo("average US M1 2022"))?.answer).toContain("is 20,434.2 billion");
  });
});
