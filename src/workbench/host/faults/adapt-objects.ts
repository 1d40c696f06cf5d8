import type { MethodMember, ObjectType, ScalarMember } from "../batch/object-type.js";
import { HostObject } from "../batch/object-type.js";
import type { MemberFault } from "./fault.js";

type Adapt = (object: HostObject | null) => HostObject | null;

/** Gives objects the same target with members that misbehave. */
export function createAdapt(members: Readonly<Record<string, MemberFault>>): Adapt {
  const faults = new Map(
    Object.entries(members).map(([name, fault]) => [name.toLowerCase(), fault]),
  );
  const types = new Map<ObjectType, ObjectType>();
  const broken = new Set<ObjectType>();
  return (object) => {
    if (object === null || broken.has(object.type)) return object;
    const type = types.get(object.type) ?? breakType(object.type, faults);
    types.set(object.type, type);
    broken.add(type);
    return type === object.type ? object : new HostObject(type, object.target);
  };
}

function breakType(type: ObjectType, faults: ReadonlyMap<string, MemberFault>): ObjectType {
  const start = `${type.name.toLowerCase()}.`;
  if (![...faults.keys()].some((name) => name.startsWith(start))) return type;
  const faultOf = (member: string) => faults.get(start + member.toLowerCase());
  const scalars = Object.fromEntries(
    Object.entries(type.scalars ?? {}).map(([name, member]) => [
      name,
      breakScalar(member, faultOf(name)),
    ]),
  );
  return {
    ...type,
    scalars,
    scalar: (name) => {
      const found = type.scalar(name);
      return found && { ...found, member: breakScalar(found.member, faultOf(name)) };
    },
    method: (name) => {
      const found = type.method(name);
      return found && breakMethod(found, faultOf(name));
    },
  };
}

function breakScalar(
  member: ScalarMember<unknown>,
  fault: MemberFault | undefined,
): ScalarMember<unknown> {
  if (fault === undefined) return member;
  return {
    ...member,
    get: (target) => {
      const value = member.get?.(target);
      return fault.get === undefined ? value : fault.get(value);
    },
    set: (target, value) => {
      const set = (given: unknown) => member.set?.(target, given);
      return (fault.set === undefined ? set(value) : fault.set(set, value)) as undefined;
    },
  };
}

function breakMethod(
  member: MethodMember<unknown>,
  fault: MemberFault | undefined,
): MethodMember<unknown> {
  if (fault?.call === undefined) return member;
  const { call } = fault;
  return {
    call: (target, args) => call((given) => member.call(target, given), args),
  };
}
