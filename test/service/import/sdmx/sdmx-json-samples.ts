import { rows } from "./sdmx-samples.js";

/** The figures of `sdmx-samples.ts` as SDMX-JSON: 1.0, 2.0 and the drafts that some services still speak. */

type Dimension = "FREQ" | "REF_AREA" | "ITEM" | "TIME_PERIOD";
const named = (id: string, en: string, de: string) => ({ id, name: en, names: { en, de } });
const components: Readonly<Record<Dimension, object & { values: readonly { id: string }[] }>> = {
  FREQ: { ...named("FREQ", "Frequency", "Häufigkeit"), values: [named("A", "Annual", "Jährlich")] },
  REF_AREA: {
    ...named("REF_AREA", "Area", "Gebiet"),
    values: [named("DE", "Germany", "Deutschland"), named("FR", "France", "Frankreich")],
  },
  ITEM: {
    ...named("ITEM", "Item", "Gut"),
    values: [named("CP00", "All items", "Insgesamt"), named("CP01", "Food", "Nahrungsmittel")],
  },
  TIME_PERIOD: {
    ...named("TIME_PERIOD", "Period", "Zeit"),
    values: [named("2024", "2024", "2024"), named("2025", "2025", "2025")],
  },
};
const order: readonly Dimension[] = ["FREQ", "REF_AREA", "ITEM", "TIME_PERIOD"];
const dimension = (id: Dimension) => ({ ...components[id], keyPosition: order.indexOf(id) });
const indexOf = (id: Dimension, code: string) =>
  components[id].values.findIndex((one) => one.id === code);
const attribute = (id: string, ...values: string[]) => ({
  id,
  name: id,
  values: values.map((code) => ({ id: code, name: code })),
});
const status = attribute("OBS_STATUS", "A", "F");
const links = [
  { rel: "dataflow", urn: "urn:sdmx:org.sdmx.infomodel.datastructure.Dataflow=SO:SPENDING(1.0)" },
];
const flow = { ...named("SPENDING", "Household spending", "Konsumausgaben"), links };
const meta = { id: "x", prepared: "2026-11-01", contentLanguages: ["en", "de"] };
const entry = (row: (typeof rows)[number]) => [
  Number(row.OBS_VALUE),
  row.OBS_STATUS === "F" ? 1 : 0,
];

/** Series of time or, with another dimension at the observations, a cross-section. */
function series(at: Dimension, fixed: readonly Dimension[], ofSeries: readonly number[]) {
  const keys = order.filter((id) => id !== at && !fixed.includes(id));
  const found: Record<string, { attributes: readonly number[]; observations: object }> = {};
  for (const row of rows) {
    const key = keys.map((id) => indexOf(id, row[id])).join(":");
    found[key] ??= { attributes: ofSeries, observations: {} };
    Object.assign(found[key].observations, { [indexOf(at, row[at])]: entry(row) });
  }
  return { keys, found };
}

export function json10(): string {
  const { keys, found } = series("TIME_PERIOD", [], [0]);
  const structure = {
    ...flow,
    dimensions: {
      dataSet: [],
      series: keys.map(dimension),
      observation: [dimension("TIME_PERIOD")],
    },
    attributes: {
      dataSet: [attribute("UNIT_MEASURE", "EUR"), attribute("UNIT_MULT", "6")],
      series: [attribute("DECIMALS", "1")],
      observation: [status],
    },
  };
  const dataSets = [{ action: "Information", attributes: [0, 0], series: found }];
  // The data may stand before what they mean.
  return JSON.stringify({ data: { dataSets, structure }, meta });
}

export function jsonDraft(): string {
  const { keys, found } = series("TIME_PERIOD", ["FREQ"], [0, 0, 0]);
  const structure = {
    ...flow,
    dimensions: {
      dataset: [dimension("FREQ")],
      series: keys.map(dimension),
      observation: [dimension("TIME_PERIOD")],
    },
    attributes: {
      series: [
        attribute("UNIT_MEASURE", "EUR"),
        attribute("UNIT_MULT", "6"),
        attribute("DECIMALS", "1"),
      ],
      observation: [status],
    },
  };
  return JSON.stringify({ header: { id: "x" }, dataSets: [{ series: found }], structure }, null, 1);
}

const measures = { observation: [{ id: "OBS_VALUE", name: "Value" }] };

export function json20(at: "TIME_PERIOD" | "REF_AREA"): string {
  const { keys, found } = series(at, ["FREQ"], []);
  const structure = {
    ...flow,
    dimensions: {
      dataSet: [dimension("FREQ")],
      series: keys.map(dimension),
      observation: [dimension(at)],
    },
    measures,
    attributes: {
      dataSet: [{ id: "UNIT_MEASURE", name: "Unit" }],
      dimensionGroup: [{ id: "UNIT_MULT" }, { id: "DECIMALS" }],
      observation: [status],
    },
  };
  const dataSet = {
    structure: 0,
    action: "Replace",
    attributes: ["EUR"],
    dimensionGroupAttributes: { "::0:": ["6", 1], "::1:": ["6", 1] },
    series: found,
  };
  return JSON.stringify({ meta, data: { structures: [structure], dataSets: [dataSet] } });
}

export function json20Flat(changes: object = {}): string {
  const structure = {
    ...flow,
    dimensions: { observation: order.map(dimension) },
    measures,
    attributes: {
      dataSet: [attribute("UNIT_MEASURE", "EUR")],
      observation: [status, { id: "UNIT_MULT", default: "6" }, { id: "DECIMALS", default: 1 }],
    },
  };
  const observations = Object.fromEntries(
    rows.map((row) => [order.map((id) => indexOf(id, row[id])).join(":"), entry(row)]),
  );
  const dataSets = [{ structure: 0, action: "Merge", attributes: [0], observations, ...changes }];
  return JSON.stringify({ meta, data: { structures: [structure], dataSets } });
}
