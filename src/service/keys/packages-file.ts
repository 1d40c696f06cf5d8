/** The packages that keys have, in a file that an operator edits. */
import { readFileSync } from "node:fs";
import { Type, type TSchema } from "typebox";
import { Value } from "typebox/value";
import { operationIds } from "../../contract/index.js";
import { fromTypeBox } from "../http/json-schema.js";
import { packages as ownPackages, type Packages } from "./packages.js";

const packageName = /^[a-z][a-z0-9-]{0,30}$/;

const whole = (most: number) =>
  Type.Integer({
    ...{ minimum: 1, maximum: most },
    description: `a whole number from 1 to ${String(most)}`,
  });
const yesOrNo = Type.Boolean({ description: "true or false" });

const fields = {
  operations: Type.Array(Type.String({ enum: [...operationIds] }), {
    minItems: 1,
    uniqueItems: true,
    description: `a list, without repetitions, of ${operationIds.join(", ")}`,
  }),
  maxSize: whole(100),
  hasDescriptions: yesOrNo,
  hasPremium: yesOrNo,
  requestsPerMinute: whole(1_000_000),
};

const wordsOf = (schema: TSchema) => fromTypeBox(schema).description ?? "otherwise";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is wrong with one package, by its fields. */
function faultsOf(name: string, value: unknown): string[] {
  if (!packageName.test(name))
    return [`${name} is no name of a package: use small letters, digits and hyphens.`];
  if (!isObject(value)) return [`${name} must be an object.`];
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(fields, field));
  return [
    ...unknown.map((field) => `${name}.${field} is not known.`),
    ...Object.entries(fields)
      .filter(([field, schema]) => !Value.Check(schema, value[field]))
      .map(([field, schema]) => `${name}.${field} must be ${wordsOf(schema)}.`),
  ];
}

/** The packages as the file has them: `{ "starter": { "operations": [...], "maxSize": 10, ... } }`. */
export const packagesText = (packages: Packages = ownPackages): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(packages).map(([name, { operations, ...rest }]) => [
        name,
        { operations: [...operations], ...rest },
      ]),
    ),
    null,
    2,
  )}\n`;

/**
 * The packages of a file, the smallest first as they stand there; the built-in ones where there is none.
 * @throws Error that names the file and every fault
 */
export function readPackages(path: string | undefined): Packages {
  if (path === undefined) return ownPackages;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return ownPackages;
    throw new Error(`The packages file ${path} cannot be read.`, { cause });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`The packages file ${path} cannot be read as JSON.`, { cause });
  }
  const entries = isObject(value) ? Object.entries(value) : [];
  const faults =
    entries.length === 0
      ? ["It must be an object with a field for each package."]
      : entries.flatMap(([name, one]) => faultsOf(name, one));
  if (faults.length > 0) {
    throw new Error(`The packages file ${path} is not in order:\n- ${faults.join("\n- ")}`);
  }
  return Object.fromEntries(
    entries.map(([name, one]) => {
      const { operations, ...rest } = one as Omit<Packages[string], "operations"> & {
        operations: readonly never[];
      };
      return [name, { ...rest, operations: new Set(operations) }];
    }),
  );
}
