import { isOfSeries } from "../observation.js";

interface Flow {
  flow(cells: readonly string[]): string;
  flowLabel(cells: readonly string[]): string | undefined;
}
interface Cells {
  readonly code: (cells: readonly string[], id: string) => string;
  readonly label: (cells: readonly string[], id: string) => string | undefined;
}

/** The flow by its column. */
export const flowOfColumn = (id: string, { code, label }: Cells): Flow => ({
  flow: (cells) => code(cells, id),
  flowLabel: (cells) => {
    const name = code(cells, "STRUCTURE_NAME");
    return name !== "" ? name : label(cells, id);
  },
});

/** Where no column says a flow: all that a series is of, so that its name says it. */
export function flowOfSeries(dimensions: readonly string[], { code, label }: Cells): Flow {
  const series = dimensions.filter(isOfSeries);
  /** "ICP" of "ICP.M.U2.N.000000.4.ANR", as the European Central Bank begins its keys. */
  const keyed = (cells: readonly string[]) => code(cells, "KEY").split(".", 1)[0] ?? "";
  const isSaid = (text: string) => text !== "";
  return {
    flow: (cells) =>
      [keyed(cells), ...series.map((id) => code(cells, id))].filter(isSaid).join("."),
    flowLabel: (cells) => {
      const names = series.map((id) => label(cells, id) ?? code(cells, id)).filter(isSaid);
      return [keyed(cells), names.join(", ")].filter(isSaid).join(": ");
    },
  };
}
