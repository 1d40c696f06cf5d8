/**
 * Gives an element of the pane the focus, where the pane has it: whoever went back to the cells meanwhile is
 * typing there, and would type into the pane.
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (document.hasFocus()) element?.focus();
}

/** Marks what has the focus in the place of a control that went. */
export const standIn = "data-stand-in";

/** Whether no control has the focus: what had it is gone, and nothing else was chosen. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.hasAttribute(standIn) === true;
