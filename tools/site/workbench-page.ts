import type { FrameLocator, Page } from "playwright-core";
import type { OpenPage } from "./open-page.js";

interface ShownCell {
  readonly value: string | number | boolean;
  readonly text: string;
  readonly formula?: string;
  readonly message?: string;
}

/** A page with the workbench, driven as a user does: mouse and keyboard; cells are read from its model. */
export interface WorkbenchPage {
  readonly page: Page;
  readonly pane: FrameLocator;
  /** Requests to the service since the page was opened, as "path?query". */
  readonly requests: string[];
  /** Errors the page or the pane wrote to the console. */
  readonly errors: string[];
  type(cell: string, text: string): Promise<void>;
  /** Clicks on a cell. */
  select(cell: string): Promise<void>;
  cell(cell: string): Promise<ShownCell>;
  texts(range: string): Promise<string[][]>;
  /** Loads the page anew: what was saved is opened, everything else is gone. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

export interface WorkbenchOptions {
  readonly width?: number;
  readonly height?: number;
  /** What its clock says when it is opened, in milliseconds since 1970. @default the machine's */
  readonly now?: number | undefined;
  /** With nothing compiled before, and a clock of its own that may be set while it is open. */
  readonly isApart?: boolean;
}

/** A new page, with nothing kept from others. @param query such as "sheet=empty&key=none" */
export async function openWorkbenchPage(
  openPage: OpenPage,
  origin: string,
  query: string,
  { width = 1280, height = 800, now }: WorkbenchOptions,
): Promise<WorkbenchPage> {
  const { page, close } = await openPage({ width, height });
  // Before there is a frame: one that is just coming has no clock to be set.
  if (now !== undefined) await page.clock.setSystemTime(now);
  const requests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/v1/") && url.pathname !== "/v1/health") {
      requests.push(url.pathname + url.search);
    }
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(`${origin}/?${query}`);
  await page.locator(".o-grid").waitFor();
  const texts = (range: string) => page.evaluate(readCells, zoneOf(range));
  const select = async (cell: string) => {
    const at = await page.evaluate(middleOf, zoneOf(cell));
    await page.locator(".o-grid-overlay").click({ position: at });
  };
  return {
    page,
    pane: page.frameLocator("#pane iframe"),
    requests,
    errors,
    select,
    type: async (cell, text) => {
      await select(cell);
      if (text === "") {
        await page.keyboard.press("Delete");
        return;
      }
      // The first letter begins a cell's edit. The rest comes at once, as from a clipboard: the grid draws itself anew with
      // every key, which was a fifth of what the pages' tests took.
      await page.keyboard.type(text.slice(0, 1));
      await page.keyboard.insertText(text.slice(1));
      await page.keyboard.press("Enter");
    },
    cell: async (cell) => {
      const [[found]] = (await texts(cell)) as [[ShownCell]];
      return found;
    },
    texts: async (range) => (await texts(range)).map((row) => row.map(({ text }) => text)),
    reload: async () => {
      await page.reload();
      await page.locator(".o-grid").waitFor();
    },
    close,
  };
}

/** "A1:B2" or "A1", columns up to Z. */
function zoneOf(range: string): Zone {
  const [first = "", last = first] = range.split(":");
  const row = (cell: string) => Number(cell.slice(1)) - 1;
  const column = (cell: string) => cell.charCodeAt(0) - 65;
  return { top: row(first), left: column(first), bottom: row(last), right: column(last) };
}

/* The two below run in the page; they know nothing of this file. */

interface Zone {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

interface PageGlobal {
  readonly workbench: { readonly host: { readonly workbook: PageWorkbook } };
}

interface PageWorkbook {
  readonly sheets: { activeId(): string };
  cell(at: { sheetId: string; row: number; col: number }): ShownCell;
  readonly model: {
    readonly getters: {
      getVisibleRectWithoutHeaders(zone: object): {
        x: number;
        y: number;
        width: number;
        height: number;
      };
    };
  };
}

function readCells(zone: Zone): ShownCell[][] {
  const { workbook } = (globalThis as unknown as PageGlobal).workbench.host;
  const sheetId = workbook.sheets.activeId();
  const rows: ShownCell[][] = [];
  for (let row = zone.top; row <= zone.bottom; row++) {
    const cells: ShownCell[] = [];
    for (let col = zone.left; col <= zone.right; col++) {
      cells.push(workbook.cell({ sheetId, row, col }));
    }
    rows.push(cells);
  }
  return rows;
}

/** Where a cell is on the grid, in pixels from its corner. */
function middleOf(zone: Zone): { x: number; y: number } {
  const { workbook } = (globalThis as unknown as PageGlobal).workbench.host;
  const rect = workbook.model.getters.getVisibleRectWithoutHeaders(zone);
  if (rect.width === 0) throw new Error("The cell is not in sight.");
  return { x: rect.x + Math.min(20, rect.width / 2), y: rect.y + rect.height / 2 };
}
