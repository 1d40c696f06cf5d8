import { useEffect, useState, type RefObject } from "react";

/** Used until the page has been laid out, and where nothing is laid out at all. */
const assumedWidthPx = 270;

/** An element's inner width in pixels, followed when the pane is resized; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const measure = () => {
      setWidth(Math.floor(observed.clientWidth) || assumedWidthPx);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
