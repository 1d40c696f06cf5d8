import { holdsScale, readUnit, type Unit } from "../../../statistics/index.js";
import { CellError } from "../../messages/cell-error.js";

/** @throws CellError that names the first unit whose power of ten was not read whole, or units that the rows have */
export function refuseUnclearScales(
  units: readonly Unit[],
  scale = "",
  rows: readonly string[] = [],
): void {
  const unclear = units.find(({ base }) => holdsScale(base));
  const own = units.some(({ text }) => text === null)
    ? rows.map((subject) => readUnit({ subject }).text).filter((text) => text !== null)
    : [];
  if (unclear === undefined && own.length === 0) return;
  const unit = unclear?.text ?? [...new Set(own)].slice(0, 2).join("; ");
  throw new CellError("unclear-scale", { scale, unit });
}
