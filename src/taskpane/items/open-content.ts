import type { HostFacts } from "../services/host-ports.js";

interface Opening {
  readonly link: string;
  /** The address that opens for the user's key; never rejects but when it is given up. */
  readonly sign: (link: string) => Promise<string>;
  readonly host: Pick<HostFacts, "openBrowserWindow">;
  /** Shown while the address is not there yet. */
  readonly waiting: string;
}

/**
 * Opens a page, picture or file of the service with the right that the key gives; call it from a click or a
 * key. What was signed goes to the new window and nowhere else.
 *
 * @returns false where no window could be opened: the link itself still can.
 */
export function openContent({ link, sign, host, waiting }: Opening): boolean {
  const { openBrowserWindow } = host;
  if (openBrowserWindow !== undefined) {
    void sign(link).then(openBrowserWindow, () => undefined);
    return true;
  }
  // Now, as browsers let windows be opened in a click alone; later it is only sent on.
  const opened = window.open("about:blank", "_blank");
  if (opened === null) return false;
  // What opens there shall not reach back into the pane.
  opened.opener = null;
  opened.document.title = waiting;
  opened.document.body.textContent = waiting;
  void sign(link).then(
    (address) => {
      if (!opened.closed) opened.location.replace(address);
    },
    () => undefined,
  );
  return true;
}
