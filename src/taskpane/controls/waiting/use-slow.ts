import { useEffect, useState } from "react";
import { useAnnounce } from "../../frame/announcer.js";
import { useMessages } from "../../messages/use-messages.js";

/** Longer than a service usually takes; shorter than a user's patience. */
const slowAfterMs = 6_000;

/** The sentence that a wait is unusual, once it is, so that nobody thinks it hangs; empty before. */
export function useSlow(): string {
  const { app } = useMessages();
  const announce = useAnnounce();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
      announce(app.slow);
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, app]);
  return isSlow ? app.slow : "";
}

/** @param slow of `useSlow` */
export const waitingSentence = (label: string, slow: string): string =>
  slow === "" ? label : `${label} ${slow}`;
