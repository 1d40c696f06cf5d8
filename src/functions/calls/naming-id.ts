import { ApiError } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";

/** A service does not repeat the id it does not know, which matters where a formula asks for several. */
export const namingId = <T>(id: string | number, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const isUnknown =
      error instanceof ApiError && error.code === "not-found" && error.parameter !== "geo";
    throw isUnknown ? new CellError("no-content", { id }) : error;
  });
