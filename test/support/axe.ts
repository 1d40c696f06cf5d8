import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Frame, Page } from "playwright-core";

interface InPage {
  run(context: { include: readonly string[] }, options: RunOptions): Promise<AxeResults>;
}

/**
 * What axe-core objects to in a page or a frame of it, as "rule: element", each with the reason. Empty
 * where all is well. Colours are looked at as they stay, not on their way from one to the other.
 *
 * @param include the parts to look at, as selectors. @default all of it
 */
export async function violationsOf(
  page: Page | Frame,
  include: readonly string[] = ["html"],
): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = () => {
      // What a change of styles sets in motion is known once they are computed.
      getComputedStyle(document.body).getPropertyValue("color");
      return document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    };
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished));
      // A theme just changed is drawn with the next frame.
      await new Promise(requestAnimationFrame);
    } while (passing().length > 0);
  });
  // Evaluated, not added as a script: the page's policy lets no script in. It stays there between two looks.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async (include) => {
    const { axe: inPage } = globalThis as unknown as { axe: InPage };
    // The same rules over the same elements; what passed is not described, which takes most of the time.
    return inPage.run({ include }, { resultTypes: ["violations"] });
  }, include);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}
