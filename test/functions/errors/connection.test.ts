import { afterEach, expect, it } from "vitest";
import { shownText, type FunctionsWorkbench } from "../support/functions-workbench.js";
import type { Reply } from "../support/json-service.js";
import { openReplying } from "../support/open-replying.js";

/** What a gateway says in its own words, where there is one: its key and its connection are not the person's. */

let workbench: FunctionsWorkbench | undefined;
afterEach(() => {
  workbench?.dispose();
});

it.each<[string, Reply | Error, string]>([
  [
    "401",
    { status: 401, body: { message: "no" } },
    "#N/A The service does not accept your API key: check it in the STAT pane",
  ],
  [
    "a broken connection",
    new TypeError("fetch failed"),
    "#N/A The service cannot be reached: check connection and address in the STAT pane",
  ],
])("%s is said with what to do", async (_, reply, expected) => {
  workbench = await openReplying(reply);
  expect((await workbench.show(["=STAT.DATA(101)"])).map(shownText)).toEqual([expected]);
});
