/** What STAT.STATUS shows, in a file of its own: the first figures of a sheet do not wait for it. */
import type { Services } from "../calls/runtime.js";
import { loadSentences } from "../messages/sentence.js";
import { readWords } from "../read/choices.js";
import { statusFieldNames } from "../read/field-words.js";
import { statusFields } from "./status-fields.js";

/** All fields as two columns, or the chosen ones side by side. */
export async function statusCells(
  services: Services,
  snapshot: ReturnType<Services["client"]["status"]>,
  what: unknown,
): Promise<unknown[][]> {
  await loadSentences(services.language());
  const chosen = readWords(what, statusFieldNames);
  const rows = (chosen.length === 0 ? statusFieldNames : chosen).map((name) => [
    name,
    statusFields[name](snapshot, services),
  ]);
  return chosen.length === 0 ? rows : [rows.map(([, value]) => value)];
}
