/** What happens to an open workbook without anybody asking, in a file that no function waits for. */
import {
  createWatchdog,
  createWorkbookOperations,
  recalculateFailed,
  runInExcel,
  watchTitles,
  type AnswerPort,
  type TakeTurn,
} from "../../workbook/index.js";
import { wait } from "../../timers/index.js";
import type { SharedServices } from "../create-services.js";
import { createAnswerPort } from "../answer-port.js";
import { createOpenWorkbookParts } from "./open-workbook-parts.js";
import type { OpenWorkbook } from "./open-workbook.js";
import { whenQuiet } from "./when-quiet.js";

/** Rejects for a protected view, co-authoring or a part of a newer version. */
export async function readOpenWorkbook(
  openWorkbook: OpenWorkbook,
  shared: Pick<SharedServices, "store">,
): Promise<void> {
  const { snapshot, options, agreement } = openWorkbook.join(() => createOpenWorkbookParts(shared));
  // Each for itself: one that cannot be read does not end the waiting for the budget.
  const read = await Promise.allSettled([snapshot.load(), options.load(), agreement.load()]);
  for (const part of read) if (part.status === "rejected") throw part.reason;
}

/** From now on titles of live figures follow what somebody edits. */
function keepTitles(
  { client, language }: Pick<SharedServices, "client" | "language">,
  data: AnswerPort,
  takeTurn: TakeTurn,
): void {
  const onQuiet = (listener: (hasAnswers: boolean) => void) => whenQuiet(client, listener);
  // A protected view has no edits.
  watchTitles({ run: runInExcel, data, onQuiet, takeTurn, language }).catch(() => undefined);
}

/** A look at every cell costs Excel a round trip or more, so there is a pause between two of them. */
const pauseBetweenChecksMs = 60_000;

/**
 * Reads what the workbook keeps and allows, refreshes it where it says so, and from then on frees cells
 * that stay busy and renews titles of what is edited. Never rejects: a workbook that cannot be read is used without all this.
 */
export async function tendWorkbook(shared: SharedServices): Promise<void> {
  const { openWorkbook, client, language } = shared;
  const { snapshot, options, agreement, takeTurn } = openWorkbook.join(() =>
    createOpenWorkbookParts(shared),
  );
  const data = createAnswerPort(client);
  // Before anything is waited for: somebody may edit meanwhile.
  keepTitles(shared, data, takeTurn);
  await openWorkbook.load();
  try {
    // Cells that could not wait, or were saved so, show neither figures nor a key's; these are at hand.
    const isAtHand = !client.status().hasKey && snapshot.size > 0;
    if (isAtHand || openWorkbook.hasHeldBack()) await recalculateFailed();
    const operations = createWorkbookOperations({
      ...{ run: runInExcel, data, snapshot, options, agreement, takeTurn, language },
    });
    await operations.refreshOnOpen();
  } catch {
    // Protected view or co-authoring: the cells show what was saved.
  }
  const watchdog = createWatchdog({
    run: runInExcel,
    wait,
    pending: () => client.status().pending,
  });
  let checkedAt = -Infinity;
  let isDue = false;
  const check = () => {
    isDue = false;
    checkedAt = performance.now();
    // Excel is closing or busy; there will be another moment.
    watchdog.check().catch(() => undefined);
  };
  client.onStatus(({ pending }) => {
    if (pending > 0 || isDue) return;
    isDue = true;
    // The last calls of a while are looked after too, when the pause is over.
    void wait(Math.max(0, checkedAt + pauseBetweenChecksMs - performance.now())).then(check);
  });
  // Formulas whose function was lost make no call that would be seen.
  if (snapshot.size > 0) check();
}
