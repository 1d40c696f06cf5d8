import type { Client } from "../../client/index.js";

/**
 * Calls the listener when no request is under way any more, and says whether answers have come since the last time.
 *
 * @returns the unsubscriber
 */
export function whenQuiet(
  client: Pick<Client, "status" | "onStatus">,
  listener: (hasAnswers: boolean) => void,
): () => void {
  let { calls } = client.status().session;
  return client.onStatus(({ pending, session }) => {
    if (pending > 0) return;
    const hasAnswers = session.calls !== calls;
    ({ calls } = session);
    listener(hasAnswers);
  });
}
