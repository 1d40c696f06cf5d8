/** Says why nothing happens: which file did not come, in the place where the pane would stand. */

function say(text: string): void {
  const root = globalThis.document.getElementById("root");
  const status = globalThis.document.createElement("p");
  status.setAttribute("role", "status");
  status.textContent = text;
  root?.replaceChildren(status);
}

const whatToDo =
  "Check the network, and whether a proxy or a browser extension blocks this address, and reload.";

/** Where office.js itself did not come, such as without a network. */
export function explainMissingOffice(): void {
  if ("Office" in globalThis) return;
  say(`Office.js could not be loaded from appsforoffice.microsoft.com. ${whatToDo}`);
}

/** office.js answers nobody while a file that it loads afterwards is blocked: Excel's part or its texts. */
export function explainBlockedOfficeFiles(hostReady: Promise<unknown>): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.src === "") return;
    const { host, pathname } = new URL(target.src);
    say(`${host}${pathname} could not be loaded. ${whatToDo}`);
  };
  // Errors of elements do not bubble.
  globalThis.addEventListener("error", onError, { capture: true });
  const stop = () => {
    globalThis.removeEventListener("error", onError, { capture: true });
  };
  hostReady.then(stop, stop);
}

/** A part of the add-in's own that came late or never. */
export function explainMissingPane(): void {
  const { host } = globalThis.location;
  say(`The task pane could not be loaded from ${host}; the functions work without it. ${whatToDo}`);
}
