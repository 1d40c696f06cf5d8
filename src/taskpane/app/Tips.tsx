import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { followControls, type Followed } from "./follow-controls.js";

const useStyles = makeStyles({
  // Reaches to the control, so that the pointer finds a way onto the words.
  reach: { position: "fixed", top: 0, left: 0, zIndex: 10, paddingBlock: "4px" },
  // A pointer on its way elsewhere passes many controls.
  late: {
    animationName: { from: { visibility: "hidden" }, to: { visibility: "hidden" } },
    animationDuration: "300ms",
    "@media (prefers-reduced-motion: reduce)": { animationDuration: "0s" },
  },
  words: {
    maxWidth: "min(240px, 90vw)",
    boxSizing: "border-box",
    padding: "2px 8px",
    overflowWrap: "anywhere",
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/**
 * Shows the name of a control that has `data-tip`, while it is pointed at or has the keyboard's focus. A screen reader
 * has it already.
 */
export function Tips() {
  const [followed, setFollowed] = useState<Followed | null>(null);
  useEffect(() => followControls(setFollowed), []);
  return followed && <Tip {...followed} />;
}

function Tip({ control, isPointedAt }: Followed) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    const read = () => {
      setText(control.getAttribute("aria-label") ?? "");
    };
    read();
    // What a press costs and what has been spent may change while it is looked at.
    const observer = new MutationObserver(read);
    observer.observe(control, { attributes: true });
    return () => {
      observer.disconnect();
    };
  }, [control]);
  useLayoutEffect(() => {
    const move = () => {
      if (box.current !== null) place(box.current, control);
    };
    move();
    addEventListener("scroll", move, true);
    addEventListener("resize", move);
    return () => {
      removeEventListener("scroll", move, true);
      removeEventListener("resize", move);
    };
  }, [control, text]);
  return (
    <div
      ref={box}
      role="tooltip"
      aria-hidden="true"
      className={mergeClasses(styles.reach, isPointedAt && styles.late)}
    >
      {text !== "" && <div className={styles.words}>{text}</div>}
    </div>
  );
}

/** Below the control or, where there is no room, above it; within the pane. */
function place(box: HTMLElement, control: HTMLElement): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = left + (width - offsetWidth) / 2;
  const x = Math.max(0, Math.min(middle, clientWidth - offsetWidth));
  const y = bottom + offsetHeight > clientHeight ? Math.max(0, top - offsetHeight) : bottom;
  box.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
}
