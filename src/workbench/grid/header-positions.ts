import { registries } from "@odoo/o-spreadsheet";
import "./spreadsheet.js";

const GridPositions = registries.statefulUIPluginRegistry.get("header_positions");
type Command = Parameters<InstanceType<typeof GridPositions>["handle"]>[0];

/** Where rows or columns begin, by their index, and where the last one ends. */
type Positions = Readonly<Record<number, number>>;

/** What is private in the grid's types. */
interface Measured {
  readonly headerPositions: Readonly<Record<string, { readonly ROW: Positions } | undefined>>;
}

/** The grid's own way, row by row. */
const measureEach = Reflect.get(GridPositions.prototype, "computePositions") as (
  this: unknown,
  sheetId: string,
  dimension: "ROW" | "COL",
) => Positions;

/** What writes or empties cells and leaves their looks alone. */
const contentCommands = new Set<string>(["WORKBENCH_WRITE", "DELETE_CONTENT"]);

/**
 * Where each row and column begins, measured when somebody looks and as long as it holds. The grid
 * measures every row of every sheet after each change: most of the time that a change takes where a
 * sheet has thousands of rows.
 */
class KeptPositions extends GridPositions {
  private isWriting = false;

  override beforeHandle(command: Command): void {
    if (contentCommands.has(command.type)) this.isWriting = true;
    super.beforeHandle(command);
  }

  override handle(command: Command): void {
    if (command.type === "UPDATE_CELL" && this.isWriting && this.isAsHigh(command)) return;
    super.handle(command);
  }

  override finalize(): void {
    this.isWriting = false;
    super.finalize();
  }

  /** As the grid does, without a look at each row's groups and filters on a sheet that hides none. */
  computePositions(sheetId: string, dimension: "ROW" | "COL"): Positions {
    if (dimension === "COL" || this.mayHideRows(sheetId))
      return measureEach.call(this, sheetId, dimension);
    const positions: Record<number, number> = {};
    const rows = this.getters.getNumberRows(sheetId);
    let top = 0;
    for (let row = 0; row < rows; row += 1) {
      positions[row] = top;
      top += this.getters.getRowSize(sheetId, row);
    }
    positions[rows] = top;
    return positions;
  }

  private mayHideRows(sheetId: string): boolean {
    const { getters } = this;
    return (
      getters.getHiddenRowsGroups(sheetId).length > 0 ||
      getters.getHeaderGroups(sheetId, "ROW").length > 0 ||
      getters.getFilters(sheetId).length > 0
    );
  }

  computeHeaderPositionsOfSheet(sheetId: string) {
    const measure = (dimension: "ROW" | "COL") => this.computePositions(sheetId, dimension);
    let rows: Positions | undefined;
    let columns: Positions | undefined;
    return {
      get ROW() {
        return (rows ??= measure("ROW"));
      },
      get COL() {
        return (columns ??= measure("COL"));
      },
    };
  }

  /** A cell moves what is below it where its row grows or shrinks, and where a filter looks at it. */
  private isAsHigh({ sheetId, row }: { readonly sheetId: string; readonly row: number }): boolean {
    const { headerPositions } = this as unknown as Measured;
    const { [row]: top = 0, [row + 1]: bottom = 0 } = headerPositions[sheetId]?.ROW ?? {};
    return (
      this.getters.getFilters(sheetId).length === 0 &&
      bottom - top === this.getters.getHeaderSize(sheetId, "ROW", row)
    );
  }
}

registries.statefulUIPluginRegistry.replace("header_positions", KeptPositions);
