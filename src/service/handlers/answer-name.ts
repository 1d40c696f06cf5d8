import {
  isListOperation,
  type OperationId,
  type ParametersByOperation,
} from "../../contract/index.js";
import type { ApiKey } from "../keys/index.js";

const dayMs = 86_400_000;

/**
 * What tells a list's answer from all others, as many ask for the same; undefined where an answer is not to
 * be kept. Of the key only its package counts. It holds until imported content changes the library.
 */
export function answerName<O extends OperationId>(
  id: O,
  parameters: ParametersByOperation[O],
  key: ApiKey,
  now: number,
): string | undefined {
  if (!isListOperation(id)) return undefined;
  // Default windows move with the day; the package, which an operator may edit, clips and hides.
  const { maxSize, hasDescriptions, hasPremium } = key.package;
  const rights = `${String(maxSize)} ${String(hasDescriptions)} ${String(hasPremium)}`;
  return `${id} ${rights} ${String(Math.floor(now / dayMs))} ${JSON.stringify(parameters)}`;
}
