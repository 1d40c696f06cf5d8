/** Columns of the sheets about the figures, by what they hold. */
export type ReportColumnId =
  | "id"
  | "kind"
  | "title"
  | "publisher"
  | "sources"
  | "licence"
  | "dataTo"
  | "released"
  | "updated"
  | "retrieved"
  | "cells"
  | "link"
  | "citation"
  | "cell"
  | "formula"
  | "arguments"
  | "status"
  | "requests"
  | "credits"
  | "asOf"
  | "age"
  | "reads"
  | "typedIn"
  | "time"
  | "place"
  | "series"
  | "point"
  | "change"
  | "before"
  | "after"
  | "difference"
  | "unit"
  | "retrievedBefore";

/** What the sheets of sources, audit and changes say, by language. Functions' tables stay English. */
export interface ReportWords {
  readonly columns: Readonly<Record<ReportColumnId, string>>;
  readonly sourcesName: string;
  readonly sourcesHeading: string;
  readonly auditName: string;
  readonly auditHeading: string;
  readonly changesName: string;
  readonly changesHeading: string;
  readonly asOf: (day: string) => string;
  readonly auditCounts: (day: string, cells: number, requests: number) => string;
  readonly changeCounts: (day: string, points: number, requests: number, left: number) => string;
  readonly kinds: Readonly<Record<"statistic" | "indicator" | "infographic", string>>;
  readonly changes: Readonly<
    Record<"revised" | "added" | "removed" | "moved" | "replaced", string>
  >;
  readonly statuses: Readonly<
    Record<
      | "ok"
      | "busy"
      | "noRoom"
      | "notLoaded"
      | "error"
      | "fromWorkbook"
      | "outOfDate"
      | "notKept"
      | "ageUnknown"
      | "noAnswer"
      | "mayHide",
      string
    >
  >;
  /** Of a formula that shows something else where a call fails. */
  readonly hiddenError: (reason: string) => string;
  /** Of a name in a formula that is deleted, or was never there. */
  readonly goneName: (name: string) => string;
  /** Of figures in whose place no formula stands. */
  readonly frozenOn: (day: string) => string;
  /** Of figures that were inserted without one. */
  readonly fixedOn: (day: string) => string;
  /** Of figures without a formula that are no longer those. */
  readonly changedSince: string;
  /** Of a row that stays since somebody wrote notes beside it. */
  readonly unused: string;
  /** In place of sources and publishers. */
  readonly noSource: string;
  /** Of a period that only the title names. */
  readonly fromTitle: (period: string) => string;
  /** Of figures that go on into the future. */
  readonly forecastFrom: (period: string) => string;
  /** Of gaps that an option fills, such as "fill=linear". */
  readonly gapsFilled: (option: string) => string;
  readonly evaluatedByExcel: string;
}
