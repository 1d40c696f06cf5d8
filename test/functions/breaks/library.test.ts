import { afterAll, beforeAll, expect, it } from "vitest";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { libraryAlone } from "../../service/support/own-library.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";

let service: EmbeddedService;
let workbench: FunctionsWorkbench;
let idOf: (concept: string) => string;
beforeAll(async () => {
  service = await startService();
  workbench = await openFunctions({ fetch: service.fetch, key: "demo-advanced" });
  const { concepts } = await libraryAlone();
  idOf = (concept) => `"${concepts.get(concept)?.uuid ?? ""}"`;
});
afterAll(async () => {
  workbench.dispose();
  await service.close();
});

const show = async (...formulas: readonly string[]) =>
  (await workbench.show(formulas)).map(shownText);

it.each(["us-m1ns", "us-m1sl"])(
  "%s has no growth across May 2020, when savings deposits were put into it",
  async (key) => {
    const [growth, change, after] = await show(
      `=STAT.GROWTH(${idOf(key)},"USA","2019-06","2021-06")`,
      `=STAT.VALUE(${idOf(key)},"USA","2020-05","change=pct")`,
      `=STAT.GROWTH(${idOf(key)},"USA","2021-06","2022-06")`,
    );
    const sentence =
      "#N/A The series breaks at 2020-05: figures from there on cannot be compared with earlier ones";
    expect(growth).toBe(sentence);
    expect(change).toBe(sentence);
    expect(after).toEqual([[expect.any(Number)]]);
  },
);
