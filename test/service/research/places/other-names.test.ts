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
});
