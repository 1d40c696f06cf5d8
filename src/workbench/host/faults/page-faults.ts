import type { Fault } from "./fault.js";

type Listener = (event: unknown) => void;

/** Changes how the page's document tells of what its policy refuses; `listen` is the sound way. */
const onRefusals = (change: (listener: Listener, listen: () => void) => void): Fault => ({
  page: (window) => {
    const document = window["document"] as {
      addEventListener: (type: string, listener: Listener) => void;
    };
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type, listener) => {
      const sound = () => {
        listen(type, listener);
      };
      if (type === "securitypolicyviolation") change(listener, sound);
      else sound();
    };
  },
});

/** What goes wrong around Excel's objects: in the document and in the add-in's page. */
export const pageFaults = {
  "saved-file": {
    // 11001: the file cannot be had.
    common: (data, answer) =>
      dispatchOf(data) === openFile ? { Version: 1, Error: 11_001 } : answer,
  },
  storage: {
    page: ({ localStorage }) => {
      const prototype = Object.getPrototypeOf(localStorage) as { setItem?: unknown };
      const holder = prototype.setItem === undefined ? (localStorage as object) : prototype;
      Reflect.set(holder, "setItem", () => undefined);
    },
  },
  // As in a frame whose browser keeps nothing for it.
  database: {
    page: ({ indexedDB }) => {
      Reflect.set(indexedDB as object, "open", () => {
        throw new DOMException("The browser gives no database.", "SecurityError");
      });
    },
  },
  service: {
    page: (window) => {
      window["fetch"] = () => Promise.reject(new TypeError("Failed to fetch"));
    },
  },
  // Every round trip is a step of its own.
  "undo-step": {
    page: (window) => {
      const excel = window["Excel"] as { run: (...given: unknown[]) => unknown };
      const run = excel.run.bind(excel);
      excel.run = (...given) => run(...given.map(ungrouped));
    },
  },
  "policy-refusal": onRefusals(() => undefined),
  "content-policy": onRefusals((listener, listen) => {
    listener({ effectiveDirective: "img-src" });
    listen();
  }),
} as const satisfies Readonly<Record<string, Fault>>;

const ungrouped = (given: unknown) =>
  typeof given === "object" && given !== null && "mergeUndoGroup" in given
    ? { ...given, mergeUndoGroup: false }
    : given;

const openFile = 77;

const dispatchOf = (data: Readonly<Record<string, unknown>>) =>
  (data["DdaMethod"] as { readonly DispatchId?: number } | undefined)?.DispatchId;
