/** A part of the page that F6 goes to, as in Excel: file bar, ribbon, sheet, task pane. */
interface Region {
  readonly element: HTMLElement;
  focus(): void;
}

const tabbable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";

const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

function focusFirst(within: ParentNode): void {
  [...within.querySelectorAll<HTMLElement>(tabbable)].find(isSeen)?.focus();
}

/** A region of ordinary controls. */
export const controlsRegion = (element: HTMLElement): Region => ({
  element,
  focus: () => {
    focusFirst(element);
  },
});

/** The grid has the keyboard in the editor of its cells, which is there unseen. */
export const gridRegion = (element: HTMLElement): Region => ({
  element,
  focus: () => {
    element.querySelector<HTMLElement>(".o-grid .o-composer")?.focus();
  },
});

/** The pane gets the focus where it was, or at its first control. */
export const paneRegion = (element: HTMLElement, frame: HTMLIFrameElement): Region => ({
  element,
  focus: () => {
    const inner = frame.contentDocument;
    if (inner === null) return;
    frame.contentWindow?.focus();
    const last = inner.activeElement as HTMLElement | null;
    if (last === null || last === inner.body) focusFirst(inner);
    else last.focus();
  },
});

interface RegionKeys {
  /** Moves the focus to the region after or before the one that has it. */
  move(to: "next" | "previous", from?: Element | null): void;
  /** F6 counts there, too: a frame's keys do not reach the page. */
  listen(target: Window): void;
}

/** F6 and Shift+F6 go from region to region. */
export function createRegionKeys(regions: readonly Region[]): RegionKeys {
  const move: RegionKeys["move"] = (to, from = document.activeElement) => {
    const shown = regions.filter(({ element }) => isSeen(element) && !element.inert);
    const at = shown.findIndex(({ element }) => element.contains(from));
    const step = to === "next" ? 1 : -1;
    const start = at < 0 && to === "previous" ? 0 : at;
    shown.at((start + step + shown.length) % shown.length)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "F6" || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.shiftKey ? "previous" : "next");
  };
  return {
    move,
    listen: (target) => {
      target.addEventListener("keydown", onKey, { capture: true });
    },
  };
}
