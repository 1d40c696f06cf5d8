import { useCallback, useEffect, useState, type ReactNode } from "react";
import type { Quote } from "../../client/index.js";
import { ApiError } from "../../contract/index.js";
import { useAnnounce } from "../frame/announcer.js";
import { ErrorLine } from "../controls/ErrorLine.js";
import type { FoundItem } from "../model/found-item.js";
import { loadItemContent, type ItemContent } from "./item-content.js";
import { dataRequestsOf, usePrice } from "./use-price.js";
import { detailTexts } from "../messages/detail.js";
import { useTexts } from "../services/use-texts.js";
import { useServices } from "../services/services.js";
import { useTask, type TaskState } from "../session/use-task.js";

export interface ShownContent {
  readonly state: TaskState<ItemContent>;
  /** The data on screen, also while other places are fetched. */
  readonly loaded: ItemContent | null;
  /** What fetching would cost now; null until it is known. */
  readonly price: Quote | null;
  readonly isGone: boolean;
  readonly errorLine: ReactNode;
  readonly fetch: () => void;
  /** The data for another use of it, such as an insertion; asks the service where it must. */
  readonly load: () => Promise<ItemContent>;
}

/** An item's data. What is kept is shown at once; what costs waits for the user's word. */
export function useContent(item: FoundItem, geos: readonly string[]): ShownContent {
  const { client } = useServices();
  const texts = useTexts(detailTexts);
  const announce = useAnnounce();
  const key = JSON.stringify([item.kind, item.id, ...geos]);
  // What has been paid for comes, though its screen is left, and is there for whoever comes back.
  const { state, run } = useTask<ItemContent>({ name: `content ${key}` });
  const [loaded, setLoaded] = useState<ItemContent | null>(null);
  const price = useContentPrice(item, geos, state);

  const load = useCallback(async (): Promise<ItemContent> => {
    const end = await run(async (signal) => {
      const content = await loadItemContent(client, item, geosOf(key), { signal });
      if (!signal.aborted) setLoaded(content);
      return content;
    });
    if (end.status === "failed") throw end.error;
    return end.result;
  }, [client, item, key, run]);

  const { loadForOther, isForOther, loadHere } = useLoadForOther(load);
  const fetch = useCallback(() => {
    loadHere().then(
      (content) => {
        announce(texts.chartOf(content.item.title));
      },
      // Shown by the error line.
      () => undefined,
    );
  }, [announce, loadHere, texts]);

  const isAtHand = price?.isCached === true && state.status === "idle";
  useEffect(() => {
    // What is kept is shown without being asked for; the state changes once it has been read.
    if (isAtHand)
      void Promise.resolve()
        .then(load)
        .catch(() => undefined);
  }, [isAtHand, load]);

  const error = state.status === "failed" ? state.error : undefined;
  const isGone = error instanceof ApiError && error.code === "not-found";
  return {
    state,
    loaded: state.status === "done" ? state.result : loaded,
    price,
    isGone,
    errorLine:
      error === undefined || isGone || isForOther ? null : (
        <ErrorLine error={error} onRetry={fetch} />
      ),
    fetch,
    load: loadForOther,
  };
}

/** What asks for the data for another use, such as an insertion, says itself what went wrong. */
function useLoadForOther(load: () => Promise<ItemContent>) {
  const [isForOther, setForOther] = useState(false);
  const loadHere = useCallback(() => {
    setForOther(false);
    return load();
  }, [load]);
  const loadForOther = useCallback(() => {
    setForOther(true);
    return load();
  }, [load]);
  return { isForOther, loadHere, loadForOther };
}

const geosOf = (key: string) => (JSON.parse(key) as string[]).slice(2);

function useContentPrice(item: FoundItem, geos: readonly string[], at: unknown): Quote | null {
  const requests = dataRequestsOf([item], geos);
  const price = usePrice(requests, at);
  return requests.length === 0 ? null : price;
}
