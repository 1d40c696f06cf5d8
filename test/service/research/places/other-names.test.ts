import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a place by another of its names", () => {
  const own = askOwnLibrary();

  it.each([
    ["inflation E.U.", "European Union"],
    ["inflation aux É.-U.", "États-Unis"],
    ["inflación EE.UU.", "Estados Unidos"],
    ["population U.A.E.", "United Arab Emirates"],
    ["población África del Sur", "Sudáfrica"],
    ["Corea del Sur PIB per cápita", "Corea del Sur"],
    ["Bevölkerung VR China", "China"],
    ["population Korea (South)", "South Korea"],
    ["población Federación de Rusia", "Rusia"],
  ])("is that place: %s", async (question, place) => {
    expect(await own.answerTo(question)).toContain(` – ${place}`);
  });

  it.each([
    ["population of Congo", "Democratic Republic of the Congo: in", "Republic of the Congo: in"],
    ["Bevölkerung Kongo", "Demokratische Republik Kongo: im", "Republik Kongo: im"],
    ["Saint Martin population", "Sint Maarten: in", "St. Martin: in"],
  ])("is each of two that are called alike: %s", async (question, ...places) => {
    const answer = await own.answerTo(question);
    for (const place of places) expect(answer).toContain(place);
  });
});
