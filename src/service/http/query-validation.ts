import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { ApiError } from "../../contract/index.js";
import type { JsonSchema } from "./json-schema.js";

/**
 * Query strings and bodies, validated strictly: what is unknown, repeated or of another type is
 * refused by name. Nothing is dropped, defaulted or converted but text to the type the schema names.
 */

const ajv = new Ajv2020({ strict: false, allErrors: false });

const longestNameShown = 60;
const shown = (name: string) =>
  name.length > longestNameShown ? `${name.slice(0, longestNameShown)}…` : name;

const refuse = (parameter: string, sentence: string) =>
  new ApiError("bad-input", `${shown(parameter)} ${sentence}.`, { parameter: shown(parameter) });

/** "wrong" where the text is not of the type; undefined where it means: not set. */
const convert = (text: string, type: JsonSchema["type"]): unknown => {
  switch (type) {
    case "integer":
    case "number":
      // Number() would also take blanks, "0x10" and "1e3".
      return /^-?\d{1,20}(\.\d{1,20})?$/.test(text) ? Number(text) : text;
    case "boolean":
      if (text === "true" || text === "false") return text === "true";
      // The contract's filter is "boolean or null", and null, or nothing, means unset.
      return text === "" || text === "null" ? undefined : text;
    default:
      return text;
  }
};

const typeTexts: Record<string, string> = {
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  string: "a text",
};

const sentenceOf = ({ keyword, params, message }: ErrorObject, schema: JsonSchema): string => {
  switch (keyword) {
    case "type":
      return `must be ${typeTexts[String(schema.type)] ?? String(schema.type)}`;
    case "enum":
      return `must be one of ${(schema.enum ?? []).join(", ")}`;
    case "minimum":
      return `must be at least ${String(params["limit"])}`;
    case "maximum":
      return `must be at most ${String(params["limit"])}`;
    case "minLength":
      return "must not be empty";
    case "maxLength":
      return `must be at most ${String(params["limit"])} characters long`;
    case "pattern":
      return "must be a number";
    default:
      return message ?? "is not valid";
  }
};

const toRefusal = (error: ErrorObject, schema: JsonSchema): ApiError => {
  if (error.keyword === "required") {
    return refuse(String(error.params["missingProperty"]), "is required");
  }
  if (error.keyword === "additionalProperties") {
    return refuse(String(error.params["additionalProperty"]), "is not known to this operation");
  }
  const name = error.instancePath.split("/")[1];
  if (name === undefined) return new ApiError("bad-input", "The body must be a JSON object.");
  return refuse(name, sentenceOf(error, schema.properties?.[name] ?? {}));
};

const checked = <T>(validate: ValidateFunction, schema: JsonSchema, value: T): T => {
  if (validate(value)) return value;
  const [error] = validate.errors ?? [];
  throw error === undefined ? new ApiError("bad-input", "Not valid.") : toRefusal(error, schema);
};

/** Reads a parsed query string (texts, or lists of texts where a name is repeated). */
export function createQueryReader(schema: JsonSchema): (query: unknown) => Record<string, unknown> {
  const validate = ajv.compile(schema);
  const properties = schema.properties ?? {};
  return (query) => {
    const values: Record<string, unknown> = {};
    for (const [name, text] of Object.entries(query as Record<string, string | string[]>)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property === undefined) throw refuse(name, "is not known to this operation");
      if (typeof text !== "string") throw refuse(name, "may be given once only");
      const value = convert(text, property.type);
      if (value !== undefined) values[name] = value;
    }
    return checked(validate, schema, values);
  };
}

/** Reads a parsed JSON body. */
export function createBodyReader(schema: JsonSchema): (body: unknown) => Record<string, unknown> {
  const validate = ajv.compile(schema);
  return (body) => checked(validate, schema, body as Record<string, unknown>);
}
