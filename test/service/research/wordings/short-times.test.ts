import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("figures by quarter", () => {
  const own = askOwnLibrary();

  it.each([
    ["US GDP by quarter", /^Gross domestic product \(GDP\), nominal – United States: in Q2 2026/],
    ["US GDP per quarter", /^Gross domestic product \(GDP\), nominal/],
    ["BIP USA nach Quartalen", /^Bruttoinlandsprodukt \(BIP\), nominal/],
    ["vierteljährliches BIP USA", /^Bruttoinlandsprodukt \(BIP\), nominal/],
    ["PIB des États-Unis par trimestre", /^Produit intérieur brut \(PIB\) nominal/],
    ["PIB de Estados Unidos por trimestre", /^Producto interior bruto \(PIB\) nominal/],
    ["US GDP last quarter", /^Gross domestic product \(GDP\), nominal – United States: in Q2 2026/],
    ["BIP USA im letzten Quartal", /^Bruttoinlandsprodukt \(BIP\), nominal/],
    ["PIB États-Unis au dernier trimestre", /^Produit intérieur brut \(PIB\) nominal/],
    ["US GDP last quarter of 2024", /^Gross domestic product .*: in Q4 2024 /],
    ["US GDP growth by quarter", /^Real GDP growth on the quarter/],
    ["how much did US GDP grow last quarter", /^Real GDP growth on the quarter/],
    ["US GDP last quarter vs a year earlier", /^Real GDP growth on the year/],
  ])("are changes on the quarter only where growth is asked: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});

describe("times in few letters", () => {
  const own = askOwnLibrary();

  it.each([
    ["202508", /: in August 2025 /],
    ["20250831", /: in August 2025 /],
    ["2025:08", /: in August 2025 /],
    ["Aug25", /: in August 2025 /],
    ["Aug2025", /: in August 2025 /],
    ["2025Aug", /: in August 2025 /],
    ["25Q3", /: in September 2025 .* one month/],
    ["CY2025", /: in December 2025 .* one month/],
    ["last 12m", /Since August 2025 /],
    ["last 6m", /Since February 2026 /],
    ["past 5y", /Since August 2021 /],
  ])("are the times that they stand for: US CPI %s", async (time, text) => {
    const { response } = await own.ask(`US CPI ${time}`);
    expect(response?.answer).toMatch(text);
  });

  it.each(["8/25", "2025 YTD"])(
    "are asked for where they may be several: US CPI %s",
    async (time) => {
      const { response } = await own.ask(`US CPI ${time}`);
      expect(response).not.toHaveProperty("answer");
      expect(response?.errorMessage).toContain(`“${time}”`);
    },
  );
});
