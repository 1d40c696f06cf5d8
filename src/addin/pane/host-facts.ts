import type { HostFacts } from "../../taskpane/index.js";

/** Read when it is shown: office.js knows the host only once it is ready, and never in a plain page. */
export function createHostFacts(): HostFacts {
  const facts = () =>
    (Office.context as Partial<typeof Office.context>).diagnostics as
      Partial<Office.ContextInformation> | undefined;
  const isSetSupported = (set: string, version: string) =>
    Office.context.requirements.isSetSupported(set, version);
  return {
    get name() {
      return String(facts()?.host ?? "");
    },
    get platform() {
      return String(facts()?.platform ?? "");
    },
    get version() {
      return facts()?.version ?? "";
    },
    isSetSupported,
    get openBrowserWindow() {
      if (!isSetSupported("OpenBrowserWindowApi", "1.1")) return undefined;
      return (address: string) => {
        Office.context.ui.openBrowserWindow(address);
      };
    },
  };
}
