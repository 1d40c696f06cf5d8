/** What the columns of a table mean: written by hand, printed as a guess, or read from a data package. */
import { readFileSync } from "node:fs";
import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import { refuseNoDay, refuseOpen } from "./reading/refuse-unfinished.js";
import { longestSourceName, sourceNamePattern } from "./source-name.js";
import { MeasureKindSchema } from "../library/catalogue/index.js";
import { parse, stringify, YAMLParseError } from "yaml";

const strict = { additionalProperties: false };
const Text = Type.String({ minLength: 1 });
/** English alone, or any of the four languages with English among them. */
const Name = Type.Union([
  Text,
  Type.Object(
    { en: Text, de: Type.Optional(Text), fr: Type.Optional(Text), es: Type.Optional(Text) },
    strict,
  ),
]);
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

const SourceSchema = Type.Object(
  {
    /** Names the source in commands and identifiers: it never changes. */
    name: Type.String({ pattern: sourceNamePattern, maxLength: longestSourceName }),
    title: Type.Optional(Text),
    publisher: Type.Optional(Text),
    url: Type.Optional(Type.String({ pattern: "^https://" })),
    /** The day the source released these figures. @default the day of the import */
    released: Type.Optional(Day),
    attribution: Type.Optional(Text),
  },
  strict,
);

const Line = Type.Integer({ minimum: 1 });

const DecimalSignSchema = Type.Union([Type.Literal("."), Type.Literal(",")]);

/** Figures below zero beside those with a minus: "(1234)". */
const NegativeSchema = Type.Literal("parentheses");

const MeasureSchema = Type.Object(
  {
    /** The heading of the column with the figures; left out where the headings are periods or places. */
    column: Type.Optional(Text),
    /** What stands in the column of measures beside these figures. */
    when: Type.Optional(Text),
    /** Names the measure in identifiers: it never changes. @default made from the name */
    key: Type.Optional(Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 60 })),
    name: Name,
    unit: Name,
    /** Figures are in thousands (1000), millions (1000000) … of the unit without its scale. */
    scale: Type.Optional(Type.Integer({ minimum: 1 })),
    kind: Type.Optional(MeasureKindSchema),
    /** How its figures are written. @default as the table's */
    decimal: Type.Optional(DecimalSignSchema),
    /** @default as the table's */
    negative: Type.Optional(NegativeSchema),
    /** In percent: what figures without the sign are, 5 or 0.05 for 5%. @default percent, asked where it is in doubt */
    withoutPercentSign: Type.Optional(
      Type.Union([Type.Literal("percent"), Type.Literal("fraction")]),
    ),
    /** Cells of it that mean: no figure. @default as the table's */
    missing: Type.Optional(Type.Array(Type.String())),
    /** Decimals that are shown. @default the most that a figure has, at most 6 */
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
    synonyms: Type.Optional(Type.Array(Text)),
    /** One of the library's topics, by its English name. @default a topic of the source's own */
    topic: Type.Optional(Text),
    premium: Type.Optional(Type.Boolean()),
    /** First period that is a forecast. */
    forecastFrom: Type.Optional(Text),
  },
  strict,
);
export type MappedMeasure = Static<typeof MeasureSchema>;

const MappingSchema = Type.Object(
  {
    source: SourceSchema,
    /** An SPDX identifier such as CC-BY-4.0, or the words that stand for it. */
    licence: Text,
    table: Type.Optional(
      Type.Object(
        {
          /** Of a workbook. @default the first */
          sheet: Type.Optional(Text),
          /** Of a text, such as "windows-1252". @default UTF-8, or as its byte order mark says */
          encoding: Type.Optional(Text),
          /** Its line, or of a workbook its row; two that follow each other are joined. @default the first */
          heading: Type.Optional(Type.Union([Line, Type.Tuple([Line, Line])])),
          delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
          decimal: Type.Optional(DecimalSignSchema),
          /** @default figures below zero have a minus alone */
          negative: Type.Optional(NegativeSchema),
          /** Cells that mean: no figure. @default "", "..", ":", "-", "n/a", "NA" */
          missing: Type.Optional(Type.Array(Type.String())),
        },
        strict,
      ),
    ),
    place: Type.Union([
      /** Places by name or code, or by their numbers in the United Nations' standard. */
      Type.Object({ column: Text, codes: Type.Optional(Type.Literal("M49")) }, strict),
      Type.Object({ is: Text }, strict),
      /** The headings of the columns are the places. */
      Type.Object(
        { headings: Type.Literal(true), codes: Type.Optional(Type.Literal("M49")) },
        strict,
      ),
    ]),
    period: Type.Union([
      Type.Object({ column: Text }, strict),
      /** The headings of the columns are the periods. */
      Type.Object({ headings: Type.Literal(true) }, strict),
    ]),
    frequency: Type.Optional(
      Type.Union([Type.Literal("annual"), Type.Literal("quarterly"), Type.Literal("monthly")]),
    ),
    /** Columns whose every text makes a measure of its own: a sector, an age group. */
    series: Type.Optional(
      Type.Union([
        Type.Object({ column: Text }, strict),
        Type.Object({ columns: Type.Array(Text, { minItems: 2 }) }, strict),
      ]),
    ),
    /** What each row's figures are: p, e, f, b … as an SDMX observation's status. */
    status: Type.Optional(Type.Object({ column: Text }, strict)),
    /** Where one column names the measure of a row: `when` says which. */
    measure: Type.Optional(Type.Object({ column: Text }, strict)),
    measures: Type.Array(MeasureSchema, { minItems: 1 }),
  },
  strict,
);
export type Mapping = Static<typeof MappingSchema>;
/** What a table means, without whose it is. */
export type ColumnMapping = Omit<Mapping, "source" | "licence">;

const validator = Compile(MappingSchema);

/** @throws Error with a line for each fault, beginning with `name` */
function checkMapping(content: unknown, name: string): Mapping {
  if (validator.Check(content)) return content;
  const faults = validator.Errors(content).map(({ instancePath, message, params }) => {
    const more = Object.values(params)
      .flat()
      .filter((value) => typeof value === "string");
    const where = instancePath === "" ? "" : ` ${instancePath.slice(1).replaceAll("/", ".")}`;
    return `${name}:${where} ${message}${more.length === 0 ? "" : ` (${more.join(", ")})`}`;
  });
  throw new Error(faults.slice(0, 10).join("\n"));
}

/** Reads a mapping in YAML, of which JSON is a part. @throws Error with a sentence */
export function readMapping(path: string): Mapping {
  let content: unknown;
  try {
    content = parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`${path} is no YAML: ${error.message}`);
  }
  refuseOpen(content, path);
  const mapping = checkMapping(content, path);
  refuseNoDay(mapping, path);
  return mapping;
}

/** As a file that is read back the same. */
export const mappingText = (mapping: unknown): string => stringify(mapping, { lineWidth: 0 });
