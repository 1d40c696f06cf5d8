import { useEffect, type RefObject } from "react";
import { standIn, takeFocus } from "../frame/take-focus.js";

/** Where something stood that was taken away. */
interface Place {
  readonly parent: Node;
  readonly before: Node | null;
}

/**
 * A control that has the focus and goes leaves it to what stands in its place: the keyboard would begin again at the
 * top of the pane. Whoever has a better one for it is left alone, or takes it from there.
 */
export function useFocusBeside(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (main === null) return undefined;
    let last: Element | null = null;
    let place: Place | null = null;
    const remember = (element: unknown) => {
      last =
        element instanceof Element && element !== main && main.contains(element) ? element : null;
      place = null;
    };
    const onFocus = ({ target }: Event) => {
      remember(target);
    };
    // A press beside all controls takes the focus away on purpose.
    const onPress = () => {
      remember(null);
    };
    const give = () => {
      if (place === null || document.activeElement !== document.body) return;
      focusAt(main, place);
    };
    const observer = new MutationObserver((records) => {
      if (last === null) return;
      place = placeOf(place?.parent ?? last, records) ?? place;
      if (place !== null) requestAnimationFrame(give);
    });
    observer.observe(main, { subtree: true, childList: true });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, [screen]);
}

/** Where it stood, if these changes took it away. */
function placeOf(element: Node, records: readonly MutationRecord[]): Place | null {
  let gone = element;
  let place: Place | null = null;
  for (const { removedNodes, target, previousSibling } of records) {
    if (gone.isConnected) break;
    if (![...removedNodes].some((node) => node.contains(gone))) continue;
    place = { parent: target, before: previousSibling };
    gone = target;
  }
  return place;
}

/**
 * What is there now can be looked at and left by Tab, and answers to no key: a second press of Enter is one for what
 * stood there, and must not start anything that has a price.
 */
function focusAt(main: HTMLElement, { parent, before }: Place): void {
  if (!(parent instanceof HTMLElement) || !parent.isConnected) {
    focusPassive(main);
    return;
  }
  const behind = before?.isConnected === true ? before : null;
  const found = behind === null ? parent.firstElementChild : elementAfter(behind);
  const at = found ?? (behind instanceof Element ? behind : parent);
  focusPassive(at instanceof HTMLElement && !at.matches(keyed) ? at : parent);
}

/** What Enter or a letter does something to. */
const keyed = "button, input, select, textarea, a[href], summary";

function elementAfter(node: Node): Element | null {
  let next = node.nextSibling;
  while (next !== null && !(next instanceof Element)) next = next.nextSibling;
  return next;
}

function focusPassive(element: HTMLElement): void {
  const before = element.getAttribute("tabindex");
  // From an element that Tab cannot reach, office.js in a browser hands Tab to Excel.
  element.tabIndex = 0;
  element.setAttribute(standIn, "");
  takeFocus(element);
  const leave = () => {
    element.removeAttribute(standIn);
    if (before === null) element.removeAttribute("tabindex");
    else element.setAttribute("tabindex", before);
  };
  element.addEventListener("blur", leave, { once: true });
}
