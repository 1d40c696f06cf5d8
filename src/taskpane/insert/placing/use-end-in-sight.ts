import { useEffect, useRef, type RefObject } from "react";
import type { ShownContent } from "../../items/use-content.js";
import { isFocusFree } from "../../frame/take-focus.js";
import type { Placer } from "./use-place.js";

/**
 * Brings what has become of an insertion, with its button, back into sight: data that were fetched for it come above
 * them, and push them away. Whoever has gone elsewhere in the pane meanwhile stays there.
 *
 * @returns for the element that is to be seen
 */
export function useEndInSight(
  { status }: Placer["state"],
  fetching: ShownContent["state"],
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isAwaited = useAwaited(end);
  const wasBusy = useRef(false);
  const isBusy = fetching.status === "running" || status === "running";
  useEffect(() => {
    if (isBusy) wasBusy.current = true;
    if (isBusy || !wasBusy.current) return undefined;
    const bring = () => {
      const { current } = end;
      if (current === null || !isAwaited.current) return;
      // In Safari a button that is clicked does not get the focus.
      const isSaid = (status === "done" || status === "failed") && isFocusFree();
      if (isSaid || current.contains(document.activeElement)) {
        current.scrollIntoView({ block: "nearest" });
      }
    };
    bring();
    // The chart may be drawn later, once its code is there.
    const observer = new ResizeObserver(bring);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [isBusy, isAwaited, status]);
  return end;
}

/** What a user does in the pane. A page that makes room scrolls as well, so that a scroll by itself tells nothing. */
const uses = ["wheel", "touchmove", "pointerdown", "keydown", "click"] as const;

/** Whether a press in there is the last thing that the user did. */
function useAwaited(end: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isAwaited = useRef(false);
  useEffect(() => {
    const onUse = ({ type, target }: Event) => {
      isAwaited.current =
        type === "click" && target instanceof Node && end.current?.contains(target) === true;
    };
    for (const type of uses) addEventListener(type, onUse, { passive: true, capture: true });
    return () => {
      for (const type of uses) removeEventListener(type, onUse, { capture: true });
    };
  }, [end]);
  return isAwaited;
}
