import type { FakeWindow } from "./fake-window.js";

const globalNames = [
  "Office",
  "OfficeExtension",
  "Excel",
  "OfficeRuntime",
  "CustomFunctions",
] as const;

/** Source modules of the add-in read these as globals, as they would in the page. @returns takes them back */
export function publishGlobals(window: FakeWindow): () => void {
  const target = globalThis as Record<string, unknown>;
  const before = globalNames.map((name) => [name, target[name]] as const);
  for (const name of globalNames) target[name] = window[name];
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(target, name);
      else target[name] = value;
    }
  };
}
