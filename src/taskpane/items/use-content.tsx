import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import type { ApiRequest, Quote } from "../../client/index.js";
import { ApiError } from "../../contract/index.js";
import { useAnnounce } from "../frame/announcer.js";
import { ErrorLine } from "../controls/ErrorLine.js";
import type { FoundItem } from "../model/found-item.js";
import { loadContent, type ItemContent } from "./item-content.js";
import { dataRequestsOf, usePrice } from "./use-price.js";
import { detailTexts } from "../messages/detail.js";
import { useTexts } from "../services/use-texts.js";
import { useServices } from "../services/services.js";

type ContentState =
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly content: ItemContent }
  | { readonly status: "failed"; readonly error: unknown };

export interface ShownContent {
  readonly state: ContentState;
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

interface KeyedState {
  readonly key: string;
  readonly state: ContentState;
}

const idle: ContentState = { status: "idle" };

/** An item's data. What is kept is shown at once; what costs waits for the user's word. */
export function useContent(item: FoundItem, geos: readonly string[]): ShownContent {
  const { client } = useServices();
  const texts = useTexts(detailTexts);
  const announce = useAnnounce();
  const key = JSON.stringify([item.kind, item.id, ...geos]);
  const [keyed, setKeyed] = useState<KeyedState>({ key, state: idle });
  const [loaded, setLoaded] = useState<ItemContent | null>(null);
  const running = useRef<AbortController | null>(null);
  const state = keyed.key === key ? keyed.state : idle;
  const price = useContentPrice(item, geos, keyed);
  useEffect(() => () => running.current?.abort(), []);

  const load = useCallback(async (): Promise<ItemContent> => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setKeyed({ key, state: { status: "loading" } });
    try {
      const content = await loadContent(client, item, geosOf(key), { signal: abort.signal });
      if (!abort.signal.aborted) {
        setKeyed({ key, state: { status: "loaded", content } });
        setLoaded(content);
      }
      return content;
    } catch (error) {
      if (!abort.signal.aborted) setKeyed({ key, state: { status: "failed", error } });
      throw error;
    }
  }, [client, item, key]);

  const fetch = useCallback(() => {
    load().then(
      (content) => {
        announce(texts.chartOf(content.item.title));
      },
      // Shown by the error line.
      () => undefined,
    );
  }, [announce, load, texts]);

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
    loaded,
    price,
    isGone,
    errorLine: error === undefined || isGone ? null : <ErrorLine error={error} onRetry={fetch} />,
    fetch,
    load,
  };
}

const geosOf = (key: string) => (JSON.parse(key) as string[]).slice(2);

function useContentPrice(item: FoundItem, geos: readonly string[], at: unknown): Quote | null {
  const requests: ApiRequest[] =
    item.kind === "indicators"
      ? geos.map((geo) => ({
          operation: "getIndicator",
          parameters: { id: String(item.id), geo },
        }))
      : dataRequestsOf([item]);
  const price = usePrice(requests, at);
  return requests.length === 0 ? null : price;
}
