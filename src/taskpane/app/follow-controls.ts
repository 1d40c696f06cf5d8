/** The control whose words are to be seen. */
export interface Followed {
  readonly control: HTMLElement;
  readonly isPointedAt: boolean;
}

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;

/**
 * Tells which control with `data-tip` is pointed at or else has the keyboard's focus, until it is left, pressed, or
 * Escape is pressed. The pointer may move onto the words themselves, which stand in `[role=tooltip]`. Returns what
 * ends it.
 */
export function followControls(show: (followed: Followed | null) => void): () => void {
  let pointed: HTMLElement | null = null;
  let focused: HTMLElement | null = null;
  let dismissed: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  const update = () => {
    if (dismissed !== pointed && dismissed !== focused) dismissed = null;
    const control = pointed ?? focused;
    const next = control === dismissed ? null : control;
    if (next !== shown) show(next && { control: next, isPointedAt: next === pointed });
    shown = next;
  };
  const dismiss = () => {
    dismissed = pointed ?? focused;
    update();
  };
  const listeners = {
    focusin: ({ target }: Event) => {
      focused = (target as Element).matches(":focus-visible") ? controlAt(target) : null;
      update();
    },
    focusout: () => {
      focused = null;
      update();
    },
    pointerover: ({ target }: Event) => {
      if ((target as Element).closest("[role=tooltip]") !== null) return;
      pointed = controlAt(target);
      update();
    },
    pointerout: ({ relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
      if (relatedTarget !== null) return;
      pointed = null;
      update();
    },
    click: dismiss,
    keydown: (event: Event & { key?: string }) => {
      if (event.key !== "Escape" || shown === null) return;
      // Before what else Escape does in the pane, and before office.js, which leaves for the cells.
      event.stopPropagation();
      dismiss();
    },
  };
  const entries = Object.entries(listeners);
  for (const [type, listener] of entries) document.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of entries) document.removeEventListener(type, listener, true);
  };
}
