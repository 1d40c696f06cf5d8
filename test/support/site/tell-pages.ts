import { afterEach } from "vitest";
import { forgetClosedPages, pagesOfTest } from "./pages-of-test.js";

// Stands before the hooks of the files, so it comes after theirs: most of them close their pages.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") {
    forgetClosedPages();
    return;
  }
  for (const page of await pagesOfTest()) console.error(`${task.name}: its page\n${page}`);
});
