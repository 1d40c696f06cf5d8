import { afterAll, beforeAll } from "vitest";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { libraryAlone } from "../../service/support/own-library.js";
import { openFunctions, shownText, type FunctionsWorkbench } from "./functions-workbench.js";

/** Functions over the embedded service with its library alone, for the tests of a file. */
export function functionsOverLibrary() {
  let service: EmbeddedService;
  let workbench: FunctionsWorkbench;
  let uuidOf: (concept: string) => string;
  beforeAll(async () => {
    service = await startService();
    workbench = await openFunctions({ fetch: service.fetch, key: "demo-advanced" });
    const { concepts } = await libraryAlone();
    uuidOf = (concept) => concepts.get(concept)?.uuid ?? "";
  });
  afterAll(async () => {
    workbench.dispose();
    await service.close();
  });
  return {
    /** What formulas show, entered at once: cells, or an error as "#N/A sentence". */
    show: async (...formulas: readonly string[]) =>
      (await workbench.show(formulas)).map((shown) => shownText(shown)),
    /** An indicator's id in a formula, with its quotation marks. */
    idOf: (concept: string) => `"${uuidOf(concept)}"`,
  };
}
