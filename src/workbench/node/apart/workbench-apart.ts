import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { HostOptions } from "../../host/index.js";
import type { FakeWindow } from "../fake-window.js";
import { createFakeWindow, loadOffice } from "../fake-window.js";
import { loadFunctionFiles } from "../function-files.js";
import { publishGlobals } from "../publish-globals.js";
import type { HostThreadData } from "./host-thread.js";

interface WorkbenchApartOptions extends Pick<HostOptions, "requirementSets"> {
  /** Source files with custom functions; metadata is generated as the build does it. */
  readonly functionFiles: readonly string[];
}

/** An Excel that is seen through office.js alone. */
export interface WorkbenchApart {
  /** Excel.run in the add-in's realm, with a function of the test's. */
  run<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T>;
  dispose(): Promise<void>;
}

const origin = "https://localhost:3000";
let conversations = 0;

/**
 * The workbench with its host in a thread of its own: what this thread holds in memory, and how long nothing
 * else can happen in it, is the add-in's with office.js. In Excel the two are apart as well.
 */
export async function createWorkbenchApart(
  options: WorkbenchApartOptions,
): Promise<WorkbenchApart> {
  const { metadata, functions } = await loadFunctionFiles(options.functionFiles);
  const conversation = `apart-${String(++conversations)}`;
  const { requirementSets } = options;
  const data: HostThreadData = {
    host: {
      functions: { ...metadata, allowErrorForDataTypeAny: true },
      ...(requirementSets === undefined ? {} : { requirementSets }),
    },
    ...{ conversation, origin },
  };
  const thread = new Worker(join(import.meta.dirname, "host-thread-source.mjs"), {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 4096 },
  });
  const [name] = (await once(thread, "message")) as [string];
  const window: FakeWindow = createFakeWindow({
    name,
    hostOrigin: origin,
    receive: (text) => {
      thread.postMessage(text);
    },
  });
  thread.on("message", window["deliver"] as (text: string) => void);
  loadOffice(window);
  await (window["Office"] as typeof Office).onReady();
  const restore = publishGlobals(window);
  for (const [id, run] of functions)
    (window["CustomFunctions"] as typeof CustomFunctions).associate(id, run as never);
  return {
    run: (batch) => (window["Excel"] as typeof Excel).run(batch),
    dispose: async () => {
      restore();
      await thread.terminate();
    },
  };
}
