import { loadPlaces, type Point } from "../../statistics/index.js";
import { textOf } from "../read/arguments.js";
import { CellError } from "../messages/cell-error.js";

/**
 * The point of a category that is called otherwise: "DEU" finds "Germany".
 * @throws CellError where there is none, with those that there are
 */
export async function categoryPoint(points: readonly Point[], wanted: unknown): Promise<Point> {
  const spelling = textOf(wanted);
  if (points.some(({ period }) => period !== undefined)) {
    throw new CellError("bad-period", { value: spelling });
  }
  const places = await loadPlaces();
  const code = places.find(spelling)?.code;
  const found = points.find(
    ({ category }) => code !== undefined && places.find(category)?.code === code,
  );
  if (found !== undefined) return found;
  if (points.length === 0) throw new CellError("no-value", { period: spelling });
  const known = points.map(({ category }) => category).join(", ");
  throw new CellError("unknown-category", { category: spelling, known });
}
