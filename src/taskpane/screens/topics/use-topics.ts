import { useCallback, useEffect, useState } from "react";
import { toFoundItem, type FoundItem } from "../../model/found-item.js";
import type { ApiRequest, Quote } from "../../../client/index.js";
import { usePrice } from "../../items/use-price.js";
import { useServices } from "../../services/services.js";
import { useTask } from "../../session/use-task.js";

/** Topics asked for at once; a service may send fewer. */
const pageSize = 50;

interface Topics {
  readonly items: readonly FoundItem[];
  /** Of the service's topics; null before the first answer. */
  readonly total: number | null;
  readonly isAsking: boolean;
  readonly error: unknown;
  /** What the next page would cost; null until it is known. */
  readonly price: Quote | null;
  readonly hasMore: boolean;
  readonly more: () => void;
}

/** Kept while the pane lives: topics cost, and change rarely. */
interface Received {
  readonly items: readonly FoundItem[];
  readonly received: number;
  readonly total: number | null;
}

/** The service's topics, page by page; what is kept is shown without being asked for. */
export function useTopics(): Topics {
  const { client, language } = useServices();
  const [{ items, received, total }, setReceived] = useState<Received>({
    items: [],
    received: 0,
    total: null,
  });
  const { state, run } = useTask<undefined>();
  const error = state.status === "failed" ? state.error : null;
  const request = {
    operation: "listTopics",
    parameters: {
      q: "*",
      platform: language(),
      size: pageSize,
      ...(received === 0 ? {} : { offset: received }),
    },
  } as const satisfies ApiRequest;
  const price = usePrice([request], received);
  const { parameters } = request;
  const asked = JSON.stringify(parameters);

  const more = useCallback(async () => {
    // What has been asked for costs: it comes, though the screen is left, and is kept.
    await run(async () => {
      const { value } = await client.request("listTopics", JSON.parse(asked) as typeof parameters, {
        lane: "pane",
      });
      const found = value.items.map((item) => toFoundItem("topics", item));
      setReceived((old) => ({
        items: [...old.items, ...found],
        received: old.received + found.length,
        // An empty page is the end, whatever the count says.
        total: found.length === 0 ? old.received : value.total_count,
      }));
      return undefined;
    });
  }, [asked, client, run]);

  const hasMore = total === null || received < total;
  const isAtHand = price?.isCached === true && hasMore && error === null;
  useEffect(() => {
    if (isAtHand) void Promise.resolve().then(more);
  }, [isAtHand, more]);

  const isAsking = state.status === "running";
  return { items, total, isAsking, error, price, hasMore, more: () => void more() };
}
