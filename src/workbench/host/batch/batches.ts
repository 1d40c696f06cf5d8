import type { Workbook } from "../../grid/index.js";
import { isTooLarge } from "../rules/payload-limit.js";
import type { BatchSteps } from "./batch-steps.js";
import type { BatchInterpreter } from "./interpreter.js";
import type { BatchRequest } from "./wire.js";
import { actionType, objectPathType } from "./wire.js";

const delayForCellEdit = 64;

/** The office.js error numbers of a refused batch. */
const batchError = { cellEditMode: 5004, requestTooLarge: 5103, responseTooLarge: 5104 } as const;

interface BatchParts {
  readonly steps: BatchSteps;
  readonly guard: Workbook["guard"];
  readonly ofWorkbook: BatchInterpreter;
  /** Answers the requests that are Excel's on the web alone. */
  readonly ofWeb: BatchInterpreter;
}

/** The batches of an add-in, strictly one after another. */
export class Batches {
  /** Run for the add-in since the start, its custom-function traffic excluded. */
  count = 0;
  private queue: Promise<void> = Promise.resolve();
  private isEditingCell = false;
  private waitingForEdit: (() => void)[] = [];
  private untilEdit = 0;

  constructor(private readonly parts: BatchParts) {}

  /** While a user edits a cell Excel refuses batches, or lets those wait that ask for it. */
  setEditingCell(isEditing: boolean): void {
    this.isEditingCell = isEditing;
    if (isEditing) return;
    const waiting = this.waitingForEdit;
    this.waitingForEdit = [];
    for (const wake of waiting) wake();
  }

  /** A user begins to edit a cell just before the add-in's batch of this number from now, the next being 1. */
  editCellBefore(batch: number): void {
    this.untilEdit = batch;
  }

  /** @param message as office.js sends it to its host */
  async run(message: readonly unknown[]): Promise<BatchAnswer> {
    const [customData, , , , bodyText, , flags] = message;
    if (isTooLarge(String(bodyText))) return { Version: 1, Error: batchError.requestTooLarge };
    const body = JSON.parse(String(bodyText)) as BatchRequest;
    // Runtime services and function results are not the workbook's business.
    const isForWorkbook = customData === "IterativeExecutor" && !usesService(body);
    const isOfWeb = customData === "WacPartition" && !usesService(body);
    if (isForWorkbook && !isCleanUp(body) && --this.untilEdit === 0) {
      this.setEditingCell(true);
    }
    if (this.isEditingCell && (isForWorkbook || isOfWeb)) {
      if ((Number(flags) & delayForCellEdit) === 0) {
        return { Version: 1, Error: batchError.cellEditMode };
      }
      await new Promise<void>((resolve) => this.waitingForEdit.push(resolve));
    }
    // Strictly one batch after another: a path of one may name what another makes.
    const interpreter = isOfWeb ? this.parts.ofWeb : this.parts.ofWorkbook;
    const run = () => this.parts.guard.byHost(() => interpreter.run(body));
    const isRoundTrip = isForWorkbook && !isCleanUp(body);
    const turn = this.queue.then(() => (isRoundTrip ? this.parts.steps.run(run) : run()));
    this.queue = turn.then(
      () => undefined,
      () => undefined,
    );
    const response = await turn;
    if (isRoundTrip) this.count++;
    const answer = JSON.stringify(response);
    // What the batch did stays done, as after any batch that fails.
    if (isTooLarge(answer)) return { Version: 1, Error: batchError.responseTooLarge };
    return { Version: 1, Error: 0, Data: [200, ["Content-Type", "application/json"], answer] };
  }
}

interface BatchAnswer {
  readonly Version: number;
  readonly Error: number;
  readonly Data?: readonly unknown[];
}

const usesService = ({ ObjectPaths }: BatchRequest) =>
  Object.values(ObjectPaths).some((path) => path.ObjectPathType === objectPathType.newObject);

/** After every Excel.run the client lets go of its objects; that is no round trip of the add-in's. */
function isCleanUp({ Actions }: BatchRequest): boolean {
  const others = Actions.filter(({ ActionType }) => ActionType !== actionType.instantiate);
  return others.length > 0 && others.every(({ Name }) => Name === "_RemoveReference");
}
