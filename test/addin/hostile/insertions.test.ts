import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../src/contract/index.js";
import { place, type RunInExcel } from "../../../src/workbook/index.js";
import { contentInsertion, NoFiguresError } from "../../../src/taskpane/insert/insert-content.js";
import { sourceNote } from "../../../src/taskpane/insert/source-note.js";
import { loadItemContent } from "../../../src/taskpane/items/item-content.js";
import { toFoundItem, type FoundItem } from "../../../src/taskpane/model/found-item.js";
import {
  chartCallOf,
  firstGeo,
  formulaCallOf,
  writtenCall,
} from "../../../src/taskpane/model/formula-of.js";
import { formsOf, type InsertForm } from "../../../src/taskpane/model/insert-form.js";
import { functionFiles } from "../../../tools/function-files.mjs";
import { createWorkbenchApart, type WorkbenchApart } from "../../../src/workbench/node/index.js";
import { provideStatClient, type StatClient } from "../../support/workbook/stat-client.js";
import { answerOf, drawAnswers, type HostileAnswers } from "./hostile-answers.js";
import { isBench, watchLoad } from "./watch-load.js";

const answers = drawAnswers(60);
/** The grid remembers every step: a workbook that takes thousands of insertions would fill the memory. */
const perWorkbook = 200;
const load = watchLoad();

let workbench: WorkbenchApart | undefined;
afterEach(async () => {
  await workbench?.dispose();
  workbench = undefined;
});

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";

async function firstItem(at: StatClient, kind: "statistics" | "indicators") {
  const operation = kind === "statistics" ? "searchStatistics" : "searchIndicators";
  const { value } = await at.client.request(operation, { q: "x" });
  const [item] = value.items;
  return item === undefined ? undefined : toFoundItem(kind, item as never);
}

/** Puts an item into the workbook as the pane does. */
async function insert(at: StatClient, run: RunInExcel, item: FoundItem, form: InsertForm) {
  const content =
    form === "link" ? undefined : await loadItemContent(at.client, item, [firstGeo(item)]);
  const call = form === "chart" ? chartCallOf(item) : formulaCallOf(item);
  const formula = call && writtenCall(call);
  const note = (fetchedAt: number | undefined) =>
    sourceNote(item, fetchedAt, {
      sourceLine: (...parts) => parts.join(", "),
      day: String,
    });
  const insertion = contentInsertion({
    ...{ form, item, fixedTitle: item.title, formula, content },
    picture: onePixel,
    source: note(Date.UTC(2026, 10, 20)),
    liveSource: note(undefined),
    hasNotes: true,
    words: { category: "Category" },
  });
  await place(run, insertion, "new-sheet");
}

/** Everything in the workbook that could be live, and what is taken away for the next insertion. */
async function liveThings(run: RunInExcel) {
  return run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id,items/name");
    await context.sync();
    const sheets = worksheets.items.map((sheet) => {
      const used = sheet.getUsedRangeOrNullObject();
      used.load("formulas,values");
      sheet.charts.load("items/name,items/title/text,items/title/visible");
      return { sheet, used };
    });
    await context.sync();
    const formulas: string[] = [];
    const titles: string[] = [];
    for (const { sheet, used } of sheets) {
      const values = used.isNullObject ? [] : (used.values as unknown[][]);
      const written = used.isNullObject ? [] : (used.formulas as unknown[][]);
      written.forEach((row, r) => {
        row.forEach((formula, c) => {
          // A text that begins with "=" is its own value; a formula is not.
          if (typeof formula === "string" && formula.startsWith("=") && formula !== values[r]?.[c])
            formulas.push(formula);
        });
      });
      titles.push(...sheet.charts.items.map(({ title }) => title.text));
    }
    for (const { sheet } of sheets.slice(1)) sheet.delete();
    await context.sync();
    return { formulas, titles, sheets: sheets.map(({ sheet }) => sheet.name) };
  });
}

/** Excel takes these names of sheets; the workbench's grid does not, and its host says so. */
const isUnmodelled = (error: unknown) =>
  /not model (an apostrophe within the name of a sheet|a sheet called \w+)\./.test(String(error));

async function insertFirst(
  at: StatClient,
  run: RunInExcel,
  kind: "statistics" | "indicators",
  form: InsertForm,
) {
  await at.client.clearCache();
  const item = await firstItem(at, kind);
  if (item !== undefined) await insert(at, run, item, form);
}

async function tryAnswer(at: StatClient, run: RunInExcel, answer: HostileAnswers, turn: number) {
  const serve = () => {
    at.answerWith((url) => ({ body: answerOf(answer, url.href) }));
  };
  serve();
  for (const kind of ["statistics", "indicators"] as const) {
    const forms = [...formsOf(kind), "link" as const];
    const tried = isBench ? forms : forms.filter((_, index) => index === turn % forms.length);
    for (const form of tried) {
      try {
        await insertFirst(at, run, kind, form);
      } catch (error) {
        // Refused by the client or for want of figures, each with its sentence; Excel refuses nothing.
        if (isUnmodelled(error)) continue;
        if (!(error instanceof NoFiguresError)) expect(error, form).toBeInstanceOf(ApiError);
      }
      const { formulas, titles, sheets } = await liveThings(run);
      load.look(`${form} of ${kind}, answer ${String(turn)}`, async () => {
        serve();
        await insertFirst(at, run, kind, form).catch(() => undefined);
        await liveThings(run);
      });
      for (const formula of formulas) expect(formula, form).toMatch(/^=STAT\.\w+\(/);
      for (const title of titles)
        expect(title, form).not.toMatch(/^(?!\u00A0)[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u);
      for (const name of sheets) expect(name, form).toMatch(/^[^\\/?*:[\]]{1,31}$/u);
    }
  }
}

describe("whatever a hostile service answers", { timeout: 3_600_000 }, () => {
  it("an insertion writes text and figures, no live formula of its own, or a sentence", async () => {
    const at = provideStatClient(() => ({ body: null }));
    const run: RunInExcel = async (task) => {
      if (workbench === undefined) throw new Error("There is no workbook.");
      return workbench.run(task);
    };
    for (const [turn, answer] of answers.entries()) {
      if (turn % perWorkbook === 0) {
        await workbench?.dispose();
        workbench = await createWorkbenchApart({ functionFiles: functionFiles() });
      }
      if (turn === 0) load.begin();
      await tryAnswer(at, run, answer, turn);
    }
    expect(at.requests.length).toBeGreaterThan(answers.length);
    await load.report(`${String(answers.length)} hostile answers × insertions`);
  });
});
