import type { Host, NativeLine } from "../../host/index.js";
import type { NativeContext } from "./native-context.js";

/** An array as COM hands it to a web view: asked for its parts by methods, nested ones alike. */
interface SafeArray {
  dimensions(): number;
  lbound(): number;
  ubound(): number;
  getItem(index: number): unknown;
  toArray(): unknown[];
}

function safeArray(items: readonly unknown[]): SafeArray {
  const parts = items.map((item) => (Array.isArray(item) ? safeArray(item as unknown[]) : item));
  return {
    dimensions: () => 1,
    lbound: () => 0,
    ubound: () => parts.length - 1,
    getItem: (index) => parts[index],
    toArray: () => [...parts],
  };
}

type Callback = (answer: SafeArray | number, status: number) => void;

/** `window.external` of Excel for Windows, as excel-win32-16.01.js calls it. */
export function createExternal(host: Host, line: NativeLine, context: NativeContext): object {
  return {
    GetContext: () => controlContext(host, context),
    Execute: (id: number, given: readonly unknown[], callback: Callback) => {
      void host.executeNative(id, given).then((answer) => {
        callback(safeArray(answer), 0);
      });
    },
    RegisterEvent: (
      id: number,
      _target: string,
      handler: (id: number, payload: SafeArray) => void,
      callback: Callback,
    ) => {
      line.register(id, (payload) => {
        setTimeout(() => {
          handler(id, safeArray(payload));
        }, 0);
      });
      callback(0, 0);
    },
    UnregisterEvent: (id: number, _target: string, callback: Callback) => {
      line.unregister(id);
      callback(0, 0);
    },
  };
}

function controlContext({ settings }: Host, context: NativeContext): object {
  return {
    GetAppType: () => 1,
    GetSolutionRef: () => "solution-1",
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 0,
    GetAppUILocale: () => context.uiLanguage,
    GetAppDataLocale: () => context.contentLanguage,
    GetDocUrl: () => context.documentUrl,
    GetAppCapabilities: () => 0,
    GetActivationMode: () => 2,
    GetControlIntegrationLevel: () => 1,
    GetSolutionToken: () => "",
    GetSupportedMatrix: () => context.requirementMatrix,
    GetHostFullVersion: () => "16.0.18000.40000",
    GetInitialDisplayMode: () => context.initialDisplayMode,
    GetOfficeThemeInfo: () => "{}",
    GetSettings: () => ({
      Read: (keys: string[], values: string[]) => {
        for (const [key, value] of settings.values) {
          keys.push(key);
          values.push(value);
        }
      },
      Write: (keys: readonly string[], values: readonly string[]) => {
        settings.replace(keys.map((key, index) => [key, values[index] ?? "null"]));
      },
    }),
  };
}
