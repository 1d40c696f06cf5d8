import type { LostPart } from "../../../model/insert-choice.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("en");

/** What an item's insertion is set by. */
export interface SheetTexts {
  readonly addGroup: string;
  readonly chooseGroup: string;
  /** A group with how many of its members are covered. */
  readonly group: (name: string, covered: number, members: number) => string;
  readonly allPlaces: (places: number) => string;
  readonly onlyPlace: (place: string) => string;
  readonly order: string;
  readonly orders: Readonly<Record<"chosen" | "name" | "largest" | "smallest", string>>;
  readonly rows: string;
  readonly allPeriods: string;
  readonly first: string;
  readonly last: string;
  readonly fields: Readonly<Record<"from" | "to" | "frequency" | "change", string>>;
  readonly asTheyAre: string;
  readonly badPeriod: (text: string) => string;
  readonly reversed: string;
  readonly look: string;
  readonly layout: string;
  readonly layouts: Readonly<
    Record<"indicators" | "statistics", Readonly<Record<"columns" | "rows" | "long", string>>>
  >;
  readonly headers: string;
  readonly headerWords: Readonly<Record<"name" | "code" | "shown" | "none", string>>;
  readonly onlyFormula: (parts: string) => string;
  readonly lost: Readonly<Record<LostPart, string>>;
  readonly where: string;
  /** The address may be empty. */
  readonly selected: (address: string) => string;
  readonly nextFree: string;
  readonly newSheet: string;
  readonly preview: string;
  readonly previewFailed: (reason: string) => string;
  readonly more: (rows: number, columns: number) => string;
  readonly frequencies: Readonly<Record<"A" | "Q" | "M", string>>;
  readonly changes: Readonly<Record<"diff" | "pct" | "diff-year" | "pct-year", string>>;
}

export const sheet: SheetTexts = {
  addGroup: "Add a group",
  chooseGroup: "Choose a group",
  group: (name, covered, members) =>
    covered === members
      ? `${name} (${count(covered, "place", "places")})`
      : `${name} (${covered.toLocaleString("en")} of ${count(members, "place", "places")})`,
  allPlaces: (places) => `All ${places.toLocaleString("en")}`,
  onlyPlace: (place) => `Only ${place}`,
  order: "Order of the places",
  orders: {
    chosen: "As chosen",
    name: "By name",
    largest: "Largest latest figure first",
    smallest: "Smallest latest figure first",
  },
  rows: "Period and calculation",
  allPeriods: "all periods",
  first: "the first",
  last: "the last",
  fields: { from: "From", to: "To", frequency: "Frequency", change: "Change" },
  asTheyAre: "As they are",
  badPeriod: (text) => `“${text}” is not a period. Write 2015, 2015-06 or 2015-Q2.`,
  reversed: "The end is before the beginning.",
  look: "Layout and notes",
  layout: "Layout",
  layouts: {
    indicators: {
      columns: "A column per place",
      rows: "A row per place",
      long: "A row per figure",
    },
    statistics: {
      columns: "A column per series",
      rows: "A row per series",
      long: "A row per figure",
    },
  },
  headers: "Headers",
  headerWords: {
    name: "Names of places",
    code: "Codes of places",
    shown: "With headers",
    none: "Without headers",
  },
  onlyFormula: (parts) =>
    `This form cannot show what is chosen: ${parts}. Insert a live formula, or take it off.`,
  lost: {
    places: "places",
    period: "period",
    frequency: "frequency",
    change: "change",
    order: "order of the places",
  },
  where: "Where",
  selected: (address) => (address === "" ? "Selected cell" : `Selected cell: ${address}`),
  nextFree: "Next free place on this sheet",
  newSheet: "New sheet",
  preview: "Preview",
  previewFailed: (reason) => `The cell would show an error: ${reason}`,
  more: (rows, columns) =>
    `${count(rows, "row", "rows")} and ${count(columns, "column", "columns")} in all.`,
  frequencies: { A: "years", Q: "quarters", M: "months" },
  changes: {
    diff: "difference from the period before",
    pct: "percent from the period before",
    "diff-year": "difference from the year before",
    "pct-year": "percent from the year before",
  },
};
