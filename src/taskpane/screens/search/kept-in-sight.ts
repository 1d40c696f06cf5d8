const top = "--kept-top";
const bottom = "--kept-bottom";

/** Style of what scrolls below bars that stay in sight: what takes the focus there is scrolled clear of them. */
export const clearOfBars = {
  "& :is(a, button, input, select, [tabindex])": {
    scrollMarginTop: `var(${top}, 0px)`,
    scrollMarginBottom: `var(${bottom}, 0px)`,
  },
} as const;

/** As `ref` of a bar that stays in sight at the top. */
export const keptAtTop = (bar: HTMLElement | null) => noteHeight(bar, top);

/** As `ref` of a bar that stays in sight at the bottom. */
export const keptAtBottom = (bar: HTMLElement | null) => noteHeight(bar, bottom);

/** Returns what forgets it. */
function noteHeight(bar: HTMLElement | null, property: string): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(property, `${String(bar.offsetHeight)}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
