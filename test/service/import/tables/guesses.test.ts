import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";
import { number, text, workbookOf } from "./workbook-samples.js";

const { figures, file, run } = openImportFolder();

const importOf = (csv: string) => run([file("table.csv", csv), ...said]);
/** The mapping that is printed where something must be said. */
const guessOf = ({ text }: { text: string }) => text.split("mapping.yaml\n\n")[1] ?? "";

describe("brackets in a heading", () => {
  it("are a unit only where they read like one", async () => {
    const result = await importOf(
      "country,year,Unemployment rate (seasonally adjusted),Population (1),Exports (EUR bn) (real),Employment (ILO),Jobs (employed persons),Inflation (euro area)\nGermany,2021,3.5,83.2,1500,45,45,2\nGermany,2022,3.6,83.3,1510,46,46,3\n",
    );
    expect(result.exitCode).toBe(1);
    for (const name of [
      "Unemployment rate (seasonally adjusted)",
      "Population (1)",
      "Employment (ILO)",
      "Jobs (employed persons)",
      "Inflation (euro area)",
    ]) {
      expect(result.text).toContain(`- the unit of "${name}"`);
      expect(guessOf(result)).toContain(`name: ${name}\n    unit: "?"`);
    }
    expect(guessOf(result)).toContain("name: Exports (real)\n    unit: EUR bn");
  });

  it.each([
    "million euros, seasonally adjusted",
    "in Mio. Euro",
    "2015=100",
    "Index",
    "percent of GDP",
    "%",
    "thousand persons",
    "Personen",
    "1000",
    "per 100 inhabitants",
    "USD/bbl",
    "TWh",
    "Prozent",
    "millones de euros",
  ])("such as (%s) are", async (unit) => {
    const result = await importOf(
      `country,year,"Output (${unit})"\nGermany,2021,3.5\nGermany,2022,4\n`,
    );
    expect(result.text).toContain(`Output (${unit.replace(/^in /, "")}): 1 place`);
  });
});

describe("a column of texts that is left over", () => {
  it.each([
    ["money", "€12", "€12.5"],
    ["shortened", "1.2m", "800k"],
    ["marked", "3.4*", "8 p"],
    ["in percent and not", "12%", "0.12"],
  ])("is asked about where its cells seem to be figures: %s", async (_, one, other) => {
    const result = await importOf(
      `country,year,Growth (percent),Sales\nGermany,2024,0.2,${one}\nGermany,2025,1.2,${other}\n`,
    );
    expect(result.exitCode).toBe(1);
    expect(result.text).toContain(
      `- what "Sales" is, whose cells seem to be figures with something at them, such as "${one}"`,
    );
    expect(guessOf(result)).not.toContain("series:");
    expect(figures()).toBeUndefined();
  });

  it("is no series where it names the same places", async () => {
    const result = await importOf(
      "iso3,country,year,GDP (million euros)\nDEU,Germany,2021,100\nFRA,France,2021,102\n",
    );
    expect(result.text).toContain("GDP (million euros): 2 places");
    expect(Object.keys(figures() ?? {})).toEqual(["research-desk-gdp"]);
  });

  it.each([
    [
      "names other places",
      "country,partner,year,Exports (euros)\nGermany,France,2021,1\nFrance,Italy,2021,2\n",
      'what "partner" is, which names other places than "country": where each of its texts makes an indicator of its own, add series: { column: "partner" }; else it is left out',
    ],
    [
      "holds flags",
      "country,year,flag,GDP (euros)\nGermany,2021,,100\nGermany,2022,p1,101\n",
      'what "flag" is, some of whose cells are empty: where',
    ],
    [
      "holds flags of every figure",
      "country,year,obs_status,GDP (euros)\nGermany,2021,A,100\nGermany,2022,E7,101\n",
      'what "obs_status" is: where each',
    ],
    [
      "begins late",
      `country,year,remark,GDP (euros)\n${Array.from({ length: 250 }, (_, at) => `Germany,${String(1750 + at)},${at === 240 ? "provisional" : ""},1`).join("\n")}`,
      'what "remark" is, some of whose cells are empty',
    ],
    [
      "holds the quarter beside the year",
      "country,year,quarter,GDP (euros)\nGermany,2021,Q1,100\nGermany,2021,Q2,101\n",
      'how often figures come: "year" and "quarter" hold the period together. Write both into one column',
    ],
    [
      "holds the month's number beside the year",
      "country,year,Monat,GDP (euros)\nGermany,2021,1,100\nGermany,2021,12,101\n",
      'how often figures come: "year" and "Monat" hold the period together',
    ],
    [
      "has no heading",
      "country,year,,GDP (euros)\nGermany,2021,a,100\nGermany,2022,b,101\n",
      "what the column 3 is, which has no heading: give it one",
    ],
  ])("is asked about where it %s", async (_name, csv, question) => {
    const result = await importOf(csv);
    expect(result.exitCode).toBe(1);
    expect(result.text).toContain(`  - ${question}`);
    expect(guessOf(result)).not.toContain("series:");
  });

  it("is a series where every row has a text of it, and figures that begin late are a measure", async () => {
    const rows = Array.from({ length: 250 }, (_, at) => {
      const late = at === 249 ? "7" : "";
      return `Germany,${String(1750 + at)},Steel,1,${late}`;
    });
    const result = await importOf(
      `country,year,sector,Output (euros),Jobs (people)\n${rows.join("\n")}\n`,
    );
    expect(result.text).toContain("Output: Steel (euros): 1 place, annual, 1750 to 1999");
    expect(result.text).toContain("Jobs: Steel (people): 1 place, annual, 1999 to 1999");
  });
});

it("prints a guess that is a mapping, of headings that are merged too", async () => {
  const rows = [
    [text("country"), text("2023"), text(""), text("2024"), text("Total")],
    [text("Germany"), number(100), number(5.9), number(101), number(2.2)],
  ];
  const book = file("merged.xlsx", workbookOf([{ name: "Data", rows }]));
  const result = await run([book, ...said]);
  expect(result.text).toContain("what the column 3 is, which has no heading: give it one");
  const mapping = file("mapping.yaml", guessOf(result).replaceAll('"?"', "euros"));
  const mapped = await run([book, "--mapping", mapping]);
  expect(mapped.text).toContain("the column 3 has no heading: its figures are not in");
});

it("says which cells of a column of figures are none", async () => {
  const result = await importOf(
    "country,year,GDP (euros)\nGermany,2021,1\nFrance,2021,n.a.\nItaly,2021,3\n",
  );
  expect(result.text).toContain(
    'which column holds the figures: it seems to be "GDP (euros)", but "n.a." is no figure. Where that means that there is none, say table: { missing: ["n.a."] }',
  );
  expect(guessOf(result)).toContain("column: GDP (euros)");
  const marked = await importOf(
    "country,year,Rate (percent)\nItaly,2021,12.3 1\nSpain,2021,4.5*\n",
  );
  expect(marked.text).toContain('it seems to be "Rate (percent)", but "12.3 1" is no figure');
});

it("says of UTF-16 without a byte order mark that it is not UTF-8", async () => {
  const csv = Buffer.from("country,year,GDP (euros)\nGermany,2021,1\n", "utf16le");
  const result = await run([file("table.csv", csv), ...said]);
  expect(result.text).toContain("table.csv, about line 1: not UTF-8. Save it as UTF-8");
});

describe("a text among figures", () => {
  it.each([
    ["1)", "Where it is a figure with a mark or a footnote, write the figure alone"],
    ["'1234", "Where it is a figure with a mark or a footnote, write the figure alone"],
    ["TRUE", "It says yes or no: write 1 and 0 where it is counted"],
  ])("%s is not taken for one that says that there is none", async (odd, hint) => {
    const { text } = await importOf(
      `country,year,GDP (euros)\nGermany,2021,5\nGermany,2022,${odd}\nGermany,2023,6\n`,
    );
    expect(text).toContain(`"${odd}" is no figure. ${hint}`);
    expect(text).not.toContain("missing:");
  });
});
