import { foldText } from "../../../../statistics/index.js";
import type { LineNumbers } from "../line-numbers.js";
import type { CollectedMeasure } from "../targets.js";
import { takeOut } from "./take-out.js";

/** Of the United States, but for those whose codes are countries' (CA, DE, IN) and for Georgia. */
const codes = new Set(
  "AK CT FL HI IA KS ND NH NJ NM NV NY OH OK OR RI TX UT VT WA WI WV WY".split(" "),
);
const names = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa
    kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
    ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming`
    .split(/\s+/)
    .concat(["new hampshire", "new jersey", "new mexico", "new york", "north carolina"])
    .concat(["north dakota", "rhode island", "south carolina", "south dakota", "west virginia"]),
);
/** Codes of states that are countries' too. */
const either = new Set(
  "AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA".split(" "),
);

type Kind = "name" | "code";

/** Rows of the United States' states: "Georgia" among them is no country, and neither is "CA" beside "TX". */
export class StateRows {
  readonly #states = new Map<Kind, { readonly text: string; readonly line: number }>();
  /** Places by what they are written as, where that may be a state. */
  readonly #doubtful = new Map<string, { readonly text: string; readonly kind: Kind }>();
  readonly #lines: LineNumbers;

  constructor(lines: LineNumbers) {
    this.#lines = lines;
  }

  /** @param place the code of the country that a text names; undefined of none */
  look(text: string, place: string | undefined, line: number): void {
    const said = text.trim();
    const isCode = said.length === 2;
    if (place !== undefined && !isCode && place !== "GEO") return;
    const kind = isCode ? "code" : "name";
    if (place === undefined) {
      const isState = isCode ? codes.has(said) : names.has(foldText(said));
      if (isState && !this.#states.has(kind))
        this.#states.set(kind, { text: said, line: this.#lines.numberOf(line) });
    } else if (isCode ? either.has(said) : foldText(said) === "georgia")
      this.#doubtful.set(place, { text: said, kind });
  }

  /** Once all figures are in: takes those of countries out that may be states. */
  settle(
    collected: readonly CollectedMeasure[],
    refuse: (line: number, reason: string) => void,
  ): void {
    for (const [place, { text, kind }] of this.#doubtful) {
      const state = this.#states.get(kind);
      if (state === undefined) continue;
      const reason = `"${text}" may be a state of the United States, as "${state.text}" (${this.#lines.place(state.line)}) is: write ${place} where it is the country`;
      const rows = collected.flatMap(({ figures }) => figures.places.get(place) ?? []);
      takeOut(rows, () => reason, refuse);
    }
  }
}
