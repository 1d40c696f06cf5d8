import type { PartGroup, WantedPart } from "./wanted-part.js";

const percent = /^(?:percent|per cent|%|% p\.a\.|percent per annum)$/i;

const macro = (
  group: PartGroup,
  key: string,
  sayings: WantedPart["sayings"],
  more: Partial<Pick<WantedPart, "frequency" | "unit">> = {},
): WantedPart => ({ key, group, sayings, frequency: "monthly", unit: percent, ...more });

const onTheYear = ["on", "over", "from", "the", "year", "previous", "earlier", "ago", "a"];

/** A yield at one maturity, as a Treasury or another government pays it. */
const yieldSayings = (count: number, span: "month" | "year"): WantedPart["sayings"] => {
  const has = [String(count), [span, `${span}s`, span === "year" ? "yr" : "mo"], "yield"];
  const may = [
    "security",
    "securities",
    "bond",
    "bonds",
    "constant",
    "maturity",
    "market",
    "at",
    "on",
  ];
  return [
    {
      query: `${String(count)}-${span} Treasury yield`,
      has: [...has, ["treasury", "treasuries"]],
      may,
    },
    { query: `${String(count)}-${span} government bond yield`, has: [...has, "government"], may },
  ];
};

export const macroParts: readonly WantedPart[] = [
  macro("rates", "policy-rate", [
    { query: "federal funds rate", has: ["federal", "funds", "rate"], may: ["effective"] },
    {
      query: "central bank policy rate",
      has: [["policy", "key"], "rate"],
      may: ["central", "bank", "interest"],
    },
  ]),
  macro("rates", "yield-10-years", yieldSayings(10, "year")),
  macro("prices", "inflation", [
    {
      query: "inflation rate consumer prices change on the year",
      has: ["inflation", "rate"],
      may: ["consumer", "prices", "price", "index", "cpi", "headline", "change", ...onTheYear],
    },
  ]),
  macro("prices", "core-inflation", [
    {
      query: "core inflation rate consumer prices",
      has: ["core", "inflation", "rate"],
      may: [
        ...["consumer", "prices", "price", "index", "cpi", "less", "excluding", "without", "and"],
        ...["food", "energy", "change", ...onTheYear],
      ],
    },
  ]),
  macro("jobs", "unemployment", [
    {
      query: "unemployment rate",
      has: ["unemployment", "rate"],
      may: ["seasonally", "adjusted"],
    },
  ]),
  macro(
    "jobs",
    "employment",
    [
      {
        query: "nonfarm payroll employment",
        has: ["nonfarm", ["payroll", "payrolls"]],
        may: ["employment", "total", "seasonally", "adjusted"],
      },
    ],
    { unit: /\b(?:persons|people|employees|jobs)\b/i },
  ),
  macro(
    "growth",
    "gdp-growth",
    [
      {
        query: "real GDP growth on the year",
        has: ["real", ["gdp", "product"], "growth", "year"],
        may: ["gross", "domestic", "rate", ...onTheYear],
      },
    ],
    { frequency: "quarterly" },
  ),
  macro("growth", "production-growth", [
    {
      query: "industrial production change on the year",
      has: ["industrial", "production", ["change", "growth"], "year"],
      may: onTheYear,
    },
  ]),
];

const exchange: WantedPart["sayings"] = [
  {
    query: "exchange rate national currency per U.S. dollar",
    has: ["exchange", "rate", "national", "currency", "per", "dollar"],
    may: ["u", "s", "us"],
  },
];
const oil = (query: string, has: WantedPart["sayings"][number]["has"], may: readonly string[]) => [
  { query, has: ["oil", ["price", "prices"], ...has], may: ["crude", ...may] },
];

const exchangeUnit = /^national currency(?: units)? per (?:U\.?S\.? dollar|USD)$/i;
const oilUnit = /^(?:U\.?S\.? dollars?|USD) per barrel$/i;

export const marketParts: readonly WantedPart[] = [
  ...["EMU", "GBR", "JPN", "CHN"].map((place): WantedPart => ({
    ...{ key: `exchange-${place}`, group: "exchange", sayings: exchange, place },
    ...{ frequency: "monthly", unit: exchangeUnit },
  })),
  {
    ...{ key: "brent", group: "oil", place: "WLD", frequency: "monthly", unit: oilUnit },
    sayings: oil("crude oil price Brent monthly", ["brent"], ["europe"]),
  },
  {
    ...{ key: "wti", group: "oil", place: "USA", frequency: "monthly", unit: oilUnit },
    sayings: oil(
      "crude oil price West Texas Intermediate monthly",
      [["wti", "texas"]],
      [...["west", "texas", "intermediate", "wti", "cushing", "oklahoma"]],
    ),
  },
  {
    ...{ key: "yield-3-months", group: "yields", place: "USA", frequency: "monthly" },
    ...{ unit: percent, sayings: yieldSayings(3, "month") },
  },
  {
    ...{ key: "yield-10-years", group: "yields", place: "USA", frequency: "monthly" },
    ...{ unit: percent, sayings: yieldSayings(10, "year") },
  },
];

/** How an economy is, and what its money is worth beside the others'. */
export const glanceParts: readonly WantedPart[] = [
  ...macroParts,
  ...marketParts.filter(({ group }) => group === "exchange"),
];

/** Of a curve, from the shortest on. */
const maturities = [
  ...[1, 3, 6].map((count) => ({ count, span: "month" as const })),
  ...[1, 2, 3, 5, 7, 10, 20, 30].map((count) => ({ count, span: "year" as const })),
];

export const curveParts: readonly WantedPart[] = maturities.map(({ count, span }) =>
  macro("curve", `maturity-${String(count)}-${span}s`, yieldSayings(count, span)),
);
