import { refusals, type Refused } from "../known-values.js";
import { fieldsOf, isFields, present, textOf } from "./fields.js";

/** What an error body says, as far as it says anything. */
interface ServiceErrorDetails {
  readonly message?: string;
  readonly code?: string;
  readonly parameter?: string;
  /** Of a 403: what is refused. */
  readonly refused?: Refused;
  /** The package that opens it. */
  readonly package?: string;
  /** When the allowance is renewed: a date-time. */
  readonly until?: string;
}

const maxMessageLength = 300;

// Lines and tabs have no place in a cell or a log line.
const unprintable = /\s+/g;

function sentenceOf(value: unknown): string | undefined {
  const text = textOf(value)?.replace(unprintable, " ").trim();
  if (text === undefined || text === "" || text.startsWith("<")) return undefined;
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength - 1)}…` : text;
}

const firstOf = (...values: unknown[]): string | undefined =>
  values.map(sentenceOf).find((sentence) => sentence !== undefined);

/**
 * Reads the message from an error body of any of the shapes in the wild: `message`, `error` (text or
 * object), `errors[]` with `message`, `detail` or `title`, `detail` (text or list), `title`.
 * Takes the parsed JSON, or the raw text where it was none; HTML and empty bodies say nothing.
 */
export function decodeErrorBody(body: unknown): ServiceErrorDetails {
  const fields = fieldsOf(body);
  const error = fieldsOf(fields.error);
  const listed: unknown = [fields.errors, fields.detail].find((list) => Array.isArray(list));
  const first: unknown = Array.isArray(listed) ? listed[0] : undefined;
  const entry = fieldsOf(first);
  const message = firstOf(
    error.message,
    fields.message,
    isFields(fields.error) ? undefined : fields.error,
    entry.message,
    entry.detail,
    entry.title,
    entry.msg,
    first,
    fields.detail,
    fields.title,
    body,
  );
  const code = firstOf(error.code, fields.code);
  const parameter = firstOf(error.parameter, fields.parameter, entry.parameter);
  const refused = refusals.find((one) => one === error.refused);
  const until = firstOf(error.until);
  return present<ServiceErrorDetails>({
    message,
    code,
    parameter,
    refused,
    package: firstOf(error.package),
    until: Number.isNaN(Date.parse(until ?? "")) ? undefined : until,
  });
}
