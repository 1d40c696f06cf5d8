import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import type { ViewName } from "../model/view-names.js";

type Announce = (text: string) => void;

const AnnouncerContext = createContext<Announce>(() => undefined);

/** Says something to a screen reader without moving the focus. */
export const useAnnounce = (): Announce => useContext(AnnouncerContext);

const hidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

interface AnnouncerProps {
  /** What was said on another one is not found here by who reads on. */
  readonly view: ViewName;
  readonly children: ReactNode;
}

/** One polite live region for the whole pane; it must stand in the page before it first speaks. */
export function Announcer({ view, children }: AnnouncerProps) {
  const [said, setSaid] = useState({ text: "", count: 0 });
  const [saidIn, setSaidIn] = useState(view);
  if (saidIn !== view) {
    // Before the new screen's own effects, which may speak at once.
    setSaidIn(view);
    setSaid({ text: "", count: 0 });
  }
  const announce = useCallback<Announce>((text) => {
    setSaid(({ count }) => ({ text, count: count + 1 }));
  }, []);
  // The same sentence twice is announced twice only when the text changes: by a no-break space.
  const text = useMemo(() => said.text + (said.count % 2 === 0 ? "" : "\u00a0"), [said]);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <div role="status" aria-live="polite" style={hidden}>
        {text}
      </div>
    </AnnouncerContext>
  );
}
