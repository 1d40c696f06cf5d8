/**
 * Gives an element of the pane the focus, where the pane has it: whoever went back to the cells meanwhile is
 * typing there, and would type into the pane.
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (document.hasFocus()) element?.focus();
}
