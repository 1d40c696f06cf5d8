import type { AnswerPort } from "../../answer-port.js";
import { saidOf } from "../../insert/marks/said.js";
import { partsOf } from "./content-parts.js";
import { joinContents } from "./join-contents.js";

/**
 * What the contents of a call say of their figures, as `saidOf` says it, of what is kept: asks nobody. It is kept beside the
 * figures, so that whoever looks later finds what the service says otherwise since.
 *
 * @param args of the call, as values
 * @returns undefined where nothing is kept of one of them
 */
export async function saidOfCall(
  functionId: string,
  args: readonly unknown[],
  data: AnswerPort,
): Promise<string | undefined> {
  const requests = await data.plan(functionId, args);
  const planned = requests.map((request) => ({ request, isCached: true, cells: [] }));
  const parts = [...(await partsOf(planned, data))];
  const content = joinContents(parts);
  return parts.length > 0 && content.isKnown ? saidOf(content) : undefined;
}
