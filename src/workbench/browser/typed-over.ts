/**
 * What stood in a cell goes with the first letter typed over it. The grid's editor holds the cell's text before
 * it is opened and takes the letter alone only when it is drawn; a second letter that is quicker than that,
 * on a page that is calculating, would be read with the old text behind it: "ChJapan".
 *
 * @param isOpen whether a cell is being edited
 */
export function emptyBeforeTyping(grid: HTMLElement, isOpen: () => boolean): void {
  grid.addEventListener(
    "beforeinput",
    ({ target, inputType }) => {
      if (inputType !== "insertText" || isOpen()) return;
      if (!(target instanceof HTMLElement) || !target.matches(".o-grid .o-composer")) return;
      target.replaceChildren();
    },
    { capture: true },
  );
}
