import { once } from "node:events";
import { createWriteStream, writeFileSync } from "node:fs";
import { join } from "node:path";

export const forms = [
  "csv",
  "sdmx-csv",
  "sdmx-json-series",
  "sdmx-json-flat",
  "sdmx-ml-generic",
  "sdmx-ml-specific",
] as const;
type Form = (typeof forms)[number];
export const isForm = (word: string | undefined): word is Form =>
  (forms as readonly (string | undefined)[]).includes(word);

const places = ["DEU", "FRA", "ITA", "ESP", "USA", "GBR", "JPN", "CHN", "IND", "BRA"];
const items = Array.from({ length: 250 }, (_, at) => `S${String(at)}`);
const periods = Array.from(
  { length: 34 * 12 },
  (_, at) => `${String(1990 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, "0")}`,
);

interface Series {
  readonly place: number;
  readonly item: number;
  readonly values: readonly string[];
}

function* allSeries(): Generator<Series> {
  let count = 0;
  for (const place of places.keys())
    for (const item of items.keys()) {
      const values = periods.map(() => {
        count += 1;
        return (((count * 7919) % 10_007) / 100).toFixed(2);
      });
      yield { place, item, values };
    }
}

interface Writer {
  readonly before: string;
  readonly between: string;
  readonly series: (one: Series) => string;
  readonly after: string;
}

const codes = ({ place, item }: Series) => `${places[place] ?? ""},${items[item] ?? ""}`;
const rows = (one: Series, row: (period: string, value: string, at: number) => string) =>
  periods.map((period, at) => row(period, one.values[at] ?? "", at));

const message = (root: string, data: Writer): Writer => ({
  ...data,
  before: `<?xml version="1.0"?><m:${root} xmlns:m="urn:m" xmlns:g="urn:g" xmlns:c="urn:c" xmlns:d="urn:d"><m:Header><m:Structure structureID="S" dimensionAtObservation="TIME_PERIOD"><c:StructureUsage><Ref agencyID="SO" id="F"/></c:StructureUsage></m:Structure></m:Header>${data.before}`,
  after: `${data.after}</m:${root}>`,
});

const component = (id: string, values: readonly string[]) =>
  JSON.stringify({ id, values: values.map((code) => ({ id: code, name: code })) });
const jsonStructure = (series: string[], observation: string[]) =>
  `"structure":{"links":[{"urn":"urn:x.Dataflow=SO:F(1.0)"}],"dimensions":{"dataSet":[${component("FREQ", ["M"])}],"series":[${series.join(",")}],"observation":[${observation.join(",")}]},"attributes":{"dataSet":[${component("UNIT_MEASURE", ["EUR"])}],"series":[],"observation":[${component("OBS_STATUS", ["A"])}]}}`;
const dims = [component("REF_AREA", places), component("ITEM", items)];
const time = component("TIME_PERIOD", periods);

const writers: Readonly<Record<Form, () => Writer>> = {
  csv: () => ({
    ...{ before: "country,month,series,Value (index points)\n", between: "", after: "" },
    series: (one) => {
      const [place, item] = codes(one).split(",");
      return rows(one, (period, value) => `${place ?? ""},${period},${item ?? ""},${value}\n`).join(
        "",
      );
    },
  }),
  "sdmx-csv": () => ({
    before: "DATAFLOW,FREQ,REF_AREA,ITEM,TIME_PERIOD,OBS_VALUE,OBS_STATUS,UNIT_MEASURE\n",
    ...{ between: "", after: "" },
    series: (one) =>
      rows(one, (period, value) => `SO:F(1.0),M,${codes(one)},${period},${value},A,EUR\n`).join(""),
  }),
  "sdmx-json-series": () => ({
    before: `{"meta":{"id":"x"},"data":{"dataSets":[{"attributes":[0],"series":{`,
    series: (one) =>
      `"${String(one.place)}:${String(one.item)}":{"observations":{${rows(one, (_, value, at) => `"${String(at)}":[${value},0]`).join(",")}}}`,
    between: ",",
    after: `}}],${jsonStructure(dims, [time])}}}`,
  }),
  "sdmx-json-flat": () => ({
    before: `{"meta":{"id":"x"},"data":{"dataSets":[{"attributes":[0],"observations":{`,
    series: (one) =>
      rows(
        one,
        (_, value, at) => `"${String(one.place)}:${String(one.item)}:${String(at)}":[${value},0]`,
      ).join(","),
    between: ",",
    after: `}}],${jsonStructure([], [...dims, time])}}}`,
  }),
  "sdmx-ml-generic": () =>
    message("GenericData", {
      ...{ before: `<m:DataSet structureRef="S">`, between: "\n", after: "</m:DataSet>" },
      series: (one) => {
        const [place, item] = codes(one).split(",");
        const key = Object.entries({ FREQ: "M", REF_AREA: place, ITEM: item })
          .map(([id, code]) => `<g:Value id="${id}" value="${code ?? ""}"/>`)
          .join("");
        return `<g:Series><g:SeriesKey>${key}</g:SeriesKey><g:Attributes><g:Value id="UNIT_MEASURE" value="EUR"/></g:Attributes>${rows(
          one,
          (period, value) =>
            `\n<g:Obs><g:ObsDimension value="${period}"/><g:ObsValue value="${value}"/><g:Attributes><g:Value id="OBS_STATUS" value="A"/></g:Attributes></g:Obs>`,
        ).join("")}</g:Series>`;
      },
    }),
  "sdmx-ml-specific": () =>
    message("StructureSpecificData", {
      ...{ before: `<m:DataSet d:structureRef="S">`, between: "\n", after: "</m:DataSet>" },
      series: (one) => {
        const [place, item] = codes(one).split(",");
        return `<Series FREQ="M" REF_AREA="${place ?? ""}" ITEM="${item ?? ""}" UNIT_MEASURE="EUR">${rows(
          one,
          (period, value) => `\n<Obs TIME_PERIOD="${period}" OBS_VALUE="${value}" OBS_STATUS="A"/>`,
        ).join("")}</Series>`;
      },
    }),
};

const extension = (form: Form) =>
  form.includes("json") ? "json" : form.includes("ml") ? "xml" : "csv";

/** A file of 1,020,000 observations. */
export async function writeForm(form: Form, folder: string) {
  const path = join(folder, `message.${extension(form)}`);
  const { before, between, series, after } = writers[form]();
  const file = createWriteStream(path);
  file.write(before);
  let observations = 0;
  for (const one of allSeries()) {
    const text = `${observations === 0 ? "" : between}${series(one)}`;
    observations += periods.length;
    if (!file.write(text)) await once(file, "drain");
  }
  file.end(after);
  await once(file, "finish");
  return { path, observations };
}

/** The structure message of the structure-specific form. */
export function structureOf(folder: string): string {
  const path = join(folder, "structure.xml");
  const dimension = (id: string) =>
    `<Dimension id="${id}"><ConceptIdentity><Ref id="${id}"/></ConceptIdentity></Dimension>`;
  writeFileSync(
    path,
    `<Structure><Structures><DataStructures><DataStructure id="F" agencyID="SO"><DimensionList>${["FREQ", "REF_AREA", "ITEM"].map(dimension).join("")}</DimensionList></DataStructure></DataStructures></Structures></Structure>`,
  );
  return path;
}
