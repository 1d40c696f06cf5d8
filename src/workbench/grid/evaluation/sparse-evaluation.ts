import { registries } from "@odoo/o-spreadsheet";
import type { CellAt, Zone } from "../addresses.js";
import { cellRuns } from "./cell-runs.js";
import "../spreadsheet.js";

const EnginePlugin = registries.coreViewsPluginRegistry.get("evaluation");
type Engine = InstanceType<typeof EnginePlugin>;

/** Of o-spreadsheet's evaluator, what is replaced or called here; its types keep these members private. */
interface Evaluator {
  evaluatedCells: object;
  createEmptyPositionSet: () => CellSet;
  evaluateAllCells: () => void;
  evaluate(zones: readonly { readonly sheetId: string; readonly zone: Zone }[]): void;
}

/** A set of cells that need not know the sheets and their sizes, so that a new sheet fits in. */
class CellSet {
  private readonly keys = new Set<string>();

  add(at: CellAt): void {
    this.keys.add(keyOf(at));
  }

  delete(at: CellAt): void {
    this.keys.delete(keyOf(at));
  }

  has(at: CellAt): boolean {
    return this.keys.has(keyOf(at));
  }
}

const keyOf = ({ sheetId, row, col }: CellAt) => `${sheetId}|${row}|${col}`;

/** Functions that find a sheet by a text, so that no dependency tells of a sheet that is new. */
const looksUpSheets = /\bINDIRECT\(/i;

/**
 * The engine's evaluation without visits to what cannot have changed. A full one looks at the cells
 * that hold something, where the engine's own walks every place of every sheet several times, and a
 * new sheet evaluates only formulas that look a sheet up by its name.
 */
class SparseEvaluation extends EnginePlugin {
  constructor(config: ConstructorParameters<typeof EnginePlugin>[0]) {
    super(config);
    const evaluator = Reflect.get(this, "evaluator") as Evaluator;
    const Results = evaluator.evaluatedCells.constructor as new () => object;
    evaluator.createEmptyPositionSet = () => new CellSet();
    evaluator.evaluateAllCells = () => {
      evaluator.evaluatedCells = new Results();
      evaluator.evaluate(this.filledZones());
    };
  }

  override beforeHandle(command: Parameters<Engine["beforeHandle"]>[0]): void {
    if (command.type !== "CREATE_SHEET") super.beforeHandle(command);
  }

  override handle(command: Parameters<Engine["handle"]>[0]): void {
    if (command.type === "CREATE_SHEET") this.evaluateLookUps();
    else super.handle(command);
  }

  private evaluateLookUps(): void {
    const cellIds = this.getters
      .getSheetIds()
      .flatMap((sheetId) => this.getters.getCells(sheetId))
      .filter(
        (cell) => cell.isFormula && looksUpSheets.test(cell.compiledFormula.normalizedFormula),
      )
      .map(({ id }) => id);
    if (cellIds.length > 0) super.handle({ type: "EVALUATE_CELLS", cellIds });
  }

  private filledZones() {
    return this.getters.getSheetIds().flatMap((sheetId) => {
      const cells = this.getters.getCells(sheetId);
      const runs = cellRuns(cells.map(({ id }) => this.getters.getCellPosition(id)));
      return runs.map((zone) => ({ sheetId, zone }));
    });
  }
}

registries.coreViewsPluginRegistry.replace("evaluation", SparseEvaluation);
