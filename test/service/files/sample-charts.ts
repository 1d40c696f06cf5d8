import type { ChartInput } from "../../../src/statistics/chart/index.js";

/** Invented charts with every difficulty a picture can have. The figures stand for nothing. */

const years = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** A smooth, reproducible curve. */
const wave = (length: number, seed: number, base: number, swing: number): number[] =>
  Array.from(
    { length },
    (_, index) => Math.round((base + seed * 2.7 + swing * Math.sin(index / 3 + seed)) * 10) / 10,
  );

const germanNames = [
  "Rechtsschutzversicherungsgesellschaften und Kraftfahrzeughaftpflichtversicherungen",
  "Energieverbrauchskennzeichnungsverordnung",
  "Land- und Forstwirtschaft, Fischerei sowie Aquakultur",
  "Telekommunikationsüberwachungsdienstleistungen",
  "Öffentlicher Personennahverkehr",
  "Bau",
];

export const sampleCharts = {
  line: {
    graphType: "line-standard",
    horizontal: false,
    unit: "million U.S. dollars",
    table: {
      categories: years(1990, 2017),
      series: [
        { name: "Germany", values: wave(28, 1, 2_500_000, 400_000) },
        { name: "France", values: wave(28, 2, 1_900_000, 300_000) },
        { name: "Italy", values: wave(28, 3, 1_500_000, 100_000) },
      ],
    },
  },
  negatives: {
    graphType: "bar",
    horizontal: false,
    unit: "percent",
    table: {
      categories: years(2005, 2016),
      series: [
        { name: "Growth", values: [0.7, 3.8, 3, 1, -5.7, 4.2, 3.9, 0.4, 0.4, 2.2, 1.5, -2.2] },
      ],
    },
  },
  lyingNegatives: {
    graphType: "bar",
    horizontal: true,
    unit: "Veränderung in Prozent",
    table: {
      categories: ["Deutschland", "Frankreich", "Griechenland", "Vereinigtes Königreich"],
      series: [{ name: "Wachstum", values: [2.5, -1.25, -12.75, 0] }],
    },
  },
  onePoint: {
    graphType: "line-standard",
    horizontal: false,
    unit: "years",
    table: { categories: ["2015"], series: [{ name: "Japan", values: [83.7] }] },
  },
  sixtySeries: {
    graphType: "line-standard",
    horizontal: false,
    unit: "index",
    table: {
      categories: years(1995, 2020),
      series: Array.from({ length: 60 }, (_, index) => ({
        name: `Series number ${index + 1}`,
        values: wave(26, index, 40, 25),
      })),
    },
  },
  longGermanNames: {
    graphType: "bar",
    horizontal: true,
    unit: "Umsatz in Millionen Euro (preisbereinigt, verkettete Volumenangaben)",
    table: {
      categories: germanNames,
      series: [{ name: "Umsatz", values: [1234.5, 20345.75, 3456, 412.25, 5.5, 99] }],
    },
  },
  longGermanColumns: {
    graphType: "bar",
    horizontal: false,
    unit: "Prozent",
    table: {
      categories: germanNames,
      series: [
        { name: "Frauen", values: [12, 24, 36, 48, 60, 72] },
        { name: "Männer", values: [82, 64, 46, 38, 20, 12] },
      ],
    },
  },
  gaps: {
    graphType: "line-standard",
    horizontal: false,
    unit: "percent of households",
    table: {
      categories: years(2000, 2012),
      series: [
        { name: "A", values: [1, 2, null, 4, null, null, 7, 8, 9, null, 11, null, 13] },
        { name: "B", values: [null, null, 3, 3, 3, 4, 4, null, 5, 6, 6, 7, null] },
      ],
    },
  },
  forecast: {
    graphType: "line-zoomable",
    horizontal: false,
    unit: "million people",
    forecastFrom: "2024",
    table: {
      categories: years(2015, 2030),
      series: [
        { name: "Urban", values: wave(16, 1, 60, 5) },
        { name: "Rural", values: wave(16, 2, 30, 3) },
      ],
    },
  },
  forecastColumns: {
    graphType: "bar",
    horizontal: false,
    unit: "million people",
    forecastFrom: "2024",
    table: {
      categories: years(2018, 2028),
      series: [{ name: "Users", values: wave(11, 1, 60, 20) }],
    },
  },
  stackedAreas: {
    graphType: "stacked-areas",
    horizontal: false,
    unit: "TWh",
    table: {
      categories: years(2000, 2022),
      series: ["Coal", "Gas", "Nuclear", "Wind", "Solar"].map((name, index) => ({
        name,
        values: wave(23, index, 100, 30),
      })),
    },
  },
  stackedColumns: {
    graphType: "stacked-bars",
    horizontal: false,
    unit: "percent",
    table: {
      categories: years(2015, 2022),
      series: ["0–14", "15–64", "65+"].map((name, index) => ({
        name,
        values: wave(8, index, 20 + 15 * index, 4),
      })),
    },
  },
  stackedLying: {
    graphType: "stacked-bars",
    horizontal: true,
    unit: "Prozent",
    table: {
      categories: germanNames,
      series: ["stimme voll und ganz zu", "teils, teils", "stimme gar nicht zu", "weiß nicht"].map(
        (name, index) => ({ name, values: wave(6, index, 22, 8) }),
      ),
    },
  },
  dual: {
    graphType: "dual-y-axes",
    horizontal: false,
    unit: null,
    table: {
      categories: years(2000, 2020),
      series: [
        { name: "Population (in millions)", values: wave(21, 0, 80, 3) },
        { name: "GDP per capita (in U.S. dollars)", values: wave(21, 1, 35000, 6000) },
      ],
    },
  },
  pie: {
    graphType: "pie",
    horizontal: false,
    unit: "percent",
    table: {
      categories: ["Chrome", "Safari", "Edge", "Firefox", "Samsung Internet", "Opera", "Andere"],
      series: [{ name: "Anteil", values: [57.3, 22.1, 8.2, 5.9, 2.6, 2.1, 1.8] }],
    },
  },
  ranking: {
    graphType: "bar",
    horizontal: true,
    unit: "U.S. dollars per person",
    table: {
      categories: Array.from({ length: 182 }, (_, index) => `Country ${index + 1}`),
      series: [
        { name: "Income", values: Array.from({ length: 182 }, (_, index) => 90_000 - 480 * index) },
      ],
    },
  },
  annotations: {
    graphType: "annotations",
    horizontal: false,
    unit: "billion U.S. dollars",
    table: {
      categories: years(2014, 2023),
      series: [{ name: "Revenue", values: wave(10, 3, 200, 80) }],
    },
  },
  table: {
    graphType: "table",
    horizontal: false,
    unit: null,
    table: {
      categories: ["Einwohner (in Millionen)", "Lebenserwartung (in Jahren)", "Fläche (in km²)"],
      series: [
        { name: "Deutschland", values: [83.2, 81.3, 357_022] },
        { name: "Frankreich", values: [67.8, null, 551_500] },
      ],
    },
  },
  constant: {
    graphType: "line-standard",
    horizontal: false,
    unit: "percent",
    table: {
      categories: years(2010, 2015),
      series: [{ name: "Rate", values: [0, 0, 0, 0, 0, 0] }],
    },
  },
  empty: {
    graphType: "bar",
    horizontal: false,
    unit: null,
    table: { categories: ["2020"], series: [{ name: "Nothing", values: [null] }] },
  },
  unknown: {
    graphType: "sunburst-3d",
    horizontal: false,
    unit: "minutes",
    table: {
      categories: ["Monday", "Tuesday", "Wednesday"],
      series: [
        { name: "Work", values: [480, 500, 470] },
        { name: "Sleep", values: [420, 410, 450] },
      ],
    },
  },
  months: {
    graphType: "line-zoomable",
    horizontal: false,
    unit: "index 1982–84 = 100",
    table: {
      categories: years(2010, 2024).flatMap((year) =>
        Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, "0")}`),
      ),
      series: [{ name: "All items", values: wave(180, 1, 240, 20) }],
    },
  },
} as const satisfies Record<string, ChartInput>;
