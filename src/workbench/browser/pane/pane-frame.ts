import type { Host, Transport } from "../../host/index.js";
import { frameName } from "../../host/index.js";

const pageAddress = "taskpane.workbench.html";

/** The add-in's page in a frame of its own, on the real office.js, connected to the host. */
export function openPaneFrame(host: Host, place: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = "STAT";
  const transport: Transport = {
    post: (text) => {
      frame.contentWindow?.postMessage(text, window.location.origin);
    },
    subscribe: (receive) => {
      const listener = (event: MessageEvent) => {
        if (event.source === frame.contentWindow && typeof event.data === "string") {
          receive(event.data);
        }
      };
      window.addEventListener("message", listener);
      return () => {
        window.removeEventListener("message", listener);
      };
    },
  };
  // office.js keeps settings in the session storage by this id, and would prefer them to the host's.
  const conversationId = `workbench-${crypto.randomUUID()}`;
  const context = host.connect(transport, conversationId, window.location.origin);
  // Must stand before the frame is in the page: later changes are not seen by its window.
  frame.name = frameName(context);
  frame.src = pageAddress;
  frame.allow = "clipboard-write";
  place.append(frame);
  return frame;
}
