/** Which places belong to a continent or another group of the library. */
import type { Library } from "../library/library-model.js";
import type { IsIn } from "./items.js";

export interface Groups {
  readonly isGroup: (code: string) => boolean;
  readonly isIn: IsIn;
  readonly membersOf: (group: string) => Iterable<string>;
}

export function createGroups(library: Library): Groups {
  const members = new Map<string, Set<string>>();
  for (const { code, groups = [] } of library.places.values()) {
    for (const group of groups) {
      members.set(group, (members.get(group) ?? new Set<string>()).add(code));
    }
  }
  return {
    isGroup: (code) => members.has(code),
    isIn: (place, group) => members.get(group)?.has(place) ?? false,
    membersOf: (group) => members.get(group) ?? [],
  };
}
