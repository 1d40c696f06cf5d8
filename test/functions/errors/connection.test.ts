import { afterEach, expect, it } from "vitest";
import type { Fetch } from "../../../src/client/index.js";
import { jsonService } from "../support/json-service.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";

/** What a gateway says in its own words, where there is one: its key and its connection are not the person's. */

let workbench: FunctionsWorkbench | undefined;
afterEach(() => {
  workbench?.dispose();
});

const refusing = jsonService({
  "/v1/data/statistic": () => ({ status: 401, body: { message: "no" } }),
});

it.each<[string, Fetch, string]>([
  [
    "401",
    refusing.fetch,
    "#N/A The service does not accept your API key: check it in the STAT pane",
  ],
  [
    "a broken connection",
    () => Promise.reject(new TypeError("fetch failed")),
    "#N/A The service cannot be reached: check connection and address in the STAT pane",
  ],
])("%s is said with what to do", async (_, fetch, expected) => {
  workbench = await openFunctions({ fetch });
  expect((await workbench.show(["=STAT.DATA(101)"])).map(shownText)).toEqual([expected]);
});
