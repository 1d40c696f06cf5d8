import { findKey, type HashedKey, type KeySet, type WatchedKeys } from "../../storage/index.js";

/** Whose key it is. */
export interface Person {
  /** Of the key, which is no secret. */
  readonly id: string;
  readonly name: string;
  readonly team: string;
  /** Which of the upstream keys answer. */
  readonly packageName: string;
}

export interface People {
  /** Whose key was presented, where it has not been ended. */
  find(presented: string): Person | undefined;
  /** Everybody who ever had a key, by its id. */
  readonly all: ReadonlyMap<string, Person>;
}

/** Of keys that were made without one. */
export const noTeam = "none";

const toEntries = ({ keys }: KeySet) => {
  const people = keys.map((record) => ({
    record,
    person: {
      ...{ id: record.id, name: record.name, packageName: record.package },
      team: record.team ?? noTeam,
    },
  }));
  const active = people.filter(({ record }) => record.revokedAt === undefined);
  return {
    all: new Map(people.map(({ person }) => [person.id, person])),
    active: new Map<string, HashedKey<Person>>(
      active.map(({ record, person }) => [
        record.id,
        { hash: Buffer.from(record.hash, "hex"), key: person },
      ]),
    ),
  };
};

/** The people of keys as they are now. */
export function createPeople(watched: WatchedKeys): People {
  let seen = watched.present();
  let entries = toEntries(seen);
  const refreshed = () => {
    const present = watched.present();
    if (present !== seen) entries = toEntries(present);
    seen = present;
    return entries;
  };
  return {
    find: (presented) => findKey(refreshed().active, presented),
    get all() {
      return refreshed().all;
    },
  };
}
