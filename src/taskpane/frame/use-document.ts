import type { MouseEvent } from "react";
import { useServices } from "../services/services.js";

/** What makes a link of a page of the documents, which stand beside the pane's own page. */
export function useDocument(page: `${string}.html` | `${string}.html#${string}` | "") {
  const { host } = useServices();
  return {
    href: `docs/${page}`,
    target: "_blank",
    rel: "noreferrer",
    // Where the pane is in no browser, what it opens would be in Excel's own window.
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (host.openBrowserWindow === undefined) return;
      event.preventDefault();
      host.openBrowserWindow(event.currentTarget.href);
    },
  } as const;
}
