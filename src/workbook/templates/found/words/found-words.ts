import type { LeftOutPart } from "../find-parts.js";
import type { FoundTemplateId } from "../found-template.js";
import type { PartGroup } from "../wanted-part.js";

/** What templates of found figures write into cells, by language. */
export interface FoundWords {
  readonly names: Readonly<Record<FoundTemplateId, string>>;
  /** Of the sheets that charts take their data from. */
  readonly dataNames: Readonly<Record<FoundTemplateId, string>>;
  readonly foundBySearch: string;
  readonly glanceNote: string;
  readonly changeDate: string;
  readonly figure: string;
  readonly latest: string;
  readonly period: string;
  readonly unit: string;
  readonly fromPeriod: string;
  readonly fromYear: string;
  readonly changesIn: string;
  /** Percentage points. */
  readonly points: string;
  /** The same after a number. */
  readonly pointsSign: string;
  readonly place: string;
  readonly title: string;
  readonly identifier: string;
  readonly source: string;
  readonly date: string;
  readonly yearBefore: string;
  readonly maturity: string;
  readonly changeInPoints: string;
  readonly monthByMonth: string;
  readonly groups: Readonly<Record<PartGroup, string>>;
  /** A part by its key. */
  readonly part: (key: string) => string;
  /** What is said of a part that is not there. */
  readonly leftOut: (part: LeftOutPart) => string;
  /** The same without the part's name. */
  readonly reason: (part: LeftOutPart) => string;
  /** All of them. */
  readonly allLeftOut: (list: string) => string;
}
