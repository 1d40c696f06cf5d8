import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createContext, Script } from "node:vm";

const officeFolder = join(
  dirname(createRequire(import.meta.url).resolve("@microsoft/office-js/package.json")),
  "dist",
);
const officeAddress = "https://localhost:3000/office-js/";
const page = "https://localhost:3000/taskpane.html";
const scripts = new Map<string, Script>();

/** Compiled once per process: office.js is two megabytes. */
function compiled(file: string): Script {
  const known = scripts.get(file);
  if (known !== undefined) return known;
  const script = new Script(readFileSync(file, "utf8"), { filename: file });
  scripts.set(file, script);
  return script;
}

export type FakeWindow = Record<string, unknown>;

interface FakeWindowOptions {
  /** What office.js reads from `window.name`. */
  readonly name: string;
  readonly hostOrigin: string;
  /** Takes what the add-in posts to its parent. */
  readonly receive: (text: string) => void;
  /** The only way out of the realm. @default Node's fetch */
  readonly fetch?: typeof fetch;
  readonly languages?: readonly string[];
  /** Whether waits of office.js's own pass at once: it holds results for 50 to 200 ms. @default false */
  readonly isHurried?: boolean | undefined;
  /** Where the page's own scripts are, which an add-in loads when it needs them. @default nowhere */
  readonly scriptFolder?: string | undefined;
}

/** Things of Node's that a browser has too, and the database where a test has one. */
const shared = [
  "AbortController AbortSignal Blob BroadcastChannel CompressionStream DecompressionStream DOMException Event",
  "EventTarget File FormData Headers MessageChannel Request Response TextDecoder TextEncoder URL URLSearchParams",
  "atob btoa clearInterval clearTimeout console crypto performance queueMicrotask setInterval setTimeout",
  "indexedDB structuredClone ReadableStream TransformStream WritableStream",
]
  .join(" ")
  .split(" ");

/** The longest that office.js puts calls and results off by itself, where Excel offers `fasterResults`. */
const longestOfficeWaitMs = 200;
/** Not to nothing: results that come together are still told together, and before what waits longer. */
const haste = 50;

const hurriedTimeout = (task: () => void, ms = 0): unknown =>
  setTimeout(task, ms <= longestOfficeWaitMs ? ms / haste : ms);

/** A realm with as much of a browser as office.js and an add-in's functions need; no DOM to draw on. */
export function createFakeWindow(options: FakeWindowOptions): FakeWindow {
  const listeners = new Set<(event: unknown) => void>();
  const window: FakeWindow = {};
  for (const name of shared) window[name] = (globalThis as Record<string, unknown>)[name];
  if (options.isHurried === true) window["setTimeout"] = hurriedTimeout;
  const parent = {
    postMessage: (text: unknown) => {
      options.receive(String(text));
    },
  };
  Object.assign(window, {
    window,
    self: window,
    top: parent,
    parent,
    name: options.name,
    location: new URL(page),
    navigator: { userAgent: "workbench", language: "en-US", languages: ["en-US"], onLine: true },
    history: { pushState: () => undefined, replaceState: () => undefined },
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    document: createDocument(window, options.scriptFolder),
    fetch: options.fetch ?? globalThis.fetch,
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      if (type === "message") listeners.add(listener);
    },
    removeEventListener: (_: string, listener: (event: unknown) => void) =>
      listeners.delete(listener),
    dispatchEvent: () => true,
    deliver: (data: string) => {
      const event = { data, origin: options.hostOrigin, source: parent };
      for (const listener of [...listeners]) listener(event);
    },
  });
  createContext(window);
  new Script(crossRealm).runInContext(window);
  return window;
}

/**
 * Node's own objects (answers of fetch, abort errors) come from another realm than the add-in's
 * code, where `instanceof Error` would fail on them; in a browser there is one realm.
 */
const crossRealm = `{
  const isError = (value) => Object.prototype.toString.call(value) === "[object Error]" ||
    (typeof DOMException === "function" && value instanceof DOMException);
  const ordinary = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(Error, Symbol.hasInstance, {
    value(value) { return ordinary.call(this, value) || (this === Error && isError(value)); },
  });
  Object.defineProperty(TypeError, Symbol.hasInstance, {
    value(value) { return ordinary.call(this, value) || (isError(value) && value.name === "TypeError"); },
  });
  const hostFetch = fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await hostFetch(input, init);
    const text = answer.text.bind(answer);
    Object.defineProperty(answer, "json", { value: async () => JSON.parse(await text()) });
    return answer;
  };
}`;

/** Runs a script in the realm and gives its completion value. */
export function runScript(window: FakeWindow, code: string, filename: string): unknown {
  return new Script(code, { filename }).runInContext(window);
}

/** Loads the real office.js; it loads the rest of itself through script elements. */
export function loadOffice(window: FakeWindow): void {
  compiled(join(officeFolder, "office.js")).runInContext(window);
}

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      // As in a browser, whatever is given is kept as a text.
      values.set(key, value);
    },
    removeItem: (key: string) => {
      values.delete(key);
    },
    clear: () => {
      values.clear();
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

interface FakeElement {
  src?: string;
  onload?: () => void;
  onerror?: (error: unknown) => void;
  readyState?: string;
}

/** The file behind a script's address: office.js' own or the page's; undefined where there is none. */
function scriptFile(src: string, scriptFolder: string | undefined): string | undefined {
  const { href } = new URL(src, page);
  const [folder, base] = href.startsWith(officeAddress)
    ? [officeFolder, officeAddress]
    : [scriptFolder, new URL(".", page).href];
  const file =
    folder === undefined ? undefined : join(folder, ...href.slice(base.length).split("/"));
  return file !== undefined && existsSync(file) ? file : undefined;
}

/** Runs the script an element names, after the caller's turn. */
function loadScript(element: FakeElement, window: FakeWindow, scriptFolder: string | undefined) {
  const { src } = element;
  if (src === undefined) return;
  const file = scriptFile(src, scriptFolder);
  setTimeout(() => {
    try {
      // As in a browser, a script that is not there fails; nobody waits for it.
      if (file === undefined) throw new Error(`There is no ${src}.`);
      compiled(file).runInContext(window);
    } catch (error) {
      element.onerror?.(error);
      return;
    }
    element.onload?.();
  }, 0);
}

/** A document without elements of its own, whose script elements run office.js' files and the page's. */
function createDocument(window: FakeWindow, scriptFolder: string | undefined) {
  const officeScript = { src: `${officeAddress}office.js`, getAttribute: () => null };
  const load = (element: FakeElement) => {
    loadScript(element, window, scriptFolder);
    return element;
  };
  const createElement = (tagName: string) => ({
    tagName: tagName.toUpperCase(),
    style: {},
    setAttribute: () => undefined,
    getAttribute: () => null,
    addEventListener: () => undefined,
    appendChild: load,
    removeChild: () => undefined,
  });
  const head = { ...createElement("head"), insertBefore: load };
  const events = new EventTarget();
  return {
    domain: "localhost",
    readyState: "complete",
    URL: page,
    cookie: "",
    currentScript: officeScript,
    head,
    body: createElement("body"),
    documentElement: { ...createElement("html"), lang: "en" },
    createElement,
    createTextNode: () => ({}),
    getElementById: () => null,
    getElementsByTagName: (name: string) =>
      name.toLowerCase() === "script"
        ? [officeScript]
        : name.toLowerCase() === "head"
          ? [head]
          : [],
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
}
