/**
 * Says why nothing happens: which file did not come, in the place where the pane would stand. It runs as
 * the first import, at once: where office.js is missing the functions' own files fail while they load.
 */
const patienceMs = 15_000;

function say(what: string): void {
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.textContent = `${what} Check the network, and whether a proxy or a browser extension blocks this address, and reload.`;
  document.getElementById("root")?.replaceChildren(status);
}

function onError({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || target.src === "") return;
  const { host, pathname } = new URL(target.src);
  say(`${host}${pathname} could not be loaded.`);
}

function watch(): () => void {
  const address = document.querySelector<HTMLScriptElement>('script[src$="/office.js"]')?.src;
  const from = address === undefined ? "" : ` from ${new URL(address).host}`;
  if (!("Office" in globalThis)) {
    say(`Office.js could not be loaded${from}.`);
    return () => undefined;
  }
  // Errors of elements do not bubble. One that came before this file is known by the silence alone.
  addEventListener("error", onError, { capture: true });
  const timer = setTimeout(() => {
    say(`Excel's part of Office.js has not come${from}.`);
  }, patienceMs);
  return () => {
    removeEventListener("error", onError, { capture: true });
    clearTimeout(timer);
  };
}

/** Office.js has answered: from now on the pane speaks for itself. */
export const stopWatching: () => void = "document" in globalThis ? watch() : () => undefined;

/** The pane's own files came late or never. */
export function explainMissingPane(): void {
  say(`The task pane could not be loaded from ${location.host}; the functions work without it.`);
}
