import axe, { type AxeResults } from "axe-core";
import type { Frame, Page } from "playwright-core";

/** What axe-core objects to in a page or a frame of it, as "rule: element", each with the reason. Empty where all is well. */
export async function violationsOf(page: Page | Frame): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy lets no script in.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return inPage.run();
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}
