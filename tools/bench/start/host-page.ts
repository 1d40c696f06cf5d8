/**
 * The host of `npm run bench:start`, bundled by the bench and run in the browser: a workbook without a
 * grid to draw, which times an add-in from the insertion of its frame to its first function result.
 */
import type { FunctionsMetadata } from "../../../src/workbench/grid/index.js";
import { frameName, Host, type Transport } from "../../../src/workbench/host/index.js";

export interface Start {
  readonly page: string;
  readonly metadata: FunctionsMetadata;
  readonly namespace: string;
  readonly formula: string;
  readonly isPaneShown: boolean;
}

export interface Started {
  readonly ms: number;
  readonly value: string | number | boolean;
}

async function measure(start: Start): Promise<Started> {
  const host = new Host({
    functions: start.metadata,
    namespace: start.namespace,
    initialDisplay: start.isPaneShown ? "taskpane" : "hidden",
  });
  host.runtime.pane = start.isPaneShown ? "Visible" : "Background";
  const { workbook } = host;
  const at = { sheetId: workbook.sheets.activeId(), row: 0, col: 0 };
  // As in an opened workbook: the call waits until the add-in is there.
  workbook.write(at.sheetId, [{ row: 0, col: 0, content: start.formula }]);

  const frame = document.createElement("iframe");
  const transport: Transport = {
    post: (text) => frame.contentWindow?.postMessage(text, window.location.origin),
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
  const context = host.connect(transport, crypto.randomUUID(), window.location.origin);
  frame.name = frameName(context);
  frame.src = start.page;
  frame.width = "350";
  frame.height = "600";

  const shown = new Promise<Started>((resolve) => {
    workbook.model.on("update", frame, () => {
      const { value } = workbook.cell(at);
      if (value !== "#BUSY!") resolve({ ms: performance.now() - begun, value });
    });
  });
  const begun = performance.now();
  document.body.append(frame);
  const started = await shown;
  frame.remove();
  host.close();
  return started;
}

Reflect.set(window, "measure", measure);
