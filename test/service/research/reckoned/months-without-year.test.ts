import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

/** Asked on 20 November 2026. */
describe("a month without its year", () => {
  const own = askOwnLibrary();

  it.each([
    ["unemployment US since January", / in September 2026 .* Since January 2026 \(/],
    ["US unemployment since May", / Since May 2026 \(/],
    ["Arbeitslosenquote USA seit Januar", / Seit Januar 2026 \(/],
    ["chômage États-Unis depuis janvier", / Depuis janvier 2026 \(/],
    ["desempleo EE. UU. desde enero", / Desde enero de 2026 \(/],
    ["US inflation since last January", / Since January 2026 \(/],
    ["US inflation in August", / in August 2026 the value was /],
    ["Arbeitslosenquote USA im März", / im März 2026 /],
    ["US inflation in December", / in December 2025 the value was /],
    ["average unemployment since January US", / the average of the 9 monthly figures /],
    ["US unemployment in March 2020", / in March 2020 the value was /],
  ])("is the latest that has begun: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each([
    ["US CPI in August of last year", / in August 2025 the value was 323/],
    ["US CPI in March this year", / in March 2026 the value was /],
    ["Arbeitslosenquote USA im August letzten Jahres", / im August 2025 /],
    ["taux de chômage États-Unis août de l’année dernière", / en août 2025/],
    ["tasa de desempleo Estados Unidos en agosto del año pasado", / en agosto de 2025 /],
  ])("is of the year that is counted from today: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each([
    ["US unemployment rate year to date", / Since January 2026 \(/],
    ["Arbeitslosenquote USA seit Jahresbeginn", / Seit Januar 2026 \(/],
    ["taux de chômage États-Unis depuis le début de l’année", / Depuis janvier 2026 \(/],
    ["tasa de desempleo Estados Unidos en lo que va de año", / Desde enero de 2026 \(/],
    ["Arbeitslosenquote USA von 2010 an", / im September 2026 .* Seit Januar 2010 \(/],
    ["Arbeitslosenquote USA im Schnitt 2010 bis 2019", /der Durchschnitt der 120 Monatswerte/],
  ])("and a year that has begun: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each(["may unemployment US rise", "unemployment in Mali"])(
    "is none in other words: %s",
    async (question) => {
      expect((await own.ask(question)).response?.answer).not.toMatch(/May 2026|March 2026/);
    },
  );

  it("is not there where there are years alone", async () => {
    expect((await own.ask("population of Chad in May")).response?.errorMessage).toMatch(
      /^No figures for May 2026: /,
    );
  });
});
