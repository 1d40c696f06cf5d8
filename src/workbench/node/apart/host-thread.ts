/** The thread in which `createWorkbenchApart` has its host. */
import { parentPort, workerData } from "node:worker_threads";
import type { HostOptions } from "../../host/index.js";
import { Host, frameName } from "../../host/index.js";

/** What the thread is given to begin with. */
export interface HostThreadData {
  readonly host: Pick<HostOptions, "functions" | "requirementSets">;
  readonly conversation: string;
  readonly origin: string;
}

const port = parentPort;
if (port === null) throw new Error("This file runs in a thread of its own.");
const { host: options, conversation, origin } = workerData as HostThreadData;
const context = new Host(options).connect(
  {
    post: (text) => {
      port.postMessage(text);
    },
    subscribe: (receive) => {
      port.on("message", receive);
      return () => port.off("message", receive);
    },
  },
  conversation,
  origin,
);
port.postMessage(frameName(context));
