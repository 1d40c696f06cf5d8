import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addressIn,
  figureOf,
  indicatorIds,
  largeCells,
  largePlan,
  largeService,
  places,
  sheetNames,
  statisticIds,
  writeLargePlan,
  wrongCells,
} from "../support/workbook/large-workbook.js";
import { readPageWorkbook, type PageWorkbook } from "../support/workbook/page-workbook.js";
import { paneFrame } from "../../tools/site/pane-views.js";
import { inventedServiceKey } from "../../tools/site/site-server.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchPage } from "../../tools/site/workbench-page.js";

const cells = largeCells();
const lockedCount = cells.filter(({ sheetName }) => sheetName === "Locked").length;
const service = largeService(() => vintage);
let vintage = 0;
/** Answers wait for it. */
let gate: Promise<void> = Promise.resolve();

let site: Site;
let workbench: WorkbenchPage;
/** The workbook as it was written. */
let original: PageWorkbook;

beforeAll(async () => {
  site = await openSite(async (url) => {
    await gate;
    return service(url);
  });
  workbench = await site.open("sheet=empty");
});
afterAll(() => site.close());

const read = () => readPageWorkbook(workbench.page);
const showsVintage = (wanted: number) =>
  expect.poll(async () => wrongCells(await read(), cells, wanted)).toEqual([]);
const wrongFormulas = (workbook: PageWorkbook) =>
  cells.filter(
    ({ sheetName, address, formula }) => workbook.formula(sheetName, address) !== formula,
  );

/** Places of our formulas and of what they spill, of two columns from H. */
const ours = new Set(
  cells.flatMap(({ sheetName, address }) => {
    const row = Number(address.slice(1));
    const isSpill = address.startsWith("H");
    const addresses = isSpill
      ? [`H${String(row)}`, `I${String(row)}`, `H${String(row + 1)}`, `I${String(row + 1)}`]
      : [address];
    return addresses.map((one) => `${sheetName}!${one}`);
  }),
);
const placeOf = ({ sheetName, row, column }: PageWorkbook["cells"][number]) =>
  `${sheetName}!${String.fromCharCode(65 + column)}${String(row + 1)}`;

/** Every cell that is neither ours nor calculated from ours, with value, formula and message. */
const foreignCells = (workbook: PageWorkbook) =>
  Object.fromEntries(
    workbook.cells
      .filter((cell) => sheetNames.includes(cell.sheetName) && !ours.has(placeOf(cell)))
      .filter(({ row, column }) => !(column === 1 && row === 2))
      .map((cell) => [placeOf(cell), cell]),
  );

interface SavedSheet {
  readonly name: string;
}

/** The six sheets as they are saved: contents, formats, styles, sizes, visibility and all the rest. */
const savedSheets = ({ saved }: PageWorkbook) =>
  (saved.data as { readonly sheets: readonly SavedSheet[] }).sheets.filter(({ name }) =>
    sheetNames.includes(name),
  );
/** The same without contents, where those of our cells become values. */
const sheetsBesideCells = (workbook: PageWorkbook) =>
  savedSheets(workbook).map((sheet) => ({ ...sheet, cells: undefined }));

/** What says no day of its figures is searched for besides, once and for nothing. */
const ofFigures = (requests: readonly string[]): readonly string[] =>
  requests.filter((request) => !request.startsWith("/v1/search/"));

describe("a workbook of 500 formulas over 60 requests on 6 sheets", () => {
  it("shows what the service says, a sheet hidden and one protected", async () => {
    await workbench.pane.getByRole("searchbox").waitFor();
    const plan = JSON.stringify(largePlan(cells));
    // As text: the pane's policy allows no code made from data, and the function has no closure.
    await (
      await paneFrame(workbench)
    ).evaluate(`Excel.run((context) => (${writeLargePlan.toString()})(context, ${plan}))`);
    await showsVintage(0);
    original = await read();
    expect(wrongFormulas(original)).toEqual([]);
    expect(original.saved.state.protection).toHaveLength(1);
    expect(ours.size).toBe(480 + 20 * 4);
  });

  it("shows the price of a refresh and asks nothing for it", async () => {
    const { pane, page, requests } = workbench;
    requests.length = 0;
    await page.getByRole("button", { name: "Refresh", exact: true }).first().click();
    await pane.getByText("500 formulas: everything is up to date.").waitFor();
    await pane.getByLabel("What", { exact: true }).selectOption("Everything, fresh answers too");
    await pane
      .getByText("500 formulas → 60 requests → 0 need no call → 60 in 44 calls, 460 credits.")
      .waitFor();
    expect(requests).toEqual([]);
  });

  it("is refreshed to the cell with progress, and nothing else changes", async () => {
    const { pane, requests } = workbench;
    vintage = 1;
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    await pane.getByRole("button", { name: "Refresh (460 credits)" }).click();
    await pane.getByText("Fetching 0 of 60 …").waitFor();
    await expect.poll(() => pane.getByRole("progressbar").getAttribute("aria-valuemax")).toBe("60");
    // Old figures stay until new ones are there.
    expect(wrongCells(await read(), cells, 0)).toEqual([]);
    open();
    await pane.getByText("500 updated, 0 unchanged, 0 failed.").first().waitFor();
    const workbook = await read();
    expect(wrongCells(workbook, cells, 1)).toEqual([]);
    expect(savedSheets(workbook)).toEqual(savedSheets(original));
    expect(foreignCells(workbook)).toEqual(foreignCells(original));
    expect(ofFigures(requests)).toHaveLength(44);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it("tells what changed: 60 requests with one revised figure each, also on a sheet", async () => {
    const { pane } = workbench;
    const changes = pane.getByRole("region", { name: "What changed" });
    await expect.poll(() => changes.getByText(/: 1 revised$/).count()).toBe(60);
    await changes.getByRole("button", { name: "Write a change log" }).click();
    await pane.getByText("The sheet “STAT Changes” lists 60 points.").first().waitFor();
    const workbook = await read();
    const sheet = workbook.values("'STAT Changes'!A1:Z80");
    const headerRow = sheet.findIndex((row) => row.includes("Before"));
    const header = sheet[headerRow] ?? [];
    const log = sheet.slice(headerRow + 1, headerRow + 62);
    const column = (title: string) => log.map((row) => row[header.indexOf(title)]);
    const [before, after] = [column("Before"), column("After")];
    const contents = [
      ...statisticIds.map(String),
      ...indicatorIds.flatMap((id) => places.map((place) => id + place)),
    ];
    const expected = contents.map((content) => [figureOf(content, 0), figureOf(content, 1)]);
    const byFirst = (a: unknown[], b: unknown[]) => Number(a[0]) - Number(b[0]);
    const logged = before.slice(0, 60).map((value, row) => [value, after[row]]);
    expect(logged.sort(byFirst)).toEqual(expected.sort(byFirst));
    expect(new Set(column("Change").slice(0, 60))).toEqual(new Set(["revised"]));
    // Nothing below the 60 rows.
    expect(log.at(-1)).toEqual(Array(26).fill(""));
    expect(savedSheets(workbook)).toEqual(savedSheets(original));
  });

  it("is frozen but for the protected sheet, which is told, every figure as it was", async () => {
    const { pane } = workbench;
    await pane.getByRole("button", { name: "Freeze", exact: true }).click();
    const frozenCount = 500 - lockedCount;
    const sentence = `${String(frozenCount)} formulas are values now, ${String(lockedCount)} left as they are.`;
    await pane.getByText(sentence).first().waitFor();
    await expect
      .poll(() =>
        pane
          .getByText(/^Locked![A-Z]+\d+: the sheet is protected; unprotect it and try again$/)
          .count(),
      )
      .toBe(lockedCount);
    const workbook = await read();
    expect(wrongCells(workbook, cells, 1)).toEqual([]);
    for (const { sheetName, address, formula } of cells) {
      const wanted = sheetName === "Locked" ? formula : undefined;
      expect(workbook.formula(sheetName, address)).toBe(wanted);
    }
    expect(sheetsBesideCells(workbook)).toEqual(sheetsBesideCells(original));
    expect(foreignCells(workbook)).toEqual(foreignCells(original));
  });

  it("is saved without the key, and opened again with the same figures, without a call", async () => {
    const { page, requests, pane } = workbench;
    await page.getByRole("textbox", { name: "Workbook name" }).fill("Large workbook");
    const before = await read();
    expect(JSON.stringify(before.saved)).not.toContain(inventedServiceKey);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText(/^Saved .+ in this browser/).waitFor();
    requests.length = 0;
    // The file read after the start: what happens to an open workbook by itself has begun.
    const careLoaded = page.waitForResponse((response) =>
      /\/workbook\.\w+\.js$/.test(response.url()),
    );
    await workbench.reload();
    await expect
      .poll(() => page.getByRole("textbox", { name: "Workbook name" }).inputValue())
      .toBe("Large workbook");
    const after = await read();
    expect(after.cells).toEqual(before.cells);
    expect(after.saved).toEqual(before.saved);
    await careLoaded;
    await pane.getByRole("navigation").getByRole("button", { name: "Workbook" }).click();
    await pane.getByText(`${String(lockedCount)} formulas: everything is up to date.`).waitFor();
    const later = await read();
    expect(wrongCells(later, cells, 1)).toEqual([]);
    expect(later.callCount).toBe(0);
    expect(requests).toEqual([]);
  });

  it("is thawed to the letter, each figure as before, from what this device keeps", async () => {
    const { pane, requests } = workbench;
    vintage = 2;
    await pane.getByRole("button", { name: "Thaw", exact: true }).click();
    await pane
      .getByText(`${String(500 - lockedCount)} formulas are back.`)
      .first()
      .waitFor();
    await showsVintage(1);
    const workbook = await read();
    expect(wrongFormulas(workbook)).toEqual([]);
    expect(savedSheets(workbook)).toEqual(savedSheets(original));
    expect(requests).toEqual([]);
  });

  it("is refreshed again, and what is nobody's business is as it was written", async () => {
    const { pane, requests, errors } = workbench;
    await pane.getByLabel("What", { exact: true }).selectOption("Everything, fresh answers too");
    await pane.getByRole("button", { name: "Refresh (460 credits)" }).click();
    await pane.getByText("500 updated, 0 unchanged, 0 failed.").first().waitFor();
    const workbook = await read();
    expect(wrongCells(workbook, cells, 2)).toEqual([]);
    expect(savedSheets(workbook)).toEqual(savedSheets(original));
    expect(foreignCells(workbook)).toEqual(foreignCells(original));
    expect(workbook.values(addressIn("STAT Changes", "A1"))).not.toEqual([[""]]);
    expect(workbook.saved.state.protection).toEqual(original.saved.state.protection);
    expect(ofFigures(requests)).toHaveLength(44);
    expect(new Set(requests).size).toBe(requests.length);
    expect(errors).toEqual([]);
  });
});
