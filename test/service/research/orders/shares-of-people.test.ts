import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a share of the poorest or the richest", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "highest income share of the bottom 10 percent in Africa",
      /^Share of the lowest 10 percent .* the highest values .*: Mali \(3\.5 /,
    ],
    [
      "top 5 countries by Share of the lowest 10 percent in household income or consumption",
      /^Share of the lowest 10 percent .* the highest values .*: Taiwan \(6\.4 /,
    ],
    ["income share of the poorest 10% in Brazil", /^Share of the lowest .*: in 2009 .* 0\.8 /],
    ["income share of the richest 10% in Brazil", /^Share of the highest .*: in 2009 .* 42\.9 /],
    [
      "part du revenu des 10 % les plus pauvres en France",
      /^Part des 10 % les plus modestes .* 3,6 /,
    ],
    ["part des 10 % les plus riches en France", /^Part des 10 % les plus aisés .* 25,4 /],
    [
      "parte de los ingresos del 10 % más pobre en España",
      /^Participación del 10 % más pobre .* 2,5 /,
    ],
    ["participación del 10% más rico de Brasil", /^Participación del 10 % más rico .* 42,9 /],
  ])("is never that of the others: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    "income share of the poorest 50% in Brazil",
    "participación del 20 % más rico en España",
  ])("is not that of another part: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
  });

  it.each([
    ["los 10 países más pobres", /los valores más bajos de 179 .*: República Centroafricana/],
    ["top 10 countries by GDP per capita", /the highest values of 179 .*: Qatar/],
  ])("leaves orders of places what they are: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});
