import { notModelled } from "../host-error.js";
import type { HostObject } from "./object-type.js";
import { wireName } from "./object-type.js";
import type { QueryInfo } from "./wire.js";

/** What a `load` asks for: scalars by name, and the same again below navigation properties. */
interface Selection {
  all: boolean;
  readonly names: Set<string>;
  readonly children: Map<string, Selection>;
}

const emptySelection = (): Selection => ({ all: false, names: new Set(), children: new Map() });

function selectionOf(query: QueryInfo): Selection {
  const root = emptySelection();
  const wanted = query.Select ?? [];
  if (wanted.length === 0) root.all = true;
  for (const path of wanted) add(root, path.split("/"), true);
  for (const path of query.Expand ?? []) add(root, path.split("/"), false);
  return root;
}

function add(selection: Selection, path: readonly string[], isScalar: boolean): void {
  const [head, ...rest] = path;
  if (head === undefined) return;
  if (rest.length === 0 && isScalar) {
    if (head === "*" || head === "$all") selection.all = true;
    else selection.names.add(head);
    return;
  }
  const key = head.toLowerCase();
  const child = selection.children.get(key) ?? emptySelection();
  selection.children.set(key, child);
  add(child, rest, isScalar);
}

type ReferenceOf = (object: HostObject) => string | undefined;

/** The answer to a query: identity, the scalars asked for, nested objects, and items of collections. */
export function answerQuery(
  object: HostObject | null,
  query: QueryInfo,
  referenceOf: ReferenceOf,
): unknown {
  return object === null ? null : answer(object, selectionOf(query), referenceOf, query);
}

function answer(
  object: HostObject,
  selection: Selection,
  referenceOf: ReferenceOf,
  query: QueryInfo = {},
): Record<string, unknown> {
  const result = identityOf(object, referenceOf);
  const forItems = emptySelection();
  const isCollection = object.type.items !== undefined;
  if (isCollection && selection.all) forItems.all = true;
  for (const [name, child] of selection.children) {
    if (isCollection && name === "items") merge(forItems, child);
    else if (isCollection && object.type.object(name) === undefined)
      forItems.children.set(name, child);
    else addNested(result, object, name, child, referenceOf);
  }
  addScalars(result, object, selection, isCollection ? forItems : undefined);
  if (isCollection) {
    const items = object.type.items?.(object.target) ?? [];
    const start = query.Skip ?? 0;
    const end = query.Top === undefined ? undefined : start + query.Top;
    result["_Items"] = items.slice(start, end).map((item, index) => {
      const value = answer(item, forItems, referenceOf);
      // Items without an id are found again by their place.
      if (item.type.id === undefined) value["_Index"] = start + index;
      return value;
    });
  }
  return result;
}

function merge(into: Selection, from: Selection): void {
  into.all ||= from.all || (from.names.size === 0 && from.children.size === 0);
  for (const name of from.names) into.names.add(name);
  for (const [name, child] of from.children) into.children.set(name, child);
}

function addNested(
  result: Record<string, unknown>,
  object: HostObject,
  name: string,
  selection: Selection,
  referenceOf: ReferenceOf,
): void {
  const found = object.type.object(name);
  if (found === undefined) throw notModelled(`${object.type.name}.${name}`);
  const nested = found.member.get(object.target);
  if (selection.names.size === 0 && selection.children.size === 0) selection.all = true;
  result[wireName(found.name)] = nested === null ? null : answer(nested, selection, referenceOf);
}

function addScalars(
  result: Record<string, unknown>,
  object: HostObject,
  selection: Selection,
  forItems: Selection | undefined,
): void {
  const { type, target } = object;
  if (selection.all) {
    for (const [name, member] of Object.entries(type.scalars ?? {})) {
      if (member.get !== undefined && member.isInFullLoad !== false) {
        result[wireName(name)] = member.get(target);
      }
    }
  }
  for (const name of selection.names) {
    if (name.toLowerCase() === "items" && forItems !== undefined) {
      forItems.all = true;
      continue;
    }
    const found = type.scalar(name);
    if (found?.member.get !== undefined) result[wireName(found.name)] = found.member.get(target);
    else if (forItems !== undefined) forItems.names.add(name);
    else if (type.object(name) !== undefined) {
      addNested(result, object, name, { ...emptySelection(), all: true }, () => undefined);
    } else if (!isClientSide(name)) throw notModelled(`${type.name}.${name}`);
  }
}

/** Known to the client without the host. */
const isClientSide = (name: string) => /^(?:isNullObject|_ReferenceId)$/i.test(name);

/** What lets the client find the object again in a later batch. */
export function identityOf(object: HostObject, referenceOf: ReferenceOf): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  if (object.type.id !== undefined) result["Id"] = object.type.id(object.target);
  const reference = referenceOf(object);
  if (reference !== undefined) result["_ReferenceId"] = reference;
  return result;
}
