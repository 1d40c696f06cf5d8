import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("who moves, and what is invested, from one place to another", () => {
  const own = askOwnLibrary();

  it.each([
    "immigration from Mexico",
    "migration from Syria to Germany",
    "emigration to Germany",
    "Einwanderung aus Mexiko",
    "Auswanderung nach Deutschland",
    "FDI from China",
    "Chinese FDI in Germany",
    "foreign direct investment from China",
  ])("is none of either place's own: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(new RegExp(`[“„]${question}[”“]\\.$`));
  });

  it.each([
    ["immigration to Germany", "This is neither immigration nor emigration"],
    ["emigration from Mexico", "those who come less those who go"],
    ["Zuwanderung nach Deutschland", "Das ist weder Zu- noch Abwanderung"],
    ["immigration du Mexique", "Ce n’est ni l’immigration ni l’émigration"],
    ["inmigración en España", "No es la inmigración ni la emigración"],
  ])("is said to be the balance where one way is asked: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toContain(text);
  });

  it.each([
    ["net migration Germany vs France", /^Net migration rate – in comparison/],
    ["FDI into Germany and France", /^Stock of foreign direct investment in the country – in comp/],
    ["outward FDI China", /^Stock of direct investment abroad – China/],
  ])("is not spoken of where a place's own is asked: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
    expect(response?.answer).not.toContain("neither");
  });
});
