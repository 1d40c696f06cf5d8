/** How well the places that an item shows are those that are asked for. */
import type { ItemColumns } from "../../columns/item-columns.js";
import type { ParsedQuery } from "../../parse/query/parsed-query.js";
import type { Workspace } from "../../workspace.js";

export interface ShownPlaces {
  readonly workspace: Workspace;
  readonly columns: ItemColumns;
  /** Whether a place is a continent or group of others. */
  readonly isGroup: (place: string) => boolean;
  /** By list of places: 1 where the place is shown; also where it is empty. */
  readonly mayShow: (place: string) => Uint8Array;
  /** By list of places: how many of the group are shown. */
  readonly membersShown: (group: string) => MembersShown;
}

export interface MembersShown {
  readonly counts: Uint8Array;
  /** How many places the group has. */
  readonly all: number;
}

/** 0 to 1: how many of those shown belong to what is asked, and less so how much of it they are. */
const memberFit = (members: number, all: number, shown: number): number =>
  (members / shown) * (0.5 + (0.5 * members) / all);

/** Of what shows the group itself, so much is worth what shows nothing but members of it. */
const memberShare = 0.5;
/** What shows all members among many others. */
const amongOthers = 0.3;
const amongAll = 0.8;

/** Of the items of one kind that show a list of places. */
interface KindFit {
  /** A ranking, and of no flow to a partner. */
  readonly isPlainRanking: boolean;
  readonly fit: number;
}

interface PlaceFits {
  /** By ordinal: 0 when none of the asked places is shown; less for many others beside them. */
  readonly of: (ordinal: number) => number;
  /** By list of places, of each kind of items that show it; where places are asked. */
  readonly ofList: (list: number) => readonly KindFit[];
}

export function placeFits(query: ParsedQuery, context: ShownPlaces): PlaceFits {
  const { lists, subjects } = context.columns;
  const { placeFits: fits, placeKinds, kindsOfList } = context.workspace;
  const toFit = createPlaceFit(query, context);
  const fitAt = fits.begin((at) => toFit(at >> 2, (at & 2) === 2, (at & 1) === 1));
  const isAnywhere = query.places.length === 0;
  const fitOfItem = (ordinal: number): number =>
    fitAt(((lists.at[ordinal] ?? 0) << 2) + (placeKinds[subjects.at[ordinal] ?? 0] ?? 0));
  return {
    of: isAnywhere ? () => 1 : fitOfItem,
    ofList: (list) =>
      kinds
        .filter((kind) => (((kindsOfList[list] ?? 0) >> kind) & 1) === 1)
        .map((kind) => ({ isPlainRanking: kind === plainRanking, fit: fitAt((list << 2) + kind) })),
  };
}

/** As the workspace counts them. */
const kinds = [0, 1, 2, 3];
const [plainRanking, partnerRanking] = [2, 3];

/** @param kindsOfList as the workspace has them */
export const isOfRankings = (kindsOfList = 0): boolean =>
  (kindsOfList & ((1 << plainRanking) | (1 << partnerRanking))) !== 0;

function createPlaceFit(query: ParsedQuery, context: ShownPlaces) {
  const { columns, isGroup, mayShow, membersShown } = context;
  const asked = query.places.map(({ code, certainty }) => ({
    certainty,
    isWorld: code === "WLD",
    shows: mayShow(code),
    group: isGroup(code) && code !== "WLD" ? membersShown(code) : undefined,
  }));
  return (list: number, isRanking: boolean, hasPartner: boolean): number => {
    const shown = columns.lists.values[list]?.places.size ?? 0;
    // A topic that names no place is about them all.
    if (shown === 0) return 0.5;
    const own = hasPartner ? 1 : shown;
    let [sum, found, members] = [0, 0, 0];
    for (const { certainty, isWorld, shows, group } of asked) {
      if (shows[list] === 1) {
        sum += certainty;
        found += 1;
      }
      // The world is what a ranking of all countries shows.
      else if (isWorld && isRanking) sum += 0.6 * certainty;
      else if (group !== undefined) {
        sum += certainty * fitOf(group, list, own);
        members = Math.max(members, group.counts[list] ?? 0);
      }
    }
    const share = sum / asked.length;
    const surplus = Math.max(0, own - Math.max(asked.length, members));
    const fit = share * (0.75 + 0.25 / (1 + surplus));
    const isOfGroup = query.groups.length > 0 && found > 0;
    return isOfGroup
      ? Math.max(fit * amongAll, memberFit(found, asked.length, Math.max(own, found)))
      : fit;
  };
}

function fitOf({ counts, all }: MembersShown, list: number, shown: number): number {
  const members = counts[list] ?? 0;
  if (members === 0) return 0;
  const alone = memberShare * memberFit(members, all, Math.max(members, shown));
  return Math.max(alone, (amongOthers * members) / all);
}
