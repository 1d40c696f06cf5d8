import { holdsScale, type Unit } from "../../../statistics/index.js";
import { CellError } from "../../messages/cell-error.js";

/** @throws CellError that names the first unit whose power of ten was not read whole */
export function refuseUnclearScales(units: readonly Unit[], scale = ""): void {
  const unclear = units.find(({ base }) => holdsScale(base));
  if (unclear !== undefined)
    throw new CellError("unclear-scale", { scale, unit: unclear.text ?? "" });
}
