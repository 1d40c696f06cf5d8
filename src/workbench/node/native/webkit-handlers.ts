import type { Host, NativeLine } from "../../host/index.js";
import type { FakeWindow } from "../fake-window.js";
import type { NativeContext } from "./native-context.js";

/** What office.js posts to its handler named Agave, as JSON. */
interface Message {
  readonly methodId: number;
  readonly params: unknown;
  readonly callbackId?: string;
  readonly callbackFunction?: string;
  readonly eventCallbackFunction?: string;
}

const method = {
  execute: 1,
  registerEvent: 2,
  unregisterEvent: 3,
  writeSettings: 4,
  getContext: 5,
};

/** Arrays carry their dimensions in front, so that office.js knows them from other arrays. */
function withBounds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return [[1, value.length], ...(value as unknown[]).map(withBounds)];
}

/** `window.webkit.messageHandlers` of Excel for Mac, as excel-mac-16.00.js calls it. */
export function createMessageHandlers(
  host: Host,
  line: NativeLine,
  context: NativeContext,
  window: FakeWindow,
): object {
  const call = (path: string | undefined, ...given: unknown[]) => {
    if (path === undefined) return;
    // As WebKit evaluates it: a function found by its path from the window.
    let target: unknown = window;
    for (const name of path.split(".")) target = Reflect.get(target as object, name);
    setTimeout(() => {
      (target as (...all: unknown[]) => void)(...given);
    }, 0);
  };
  const receive = async (text: string) => {
    const message = JSON.parse(text) as Message;
    const { callbackFunction, callbackId, methodId } = message;
    const answer = (payload: unknown) => {
      call(callbackFunction, callbackId, payload);
    };
    if (methodId === method.getContext) answer(contextValues(host, context));
    else if (methodId === method.execute) {
      const { id, apiArgs } = message.params as { id: number; apiArgs: readonly unknown[] };
      // Handed over in reverse.
      answer([0, withBounds(await host.executeNative(id, apiArgs))]);
    } else if (methodId === method.registerEvent) {
      const { id } = message.params as { id: number };
      line.register(id, (payload) => {
        call(message.eventCallbackFunction, callbackId, [withBounds(payload), id]);
      });
      answer(withBounds([0]));
    } else if (methodId === method.unregisterEvent) {
      line.unregister((message.params as { id: number }).id);
      answer(withBounds([0]));
    } else if (methodId === method.writeSettings) {
      const { keys, values } = message.params as { keys: string[]; values: string[] };
      host.settings.replace(keys.map((key, index) => [key, values[index] ?? "null"]));
      answer([0]);
    }
  };
  return {
    Agave: {
      postMessage: (text: string) => {
        void receive(text);
      },
    },
  };
}

/** In the order of office.js' `AppContextProperties`. */
function contextValues({ settings }: Host, context: NativeContext): unknown[] {
  return [
    [[...settings.values.keys()], [...settings.values.values()]],
    "solution-1",
    1, // AppType: Excel
    16,
    0,
    0,
    0,
    0, // AppCapabilities: read and write
    context.uiLanguage,
    context.contentLanguage,
    0,
    context.documentUrl,
    2, // ActivationMode: the document was opened
    1,
    "",
    0,
    "corr-0000",
    "inst-1",
    false,
    true,
    context.requirementMatrix,
    "",
    "16.100.0",
    context.initialDisplayMode,
  ];
}
