import type { MeasureKind } from "../../contract/index.js";
import type { Day, PlaceGroup, Point, Transforms, Unit } from "../../statistics/index.js";
import type { UsedRates } from "../currency/convert-money.js";
import type { Call } from "../calls/guard.js";
import { loadSeveralIndicators } from "../calls/lazy-parts.js";
import type { Figure } from "./pick-figure.js";

/** What a reader of single values should know, gathered while their cells are filled. */
export interface ValueNotes {
  /** Groups that stand for their members. */
  readonly groups: PlaceGroup[];
  /** Titles of indicators and the codes of places that were asked for and have no figures. */
  readonly uncovered: (readonly [title: string, code: string])[];
  readonly rates: (UsedRates | undefined)[];
  /** What the cells show, each with the day its data were published; of growth the ends, one after the other. */
  readonly figures: (Pick<Figure, "category" | "period" | "incomplete" | "insteadOf"> & {
    readonly publishedOn?: Day | undefined;
    /** Of the figures as published. */
    readonly unit: Unit;
    /** Title and subject. */
    readonly about: string;
    readonly kind: MeasureKind | undefined;
    readonly adjustment: string | null | undefined;
    readonly breaks?: readonly string[] | undefined;
    /** The figures as published. */
    readonly points: readonly Point[];
    /** Whether the formula names no period for it: the latest, or the first that growth begins with. */
    readonly isOpen: boolean;
  })[];
}

export const startNotes = (): ValueNotes => ({
  groups: [],
  uncovered: [],
  rates: [],
  figures: [],
});

/** The figures, with `show=notes` below them what was gathered. */
export async function withNotes(
  { today }: Call,
  rows: unknown[][],
  notes: ValueNotes,
  chosen: Transforms & { readonly show?: readonly ("notes" | "period")[] | undefined },
  isGrowth = false,
): Promise<unknown[][]> {
  if (chosen.show?.includes("notes") !== true) return rows;
  const { valueNotes } = await loadSeveralIndicators();
  return [...rows, ...(await valueNotes(notes, chosen, today, isGrowth))];
}
