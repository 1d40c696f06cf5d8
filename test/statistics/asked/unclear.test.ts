import { describe, expect, it } from "vitest";
import { placeGroups, readAsked } from "../../../src/statistics/index.js";

const read = (text: string) => readAsked(text, 2026);

/** A formula with another meaning than was said is worse than none. */
async function expectUnclear(text: string, kind: "places" | "period" | "change") {
  const { parts, unclear } = await read(text);
  expect(parts.filter((part) => part.kind === kind)).toEqual([]);
  expect(unclear).not.toEqual([]);
}

describe("a period with one end is taken over", () => {
  it.each([
    ...["2010 to present", "2010-present", "2010 onwards", "2010 bis jetzt", "2010 to date"],
    ...["2010 or later", "2010 en adelante", "2010 à nos jours", "since 2010"],
  ])("from the year that is named: %s", async (period) => {
    expect((await read(`inflation ${period}`)).parts).toEqual([
      expect.objectContaining({ kind: "period", from: "2010" }),
    ]);
  });
});

describe("a period is not taken over", () => {
  it.each([
    "inflation until last year",
    ...["Inflation seit Anfang 2010", "inflation since early 2010", "inflation depuis début 2010"],
    ...["inflation desde principios de 2010", "inflation since the end of 2010"],
    ...["inflation until the end of 2020", "Inflation bis Ende 2020"],
    ...["inflation late 1990s", "inflation mid-2010", "PIB à fin 2019"],
    ...["gdp 2010-", "gdp 2010+", "inflation dès 2010"],
    ...["inflation prior to 2010", "inflation pre-2008", "inflation post-2008", "inflation > 2010"],
    ...[
      "inflation except 2020",
      "inflation excluding 2020",
      "Inflation ohne 2020",
      "PIB hors 2020",
    ],
    ...["inflation excluding the last 10 years", "inflation excluding the pandemic year 2020"],
    ...[
      "PIB aux prix de 2014",
      "PIB a precios de 2015",
      "GDP at prices of 2015",
      "GDP in 2015 US dollars",
    ],
    ...[
      "GDP first half of 2020",
      "GDP compared to 2019",
      "exports 2010 to Japan",
      "PIB par rapport à 2019",
    ],
  ])("where a word beside it changes it: %s", async (text) => {
    await expectUnclear(text, "period");
  });

  it.each([
    ...["inflation from January to March 2020", "inflation de janvier à mars 2020"],
    ...["inflación de enero a marzo de 2020", "Inflation Januar bis März 2020"],
    ...["inflation March and April 2020", "inflation Jan-Mar 2020", "inflation May to July 2020"],
  ])("where another month was said: %s", async (text) => {
    await expectUnclear(text, "period");
  });

  it.each([
    ...["GDP 2020Q1", "inflation next year", "people in their 20s"],
    ...["the 1970s and the 2000s", "the 1990s to 2010", "last 10 years to 2015", "Q1 to Q3 2020"],
    ...["GDP 2008-10", "inflation since Brexit"],
  ])("where it is none that is read: %s", async (text) => {
    await expectUnclear(text, "period");
  });

  it("leaves no word of time in the subject", async () => {
    expect((await read("inflation next year")).subject).toBe("inflation");
    expect((await read("GDP 2020Q1")).subject).toBe("GDP");
  });
});

describe("a place is not taken over", () => {
  it.each([
    ...[
      "inflation G7 without Japan and Italy",
      "inflation G7 except for Japan",
      "G7 but not Japan",
    ],
    ...["inflation G7 other than Japan", "inflation G7 à l'exception du Japon", "G7, not Japan"],
    ...[
      "Inflation G7 mit Ausnahme von Japan",
      "population world excluding China",
      "GDP Asia ex Japan",
    ],
    ...["GDP Europe without Russia", "PIB G7 excepté le Japon", "exports to France and Italy"],
    ...["trade between France and Italy", "exportaciones desde España"],
  ])("where an exception or a direction was said: %s", async (text) => {
    await expectUnclear(text, "places");
  });

  it.each([
    ...["PIB Irlande du Nord", "PIB Irlanda del Norte", "PIB Europe du Nord"],
    ...["PIB Afrique de l'Est", "PIB Europe de l'Est", "population Mexico City"],
    ...["Latin American inflation", "croissance latino-américaine", "GDP British Columbia"],
    ...["GDP N. Korea", "GDP N Korea", "GDP DPR Korea", "GDP Northeast Asia", "GDP SE Asia"],
    ...["population Horn of Africa", "population sub saharan Africa", "GDP rest of the world"],
    ...["GDP democratic republic of congo", "GDP Congo, Dem. Rep.", "population EU-12 average"],
    ...["GDP Korea, Dem. People's Rep.", "non-EU migration"],
  ])("where a word beside it makes it another one: %s", async (text) => {
    const { parts } = await read(text);
    const codes = parts.flatMap((part) => (part.kind === "places" ? [part.own?.code] : []));
    expect(["COD", "PRK"]).toEqual(expect.arrayContaining(codes));
  });

  it.each([
    ["PIB Amérique centrale", "central-america"],
    ["PIB América Central", "central-america"],
    ["PIB Afrique de l'Ouest", "west-africa"],
    ["GDP Southeast Asia", "southeast-asia"],
  ])("and is one of several that are called so together: %s", async (text, key) => {
    const members = placeGroups.find((group) => group.key === key)?.members;
    const { parts } = await read(text);
    expect(
      parts.flatMap((part) => (part.kind === "places" ? part.members.map(({ code }) => code) : [])),
    ).toEqual(members);
  });

  it("has the country that is called so alone", async () => {
    const codes = async (text: string) =>
      (await read(text)).parts.flatMap((part) => (part.kind === "places" ? [part.own?.code] : []));
    expect(await codes("GDP Indiana")).toEqual([]);
    expect(await codes("PIB Guinée Bissau")).not.toContain("GIN");
    expect(await codes("GDP South Korea")).toEqual(["KOR"]);
    expect(await codes("GDP Germany, South Africa")).toEqual(["DEU", "ZAF"]);
    expect(await codes("Japan central bank rate")).toEqual(["JPN"]);
    expect(await codes("German exports")).toEqual(["DEU"]);
    expect(await codes("Deutsche Exporte")).toEqual(["DEU"]);
    expect(await codes("India Inflation")).toEqual(["IND"]);
  });

  it.each([
    ["Germany VAT rate", ["DEU"]],
    ["US IT spending", ["USA"]],
    ["US AI investment", ["USA"]],
    ["China TV advertising", ["CHN"]],
    ["Germany HR costs", ["DEU"]],
    ["spending on AI IT", []],
    ["inflation DE and FR", ["DEU", "FRA"]],
    ["paro España EE. UU.", ["ESP", "USA"]],
    ["paro EE.UU.", ["USA"]],
    ["U.S. inflation", ["USA"]],
    ["inflation U.K.", ["GBR"]],
    ["inflation in the U.S.A. since 2010", ["USA"]],
    ["A.I. spending", []],
  ])("for a code that may be a word: %s", async (text, codes) => {
    const { parts } = await read(text);
    const found = parts.flatMap((part) => (part.kind === "places" ? [part.own?.code] : []));
    expect(found).toEqual(codes);
  });
});

describe("a change on the month", () => {
  it.each(["single mom income", "MOM employment", "inflation mom"])(
    "is none where it may be a mother: %s",
    async (text) => {
      await expectUnclear(text, "change");
    },
  );

  it.each(["inflation MoM", "inflation m/m", "inflation mom change"])(
    "is read: %s",
    async (text) => {
      expect((await read(text)).parts).toMatchObject([{ kind: "change", against: "month" }]);
    },
  );
});

describe("a period stays one beside words that do not change it", () => {
  it.each([
    ["inflation over the last 10 years", { lastYears: 10 }],
    ["inflation au cours des 10 dernières années", { lastYears: 10 }],
    ["inflation in the 1990s", { from: "1990", to: "1999" }],
    ["Inflation in den 90er Jahren", { from: "1990", to: "1999" }],
    ["house prices 2010-2020", { from: "2010", to: "2020" }],
    ["consumer price index 2015", { from: "2015", to: "2015" }],
    ["prix en France de 2010 à 2020", { from: "2010", to: "2020" }],
    ["inflation excluding energy since 2010", { from: "2010" }],
    ["inflation March 2020", { from: "2020-03", to: "2020-03" }],
    ["inflation last year", { from: "2025", to: "2025" }],
    ["Inflation in letztem Jahr", { from: "2025", to: "2025" }],
    ["inflation since last year", { from: "2025" }],
    ["Inflation seit dem Vorjahr", { from: "2025" }],
    ["inflation depuis l'année dernière", { from: "2025" }],
    ["exports 2000-2010 to Japan", { from: "2000", to: "2010" }],
    ["PIB à partir de 2005", { from: "2005" }],
    ["inflation G7 2020", { from: "2020", to: "2020" }],
  ])("%s", async (text, bounds) => {
    const { parts } = await read(text);
    expect(parts.filter(({ kind }) => kind === "period")).toMatchObject([bounds]);
  });
});
