import type { OperationId } from "../../contract/index.js";
import { remember } from "../../server/index.js";
import type { Person } from "../people/index.js";
import { readPlaces, type PlaceRequest } from "./places/place-request.js";
import { sharedKey } from "./shared-key.js";

/** What is asked for, and who would ask. */
export interface Named {
  readonly person: Person;
  readonly operation: OperationId;
  /** Path and query, from "/v1/" on. */
  readonly url: string;
}

/** Under which an answer is kept, where it is; an indicator's also by its places. */
export interface Naming {
  readonly key: string;
  readonly places: PlaceRequest | undefined;
}

const scopeOf = (shared: ReadonlySet<OperationId>, { person, operation }: Named) =>
  shared.has(operation) ? `package ${person.packageName}` : `person ${person.id}`;

function readNaming(scope: string, operation: OperationId, url: string): Naming | undefined {
  const key = sharedKey(scope, operation, url);
  if (key === undefined) return undefined;
  const isIndicator = operation === "getIndicator";
  return { key, places: isIndicator ? readPlaces(scope, url) : undefined };
}

/**
 * Names requests that are asked for as a whole; undefined for those whose answers are not kept. The same ones
 * come again and again: to name them took half of a kept answer's time.
 *
 * @param shared operations whose answers people share; those of others are each person's own
 */
export function createNames(shared: ReadonlySet<OperationId>) {
  const read = remember((scope: string, operation: OperationId, url: string) => ({
    naming: readNaming(scope, operation, url),
  }));
  return (asked: Named) => read(scopeOf(shared, asked), asked.operation, asked.url).naming;
}

/** All keys under which an answer may be at hand. */
export const keysOf = ({ key, places }: Naming) => [
  key,
  ...(places === undefined ? [] : places.geos.map(places.keyOf)),
];
