import { useEffect, useState } from "react";
import { Spinner } from "@fluentui/react-components";
import { useAnnounce } from "../frame/announcer.js";
import { useMessages } from "../messages/use-messages.js";

/** Longer than a service usually takes; shorter than a user's patience. */
const slowAfterMs = 6_000;

/** What is waited for; after a while also that the wait is unusual, so that nobody thinks it hangs. */
export function Waiting({ label }: { readonly label: string }) {
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
  return <Spinner size="tiny" label={isSlow ? `${label} ${app.slow}` : label} />;
}
