import { itemNotFound } from "../host-error.js";

/**
 * A type of Excel's object model: only what stands here is modelled. Members are written in
 * camelCase as in Excel's documentation and found whatever their case, since the wire is PascalCase
 * and `load` keeps the user's spelling. Methods, not function properties, so that a type of
 * `ObjectType<Range>` is one of `ObjectType<unknown>` too.
 */
interface ObjectTypeDefinition<T> {
  readonly scalars?: Readonly<Record<string, ScalarMember<T>>>;
  /** Navigation properties; null stands for Excel's null object. */
  readonly objects?: Readonly<Record<string, ObjectMember<T>>>;
  readonly methods?: Readonly<Record<string, MethodMember<T>>>;
  /** Objects with an id are found again through their collection. */
  id?(target: T): string | number;
  /** The items of a collection, and one of them by id, name or index. */
  items?(target: T): HostObject[];
  item?(target: T, key: unknown): HostObject | null;
  /** True for ranges: their clients ask the host to keep them across batches. */
  readonly isTracked?: boolean;
}

export interface ScalarMember<T> {
  get?(target: T): unknown;
  set?(target: T, value: unknown): void | Promise<void>;
  /** False: given only when asked for by name, as it costs much. @default true */
  readonly isInFullLoad?: boolean;
}

export interface ObjectMember<T> {
  get(target: T): HostObject | null;
}

export interface MethodMember<T> {
  /** Object arguments arrive as host objects. Gives a value, an object, null for the null object, or nothing. */
  call(target: T, args: readonly unknown[]): unknown;
}

export interface ObjectType<T = unknown> extends ObjectTypeDefinition<T> {
  readonly name: string;
  scalar(name: string): { readonly name: string; readonly member: ScalarMember<T> } | undefined;
  object(name: string): { readonly name: string; readonly member: ObjectMember<T> } | undefined;
  method(name: string): MethodMember<T> | undefined;
  of(target: T): HostObject<T>;
}

export class HostObject<T = unknown> {
  constructor(
    readonly type: ObjectType<T>,
    readonly target: T,
  ) {}
}

/** Every type that is modelled, by its name in Excel's documentation. */
export const modelledTypes = new Map<string, ObjectType>();

/** What every collection of Excel's has, where the type does not say it in its own way. */
function collectionMethods<T>(
  type: ObjectTypeDefinition<T>,
): Readonly<Record<string, MethodMember<T>>> {
  const items = (target: T) => type.items?.(target) ?? [];
  if (type.items === undefined) return {};
  return {
    getCount: { call: (target) => items(target).length },
    getItemAt: {
      call: (target, [index]) => {
        const found = typeof index === "number" ? items(target)[index] : undefined;
        if (found === undefined) throw itemNotFound(`item ${String(index)}`);
        return found;
      },
    },
    ...(type.item === undefined
      ? {}
      : { getItemOrNullObject: { call: (target, [key]) => type.item?.(target, key) ?? null } }),
  };
}

export function defineType<T>(name: string, definition: ObjectTypeDefinition<T>): ObjectType<T> {
  const scalars = byLowerCase(definition.scalars ?? {});
  const objects = byLowerCase(definition.objects ?? {});
  const methods = byLowerCase({ ...collectionMethods(definition), ...definition.methods });
  const type: ObjectType<T> = {
    ...definition,
    name,
    scalar: (member) => scalars.get(member.toLowerCase()),
    object: (member) => objects.get(member.toLowerCase()),
    method: (member) => methods.get(member.toLowerCase())?.member,
    of: (target) => new HostObject(type, target),
  };
  modelledTypes.set(name, type);
  return type;
}

function byLowerCase<M>(
  members: Readonly<Record<string, M>>,
): Map<string, { name: string; member: M }> {
  return new Map(
    Object.entries(members).map(([name, member]) => [name.toLowerCase(), { name, member }]),
  );
}

/** The wire's spelling of a member. */
export const wireName = (name: string) =>
  name.startsWith("_") ? name : name.charAt(0).toUpperCase() + name.slice(1);
