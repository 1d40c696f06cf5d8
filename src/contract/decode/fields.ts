/** Readers of single fields: what a service sent, brought to one type without ever throwing. */
import { ApiError } from "../errors.js";
import { isLoopback } from "../service-address.js";
import { seenText } from "../seen-text.js";

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function badResponse(what: string): ApiError {
  return new ApiError("bad-response", `The service sent an unexpected answer: ${what}.`);
}

export function requireFields(value: unknown, what: string): Fields {
  if (isFields(value)) return value;
  throw badResponse(`${what} is missing`);
}

/** Text of a text, as it is seen, of a number or boolean; undefined for anything else and for blank text. */
export function textOf(value: unknown): string | undefined {
  if (!/^[snb]/.test(typeof value)) return undefined;
  const text = seenText(String(value));
  return text.trim() === "" ? undefined : text;
}

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** A finite number or a text that is one in plain notation; else undefined. */
export function numberOf(value: unknown): number | undefined {
  const isPlain = typeof value === "string" && plainNumber.test(value.trim());
  const number = isPlain || typeof value === "number" ? Number(value) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

export function integerOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

export function countOf(value: unknown): number | undefined {
  const number = integerOf(value);
  return number !== undefined && number >= 0 ? number : undefined;
}

export function booleanOf(value: unknown): boolean | undefined {
  const text = textOf(value);
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : undefined;
}

/** Without what a program reads differently from a person, or a parser leaves out in silence. */
const plainAddress = /^https?:\/\/[^\s\\\p{Cc}]*$/iu;

/**
 * An absolute https address as it came, or http on this machine. Everything else becomes undefined, since
 * what a service calls a link ends up in hyperlinks and images: other schemes, addresses relative to
 * nothing, names of files on other machines, and hosts hidden behind a user's name.
 */
export function linkOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  if (!plainAddress.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, username, password } = new URL(text);
  const isSafe = protocol === "https:" || isLoopback(text);
  return isSafe && username + password === "" ? text : undefined;
}

export function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): T[] {
  return Array.isArray(value)
    ? value.map(read).filter((item): item is T => item !== undefined)
    : [];
}

/** As `listOf`, but undefined where the service sent no list. */
export function optionalListOf<T>(
  value: unknown,
  read: (item: unknown) => T | undefined,
): T[] | undefined {
  return Array.isArray(value) ? listOf(value, read) : undefined;
}

type Loose<T> = {
  [K in keyof T]: Partial<Pick<T, K>> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** Leaves out the optional fields that are undefined. */
export function present<T extends object>(value: Loose<T>): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}
