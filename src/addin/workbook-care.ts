import type { SnapshotSource, SpendingLimit } from "../client/index.js";
import type { WorkbookOptions, WorkbookSnapshot } from "../workbook/index.js";

export interface CareParts {
  readonly snapshot: WorkbookSnapshot;
  readonly options: WorkbookOptions;
}

/** What the workbook keeps and allows, as the client asks for it; nothing until somebody joins it. */
export interface WorkbookCare {
  readonly snapshot: SnapshotSource;
  readonly spendingLimit: SpendingLimit;
  /** Makes the parts the first time and gives the same ones afterwards. */
  join(create: () => CareParts): CareParts;
}

/** Joined later, since the functions must not load the workbook's code. */
export function createWorkbookCare(): WorkbookCare {
  let parts: CareParts | undefined;
  return {
    snapshot: { find: (requestId) => parts?.snapshot.find(requestId) },
    spendingLimit: {
      allows: (credits) => parts?.options.allows(credits) ?? true,
      spent: (credits) => {
        parts?.options.spent(credits);
      },
    },
    join: (create) => (parts ??= create()),
  };
}
