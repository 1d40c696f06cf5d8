import type {
  FreezeReport,
  RefreshReport,
  RequestChanges,
  RestoreReport,
  ThawReport,
} from "../../../../workbook/index.js";

export type FailedCell = RefreshReport["failed"][number];
export type Change = RequestChanges["changes"][number];
/** Why something was left as it is, whatever was done. */
export type SkipReasonName =
  | FreezeReport["skipped"][number]["reason"]
  | ThawReport["skipped"][number]["reason"]
  | RestoreReport["skipped"][number]["reason"];
