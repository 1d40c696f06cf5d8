import type { Platform } from "../../../contract/index.js";
import type { AnswerPort } from "../../answer-port.js";
import type { RunInExcel } from "../../run-in-excel.js";
import type { TakeTurn } from "../../turns.js";
import type { Edit } from "./edits/edits.js";
import { isTitleName } from "../title-name.js";
import { loadTitles } from "./lazy-titles.js";
import type { LookScope } from "./leave-undone.js";
import type { Edited, LookAtTitles } from "./look-at-titles.js";

interface WatchTitlesOptions {
  readonly run: RunInExcel;
  readonly data: AnswerPort;
  /**
   * Calls the listener when no request is under way any more, and says whether answers have come since the last time.
   * Returns the unsubscriber.
   */
  readonly onQuiet: (listener: (hasAnswers: boolean) => void) => () => void;
  readonly takeTurn: TakeTurn;
  /** Of what titles say of changes. @default English */
  readonly language?: () => Platform;
}

/**
 * Renews titles and sources of live figures as soon as somebody here has edited a cell, as {@link renewTitles} does, and
 * again when answers have come, which may say another unit or title of the same content; at first those that were edited before. Their charts show all
 * their figures then, and those of a sheet that was just copied have names of their own. Asks and costs nothing. An edit
 * in a workbook without titles of ours takes one round trip; edits while Excel is being asked are looked at together.
 *
 * What somebody else edits is renewed where that person is: two would write the same cells.
 *
 * @returns what stops it, which never fails: a workbook that is closing cannot be asked any more
 */
export async function watchTitles(options: WatchTitlesOptions): Promise<() => Promise<void>> {
  const { run, onQuiet } = options;
  const { look, lookAgain, lookAtEdit } = createLooks(options);
  const noticeEdit = (changed: ChangedEvent) => {
    if (isOwnEdit(changed)) lookAtEdit(changed);
    return Promise.resolve();
  };
  const noticeSheet = ({ source }: AddedEvent) => {
    if (source !== "Remote") look("all");
    return Promise.resolve();
  };
  const noticeCalculated = () => {
    lookAgain();
    return Promise.resolve();
  };
  const stopQuiet = onQuiet((hasAnswers) => {
    if (hasAnswers) look("words");
    lookAgain();
  });
  const registrations = await run((context) =>
    register(context, { noticeEdit, noticeCalculated, noticeSheet }),
  );
  look("all");
  return async () => {
    stopQuiet();
    await removeAll(registrations);
  };
}

interface Looks {
  readonly look: (scope: LookScope) => void;
  /** At what is owed, now that something has been calculated or has come. */
  readonly lookAgain: () => void;
  readonly lookAtEdit: (edit: Edit) => void;
}

/** Figures that were left behind may never be calculated, while others are every second. */
const maxTries = 100;

function createLooks({ run, data, takeTurn, language }: WatchTitlesOptions): Looks {
  let lookAt: LookAtTitles | undefined;
  const load = async () => (lookAt ??= (await loadTitles()).createLook(data, language));
  let isEdited = false;
  let edits: Edit[] = [];
  /** Of a formula that is cut Excel tells in two events, and one may come when the other has been looked at. */
  let before: Edit[] = [];
  /** Of the next look. What others have edited is looked at for new words of the same contents alone. */
  let scope: LookScope = "words";
  /** What is not renewed yet of what an edit has begun, or answers have said. */
  let owed: LookScope | undefined;
  /** How often something has been calculated, or has come: also while Excel was being asked. */
  let changes = 0;
  /** Looks at what is owed since the last edit or answer. */
  let tries = 0;
  const lookNow = gathered(() =>
    takeTurn(async () => {
      const changesBefore = changes;
      // What is owed is looked at with it.
      if (owed === "all") scope = "all";
      const edited = { scope, isEdited, edits: [...before, ...edits] };
      if (scope === "all") [before, edits] = [edits, []];
      [scope, isEdited] = ["words", false];
      const isLeft = await run((context) => lookOnce(context, load, edited));
      owed = isLeft || data.pending() > 0 ? edited.scope : undefined;
      if (owed && changes !== changesBefore) lookNow();
    }),
  );
  const look = (wanted: LookScope) => {
    if (wanted === "all") scope = "all";
    tries = 0;
    lookNow();
  };
  const lookAgain = () => {
    changes += 1;
    if (owed && ++tries <= maxTries) lookNow();
  };
  const lookAtEdit = (edit: Edit) => {
    isEdited = true;
    edits.push(edit);
    look("all");
  };
  return { look, lookAgain, lookAtEdit };
}

type Notice<T> = (told: T) => Promise<void>;

async function register(
  context: Excel.RequestContext,
  notices: {
    readonly noticeEdit: Notice<ChangedEvent>;
    readonly noticeCalculated: () => Promise<void>;
    readonly noticeSheet: Notice<AddedEvent>;
  },
): Promise<OfficeExtension.EventHandlerResult<never>[]> {
  const { worksheets } = context.workbook;
  const added = [
    worksheets.onChanged.add(notices.noticeEdit),
    worksheets.onCalculated.add(notices.noticeCalculated),
    // One that is copied brings charts and titles with it.
    worksheets.onAdded.add(notices.noticeSheet),
  ];
  await context.sync();
  return added;
}

/** Never fails: see above. */
async function removeAll(registrations: readonly OfficeExtension.EventHandlerResult<never>[]) {
  try {
    for (const registration of registrations) {
      registration.remove();
      await registration.context.sync();
    }
  } catch {
    // The workbook is closing.
  }
}

type ChangedEvent = Edit & Pick<Excel.WorksheetChangedEventArgs, "source" | "triggerSource">;

type AddedEvent = Pick<Excel.WorksheetAddedEventArgs, "source">;

/** Somebody's here, and none of the add-in's. */
const isOwnEdit = ({ source, triggerSource }: ChangedEvent): boolean =>
  source !== "Remote" && triggerSource !== "ThisLocalAddin";

/** One run at a time; what is asked for meanwhile is one more run. */
function gathered(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isDue = false;
  const start = () => {
    isDue = isRunning;
    if (isRunning) return;
    isRunning = true;
    void task()
      // Excel is busy or closing, or somebody else writes: a refresh renews them.
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
        if (isDue) start();
      });
  };
  return start;
}

/** @returns whether something is left for later: what is not known yet, or not calculated */
async function lookOnce(
  context: Excel.RequestContext,
  look: () => Promise<LookAtTitles>,
  edited: Edited,
): Promise<boolean> {
  const { application, names } = context.workbook;
  application.load("calculationMode,calculationState");
  names.load("items/name,items/formula");
  await context.sync();
  if (!names.items.some(({ name }) => isTitleName(name))) return false;
  return (await look())(context, edited);
}
