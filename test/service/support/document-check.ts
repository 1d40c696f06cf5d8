import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { createOpenApiDocument } from "../../../src/service/routes/index.js";

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

type Json = Readonly<Record<string, unknown>>;
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Json | undefined)?.[name], value);

/** An object schema that lists its fields has no others: an undocumented field is a fault too. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]));
  const isOpen = inner["type"] === "object" && "properties" in inner;
  return isOpen && !("additionalProperties" in inner)
    ? { ...inner, additionalProperties: false }
    : inner;
};

/** Checks answers against the published document; throws a sentence for one that breaks it. */
export function createDocumentCheck(document: ReturnType<typeof createOpenApiDocument>) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const compiled = new Map<string, ValidateFunction>();
  const components = closed(document.components);

  const validatorFor = (method: string, path: string, status: number): ValidateFunction => {
    const responses = at(document.paths, path, method.toLowerCase(), "responses");
    const key = at(responses, String(status)) === undefined ? "default" : String(status);
    const schema = at(responses, key, "content", "application/json", "schema") ?? {
      $ref: "#/components/schemas/ErrorBody",
    };
    const name = `${method} ${path} ${key}`;
    const known = compiled.get(name);
    if (known !== undefined) return known;
    const validate = ajv.compile({ ...(closed(schema) as object), components });
    compiled.set(name, validate);
    return validate;
  };

  return (method: string, path: string, answer: Answer): void => {
    const where = `${method} ${path} ${answer.status}`;
    if (answer.status >= 500) throw new Error(`${where}: ${answer.body}`);
    if (!answer.contentType.startsWith("application/json")) {
      throw new Error(`${where}: content type ${answer.contentType}`);
    }
    const validate = validatorFor(method, path, answer.status);
    if (validate(JSON.parse(answer.body))) return;
    throw new Error(`${where} breaks the document: ${ajv.errorsText(validate.errors)}`);
  };
}
