import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../../../tools/site/browser/launch-browser.js";
import { openOwnTexts } from "../../service/files/own-texts/import-texts.js";

/** A page of the service is read without moving it sideways, however long the words of a source are. */

const importTexts = openOwnTexts();
let launched: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  launched = await launchBrowser();
});
afterAll(() => launched.browser.close());

/** What readers may set (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  " p { margin-bottom: 2em !important }";

it("of a phone’s width", async () => {
  const long = "Leistungsempfängerstatistik".repeat(12);
  const { page: pageOf } = await importTexts({
    name: long,
    unit: long,
    licence: long,
    url: `https://a.example/${long}`,
  });
  const context = await launched.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await page.setContent(await pageOf());
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(long);
  expect(await overhang()).toBe(0);
  await page.addStyleTag({ content: spacing });
  expect(await overhang()).toBe(0);
  await context.close();
});
