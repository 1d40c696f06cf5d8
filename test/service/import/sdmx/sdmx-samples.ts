/**
 * The same five figures in each form of an SDMX message, in the shape of the standard's own samples
 * (https://github.com/sdmx-twg). The office and its figures are invented.
 */

interface Row {
  readonly FREQ: string;
  readonly REF_AREA: string;
  readonly ITEM: string;
  readonly TIME_PERIOD: string;
  readonly OBS_VALUE: string;
  readonly OBS_STATUS: string;
}

const row = (area: string, item: string, period: string, value: string, status = "A"): Row => ({
  ...{ FREQ: "A", REF_AREA: area, ITEM: item },
  ...{ TIME_PERIOD: period, OBS_VALUE: value, OBS_STATUS: status },
});
export const rows: readonly Row[] = [
  row("DE", "CP00", "2024", "100.5"),
  row("DE", "CP00", "2025", "103.25", "F"),
  row("FR", "CP00", "2024", "99.1"),
  row("DE", "CP01", "2024", "101"),
  row("FR", "CP01", "2024", "98"),
];
const dimensions = ["FREQ", "REF_AREA", "ITEM"] as const;
const attributes = { UNIT_MEASURE: "EUR", UNIT_MULT: "6", DECIMALS: "1" };

/** Rows by what they have in common in some columns. */
function grouped(all: readonly Row[], columns: readonly (keyof Row)[]): Row[][] {
  const found = new Map<string, Row[]>();
  for (const one of all) {
    const key = columns.map((column) => one[column]).join(".");
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()];
}

export const csv = [
  "DATAFLOW,FREQ,REF_AREA,ITEM,TIME_PERIOD,OBS_VALUE,OBS_STATUS,UNIT_MEASURE,UNIT_MULT,DECIMALS",
  ...rows.map((one) =>
    ["SO:SPENDING(1.0)", ...Object.values<string>({ ...one }), "EUR,6,1"].join(","),
  ),
].join("\n");

const namespaces = `xmlns:mes="http://www.sdmx.org/resources/sdmxml/schemas/v2_1/message" xmlns:generic="http://www.sdmx.org/resources/sdmxml/schemas/v2_1/data/generic" xmlns:data="http://www.sdmx.org/resources/sdmxml/schemas/v2_1/data/structurespecific" xmlns:str="http://www.sdmx.org/resources/sdmxml/schemas/v2_1/structure" xmlns:com="http://www.sdmx.org/resources/sdmxml/schemas/v2_1/common" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;

const message = (root: string, atObservation: string, data: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<mes:${root} ${namespaces}>
  <mes:Header>
    <mes:ID>Spending</mes:ID>
    <mes:Sender id="SO"/>
    <mes:Structure structureID="S1" dimensionAtObservation="${atObservation}" namespace="urn:x">
      <com:StructureUsage><Ref agencyID="SO" id="SPENDING" version="1.0" class="Dataflow"/></com:StructureUsage>
    </mes:Structure>
  </mes:Header>
${data}
</mes:${root}>
`;

const value = (id: string, text: string) => `<generic:Value id="${id}" value="${text}"/>`;
const values = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([id, text]) => value(id, text))
    .join("");
const pick = (one: Row, columns: readonly (keyof Row)[]) =>
  Object.fromEntries(columns.map((column) => [column, one[column]]));
const status = (one: Row) =>
  `<generic:Attributes>${value("OBS_STATUS", one.OBS_STATUS)}</generic:Attributes>`;

/** Series of time (or of another dimension), whose unit a group says. */
export function genericSeries(at: "TIME_PERIOD" | "REF_AREA"): string {
  const key = [...dimensions, "TIME_PERIOD" as const].filter((id) => id !== at);
  const groups = [...new Set(rows.map(({ ITEM }) => ITEM))].map(
    (item) =>
      `<generic:Group type="ItemGroup"><generic:GroupKey>${value("ITEM", item)}</generic:GroupKey><generic:Attributes>${values(attributes)}</generic:Attributes></generic:Group>`,
  );
  const series = grouped(rows, key).map(
    (all) =>
      `<generic:Series><generic:SeriesKey>${values(pick(all[0] as Row, key))}</generic:SeriesKey>${all
        .map(
          (one) =>
            `<generic:Obs><generic:ObsDimension value="${one[at]}"/><generic:ObsValue value="${one.OBS_VALUE}"/>${status(one)}</generic:Obs>`,
        )
        .join("\n")}</generic:Series>`,
  );
  return message(
    at === "TIME_PERIOD" ? "GenericTimeSeriesData" : "GenericData",
    at,
    `<mes:DataSet structureRef="S1" action="Replace">${[...groups, ...series].join("\n")}</mes:DataSet>`,
  );
}

export const genericFlat = message(
  "GenericData",
  "AllDimensions",
  `<mes:DataSet structureRef="S1">${rows
    .map(
      (one) =>
        `<generic:Obs><generic:ObsKey>${values(pick(one, [...dimensions, "TIME_PERIOD"]))}</generic:ObsKey><generic:ObsValue value="${one.OBS_VALUE}"/><generic:Attributes>${values({ OBS_STATUS: one.OBS_STATUS, ...attributes })}</generic:Attributes></generic:Obs>`,
    )
    .join("\n")}</mes:DataSet>`,
);

const attributesOf = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([id, text]) => ` ${id}="${text}"`)
    .join("");

export function specificSeries(at: "TIME_PERIOD" | "REF_AREA"): string {
  const key = [...dimensions, "TIME_PERIOD" as const].filter((id) => id !== at);
  const groups = [...new Set(rows.map(({ ITEM }) => ITEM))].map(
    (item) =>
      `<Group xsi:type="ns1:ItemGroup"${attributesOf({ ITEM: item, UNIT_MEASURE: "EUR", UNIT_MULT: "6" })}/>`,
  );
  const series = grouped(rows, key).map(
    (all) =>
      `<Series${attributesOf({ ...pick(all[0] as Row, key), DECIMALS: "1" })}>\n${all
        .map((one) => `<Obs${attributesOf(pick(one, [at, "OBS_VALUE", "OBS_STATUS"]))}/>`)
        .join("\n")}\n</Series>`,
  );
  return message(
    "StructureSpecificData",
    at,
    `<mes:DataSet data:structureRef="S1" xsi:type="ns1:DataSetType" data:action="Replace">\n${[...groups, ...series].join("\n")}\n</mes:DataSet>`,
  );
}

export const specificFlat = message(
  "StructureSpecificData",
  "AllDimensions",
  `<mes:DataSet data:structureRef="S1" xsi:type="ns1:DataSetType"${attributesOf(attributes)}>\n${rows
    .map((one) => `<Obs${attributesOf({ ...one })}/>`)
    .join("\n")}\n</mes:DataSet>`,
);

const names = (en: string, de: string) =>
  `<com:Name xml:lang="en">${en}</com:Name><com:Name xml:lang="de">${de}</com:Name>`;
const list = (id: string, codes: Readonly<Record<string, readonly [string, string]>>) =>
  `<str:Codelist id="${id}" agencyID="SO" version="1.0">${names(id, id)}${Object.entries(codes)
    .map(([code, [en, de]]) => `<str:Code id="${code}">${names(en, de)}</str:Code>`)
    .join("")}</str:Codelist>`;
const concept = (id: string, en: string, de: string) =>
  `<str:Concept id="${id}">${names(en, de)}</str:Concept>`;
const identity = (id: string) =>
  `<str:ConceptIdentity><Ref id="${id}" maintainableParentID="CONCEPTS" maintainableParentVersion="1.0" agencyID="SO"/></str:ConceptIdentity>`;
const enumerated = (id: string, codes: string) =>
  `${identity(id)}<str:LocalRepresentation><str:Enumeration><Ref id="${codes}" version="1.0" agencyID="SO"/></str:Enumeration></str:LocalRepresentation>`;

export const itemList = list("CL_ITEM", {
  CP00: ["All items", "Insgesamt"],
  CP01: ["Food", "Nahrungsmittel"],
});

export const structure = `<?xml version="1.0" encoding="UTF-8"?>
<mes:Structure ${namespaces}><mes:Header><mes:ID>S</mes:ID></mes:Header><mes:Structures>
<str:Dataflows><str:Dataflow id="SPENDING" agencyID="SO" version="1.0">${names("Household spending", "Konsumausgaben")}<str:Structure><Ref id="DSD_SPENDING" version="1.0" agencyID="SO"/></str:Structure></str:Dataflow></str:Dataflows>
<str:Codelists>${list("CL_FREQ", { A: ["Annual", "Jährlich"], Q: ["Quarterly", "Vierteljährlich"] })}
${list("CL_AREA", { DE: ["Germany", "Deutschland"], FR: ["France", "Frankreich"] })}
${itemList}</str:Codelists>
<str:Concepts><str:ConceptScheme id="CONCEPTS" agencyID="SO" version="1.0">${concept("FREQ", "Frequency", "Häufigkeit")}${concept("REF_AREA", "Area", "Gebiet")}${concept("ITEM", "Item", "Gut")}${concept("UNIT_MEASURE", "Unit", "Einheit")}</str:ConceptScheme></str:Concepts>
<str:DataStructures><str:DataStructure id="DSD_SPENDING" agencyID="SO" version="1.0">${names("Spending", "Ausgaben")}<str:DataStructureComponents>
<str:DimensionList><str:Dimension id="FREQ" position="1">${enumerated("FREQ", "CL_FREQ")}</str:Dimension><str:Dimension id="REF_AREA" position="2">${enumerated("REF_AREA", "CL_AREA")}</str:Dimension><str:Dimension id="ITEM" position="3">${enumerated("ITEM", "CL_ITEM")}</str:Dimension><str:TimeDimension id="TIME_PERIOD" position="4">${identity("TIME_PERIOD")}</str:TimeDimension></str:DimensionList>
<str:AttributeList><str:Attribute id="UNIT_MEASURE">${identity("UNIT_MEASURE")}<str:AttributeRelationship><str:Dimension><Ref id="ITEM"/></str:Dimension></str:AttributeRelationship></str:Attribute></str:AttributeList>
<str:MeasureList><str:PrimaryMeasure id="OBS_VALUE">${identity("OBS_VALUE")}</str:PrimaryMeasure></str:MeasureList>
</str:DataStructureComponents></str:DataStructure></str:DataStructures>
</mes:Structures></mes:Structure>
`;
