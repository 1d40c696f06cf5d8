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
