import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a time with one end", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> => {
    const job = await own.ask(question);
    return job.response?.answer ?? job.response?.errorMessage ?? "";
  };

  it.each([
    ...[
      "2020 to now",
      "2020 until today",
      "2020-today",
      "from 2020 to the present",
      "2020 to date",
    ],
    ...["between 2020 and today", "2020+", "2020 and later", "2020 or later", "2020 onward"],
    ...["from 2020 onwards", "not before 2020", "no earlier than 2020", "starting in 2020"],
    ...["2020 vs today", "since the year 2020", "from 2020 on", ">= 2020", "> 2019"],
  ])("goes on until the newest figure: %s", async (time) => {
    expect(await answerTo(`US unemployment rate ${time}`)).toMatch(/2026 .* Since January 2020/);
  });

  it.each([
    ["US-Arbeitslosenquote 2020 bis heute", /2026 .* Seit Januar 2020/],
    ["Arbeitslosenquote USA 2020 und später", /2026 .* Seit Januar 2020/],
    ["taux de chômage aux États-Unis de 2020 à aujourd’hui", /2026.* Depuis janvier 2020/],
    ["tasa de desempleo de Estados Unidos desde 2020 hasta hoy", /2026 .* Desde enero de 2020/],
    ["tasa de desempleo de Estados Unidos 2020 en adelante", /2026 .* Desde enero de 2020/],
  ])("so in the other languages: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ...["through 2000", "thru 2000", "up to 2000", "up until 2000", "until 2000"],
    ...["no later than 2000", "not after 2000", "2000 and earlier", "2000 or before"],
    ...["up to and including 2000", "≤2000", "<2001"],
  ])("ends with the one that is named: %s", async (time) => {
    expect(await answerTo(`US inflation ${time}`)).toMatch(/in 2000 .* Since 1914/);
  });

  it.each(["prior to 2000", "pre-2000", "pre 2000", "earlier than 2000", "before the year 2000"])(
    "ends ahead of it: %s",
    async (time) => {
      expect(await answerTo(`US inflation ${time}`)).toMatch(/in 1999 .* Since 1914/);
    },
  );

  it.each(["post-2019", "post 2019", "later than 2019", "after 2019"])(
    "begins behind it: %s",
    async (time) => {
      expect(await answerTo(`US unemployment rate ${time}`)).toMatch(/2026 .* Since January 2020/);
    },
  );

  it.each([
    ["before the 1990s", /in 1989 .* Since 1914/],
    ["until the 1990s", /in 1999 .* Since 1914/],
    ["in the 1990s", /in 1999 .* Since 1990/],
    ["from the 1990s to the 2010s", /in 2019 .* Since 1990/],
    ["in the 1990s and 2000s", /in 2009 .* Since 1990/],
    ["since 2020 until 2022", /in 2022 .* Since 2020/],
  ])("is that of decades and spans: %s", async (time, text) => {
    expect(await answerTo(`US inflation ${time}`)).toMatch(text);
  });

  it("begins with a decade or behind it", async () => {
    expect(await answerTo("US unemployment rate since the 1990s")).toMatch(/Since January 1990/);
    expect(await answerTo("US unemployment rate after the 1990s")).toMatch(/Since January 2000/);
  });

  it.each([
    ...["in 2020 and what is it now", "now compared with 2020", "today vs 2020", "now and in 2020"],
    ...["now versus the year 2020"],
  ])("goes to today, against which it is set: %s", async (time) => {
    expect(await answerTo(`US unemployment rate ${time}`)).toMatch(/2026 .* Since January 2020/);
  });

  it.each([
    ["compare US unemployment rate in 2020 with today", /2026 .* Since January 2020/],
    ["is US inflation higher now than in 2020?", /2026 .* Since January 2020/],
    ["US-Arbeitslosenquote heute im Vergleich zu 2020", /2026 .* Seit Januar 2020/],
    ["taux de chômage États-Unis aujourd’hui par rapport à 2020", /2026.* Depuis janvier 2020/],
    ["US unemployment rate now and six years ago", /in (\w+) 2026 .* Since \1 2020/],
    ["latest US unemployment rate in 2020", /in December 2020 the value/],
  ])("so in a question: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["US inflation compared to 2010", /in August 2026 .* Since January 2010/],
    ["US inflation compared with the 1970s", /in August 2026 .* Since January 1970/],
    ["Is US inflation higher than 2010?", /in August 2026 .* Since January 2010/],
    ["Is US inflation lower today than in 2010?", /in August 2026 .* Since January 2010/],
    ["Is Germany's GDP higher today than in 2005?", /^Real gross .* in 2017 .* Since 2005/],
    ["Inflation USA im Vergleich zu 2010", /im August 2026 .* Seit Januar 2010/],
    ["Ist die Inflation in den USA höher als 2010?", /im August 2026 .* Seit Januar 2010/],
    ["inflation aux États-Unis par rapport à 2010", /août 2026.* Depuis janvier 2010/],
    ["inflation aux États-Unis plus élevée qu’en 2010", /août 2026.* Depuis janvier 2010/],
    ["inflación en Estados Unidos en comparación con 2010", /2026.* Desde enero de 2010/],
    ["¿Es la inflación de Estados Unidos más alta que en 2010?", /2026.* Desde enero de 2010/],
  ])(
    "goes to the newest figure, where one time alone is what is compared with: %s",
    async (question, text) => {
      expect(await answerTo(question)).toMatch(text);
    },
  );
});
