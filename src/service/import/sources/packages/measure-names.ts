/** What the measures of a package's tables are called, where their columns do not say it. */
import { foldText } from "../../../../statistics/index.js";
import type { MappedMeasure } from "../../mapping.js";
import { slug } from "../../slug.js";
import type { Field } from "./field-notation.js";
import type { Package, Resource } from "./package-schema.js";
import { toName } from "./translated.js";

type Name = MappedMeasure["name"];
interface Named {
  readonly measures: readonly MappedMeasure[];
  readonly questions: readonly string[];
}

/** Headings that say nothing of what is measured. */
const anything =
  /^(?:obs[ _-]?)?(?:values?|figures?|data|number|amount|wert|werte|valeurs?|valor|valores)$/;

const isSaid = (name: Name | undefined): name is Name => name !== undefined && name !== "";

/** What a table is called: by its title, that of a package without other tables, or its own name. */
export function tableName(
  { title, name }: Resource,
  { title: ofPackage, languages }: Package,
  isAlone: boolean,
): Name | undefined {
  const titles = [title, isAlone ? ofPackage : undefined, name];
  return titles.map((one) => one && toName(one, languages)).find(isSaid);
}

/** A measure with what its field says of it, or its table where the heading says nothing. */
export function describe(
  measures: readonly MappedMeasure[],
  { schema }: Resource,
  { languages, ofTable }: { languages: Package["languages"]; ofTable: Name | undefined },
): MappedMeasure[] {
  return measures.map((measure) => {
    const field = schema?.fields?.find(({ name }) => name === measure.column);
    const title = field?.title && toName(field.title, languages);
    const unit = field?.unit && toName(field.unit, languages);
    const isAnything = typeof measure.name === "string" && anything.test(foldText(measure.name));
    const name = isSaid(title) ? title : isAnything ? ofTable : undefined;
    return {
      ...measure,
      ...(isSaid(name) ? { name } : {}),
      ...(isSaid(unit) ? { unit } : {}),
    };
  });
}

const english = (name: Name) => (typeof name === "string" ? name : name.en);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Those of a table whose figures are all of one measure. */
export interface WideFields {
  readonly of: "periods" | "places";
  readonly fields: readonly Field[];
}

/** The measure of a table whose columns are periods or places: called as the table, in the unit of all their fields. */
export function describeWide(
  resource: Resource,
  { of, fields }: WideFields,
  { languages, ofTable }: { languages: Package["languages"]; ofTable: Name | undefined },
): Named {
  const [first, ...others] = fields;
  const unit = first?.unit && toName(first.unit, languages);
  const isOneUnit = isSaid(unit) && others.every((field) => isSame(field.unit, first?.unit));
  const isOneMissing = others.every((field) => isSame(field.missingValues, first?.missingValues));
  const key = slug(resource.name ?? "");
  return {
    measures: [
      {
        ...(key === "" ? {} : { key }),
        ...{ name: ofTable ?? "?", unit: isOneUnit ? unit : "?" },
      },
    ],
    questions: [
      ...(ofTable === undefined ? ["what is measured: a title of the table"] : []),
      ...(isOneUnit
        ? []
        : [`the unit of its figures, in which all fields of ${of} are: "unit" of each`]),
      ...(isOneMissing
        ? []
        : [`what stands for no figure, which fields of ${of} say in different ways`]),
    ],
  };
}

interface NamedTable {
  readonly resource: Resource;
  readonly measures: readonly MappedMeasure[];
}

const withTable = (name: Name, table: string): Name =>
  typeof name === "string" ? `${table}: ${name}` : { ...name, en: `${table}: ${name.en}` };

/** Measures that several tables have are told apart by their tables. */
export function toldApart(
  tables: readonly NamedTable[],
  nameOf: (resource: Resource) => Name | undefined,
): readonly (readonly MappedMeasure[])[] {
  const keys = tables.flatMap(({ measures }) => measures.map(({ key }) => key));
  const isTwice = (key: string | undefined) =>
    key !== undefined && keys.indexOf(key) !== keys.lastIndexOf(key);
  return tables.map(({ resource, measures }) =>
    measures.map((measure) => {
      const own = slug(resource.name ?? "");
      if (!isTwice(measure.key) || own === "") return measure;
      const table = english(nameOf(resource) ?? "");
      const isOfTable = table === "" || table === english(measure.name);
      return {
        ...{ ...measure, key: `${own}-${measure.key ?? ""}`.slice(0, 60).replace(/-+$/, "") },
        name: isOfTable ? measure.name : withTable(measure.name, table),
      };
    }),
  );
}
