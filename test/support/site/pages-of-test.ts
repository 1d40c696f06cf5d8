import type { WorkbenchPage } from "../../../tools/site/workbench-page.js";

/** What a page shows to who reads a failure afterwards. */
type Shown = () => Promise<string>;

const open = new Set<Shown>();
const closed: string[] = [];

/** Keeps what the page shows at its end, for a test that has failed by then. */
export function watched(workbench: WorkbenchPage): WorkbenchPage {
  const show = () => shownBy(workbench);
  open.add(show);
  return {
    ...workbench,
    close: async () => {
      if (open.delete(show)) closed.push(await show());
      await workbench.close();
    },
  };
}

/** What the test's pages show, or showed when they were closed; forgets those that are closed. */
export async function pagesOfTest(): Promise<string[]> {
  const before = closed.splice(0);
  return [...before, ...(await Promise.all([...open].map((show) => show())))];
}

export function forgetClosedPages(): void {
  closed.length = 0;
}

async function shownBy({ page, requests, errors }: WorkbenchPage): Promise<string> {
  // A page that is gone, or hangs, is a finding too.
  const frames = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame
          .evaluate(
            () =>
              `${location.pathname}, focus in ${document.activeElement?.outerHTML.slice(0, 200) ?? "nothing"}\n${document.body.innerText}`,
          )
          .catch(String),
      ),
  );
  const lines = [...frames, "requests:", ...requests, "errors:", ...errors];
  return lines.join("\n");
}
