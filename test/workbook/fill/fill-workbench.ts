import { createAnswerPort } from "../../../src/addin/answer-port.js";
import { previewCall } from "../../../src/functions/index.js";
import {
  fillTable,
  planFill,
  quoteFill,
  readTable,
  understandTable,
  type FillAnswers,
  type TableUnderstanding,
} from "../../../src/workbook/index.js";
import type { ShippedService } from "../../functions/support/open-shipped-service.js";
import { createStatWorkbench } from "../../support/stat-workbench.js";

type Cells = readonly (readonly (string | number)[])[];

/** 2026-11-20 */
const today = 20_777;

/**
 * Tables in a real office.js over the service as it is shipped.
 *
 * @param service which nothing changes: workbooks of a file share it.
 */
export async function openFillWorkbench({ app }: Pick<ShippedService, "app">) {
  const workbench = await createStatWorkbench(() => ({ body: {} }), {
    key: "demo-advanced",
    fetch: async (address, init) => {
      const { pathname, search } = new URL(address);
      const headers = Object.fromEntries(new Headers(init.headers));
      const answer = await app.inject({ url: pathname + search, headers });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
  const { client } = workbench;
  const ports = {
    run: <T>(task: (context: Excel.RequestContext) => Promise<T>) => workbench.run(task),
    data: createAnswerPort(client),
    preview: previewCall,
  };
  const searched: string[] = [];
  const search = async (q: string) => {
    searched.push(q);
    return (await client.list("searchIndicators", { q, size: 10 })).value.items;
  };

  const mark = async (address: string) =>
    workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange(address).select();
      await context.sync();
    });
  const read = async (
    marked: string,
    how: { kinds?: Partial<TableUnderstanding["kinds"]>; measure?: string } = {},
  ) => {
    await mark(marked);
    const reading = await readTable(ports.run, today);
    if ("problem" in reading) throw new Error(reading.problem);
    const found = await understandTable(reading, { search, language: "en", ...how });
    if ("problem" in found) throw new Error(found.problem);
    return found;
  };
  return {
    workbench,
    ports,
    /** What indicators were searched for. */
    searched,
    mark,
    read,
    readProblem: async (marked: string) => {
      await mark(marked);
      const reading = await readTable(ports.run, today);
      return "problem" in reading ? reading.problem : undefined;
    },
    enter: (cells: Cells, at = 0) => {
      for (const [row, line] of cells.entries()) {
        for (const [column, content] of line.entries()) {
          const address = `${"ABCDEFGHIJ".charAt(column)}${String(at + row + 1)}`;
          if (content !== "") workbench.enter(address, content);
        }
      }
    },
    plan: (understanding: TableUnderstanding, answers: FillAnswers = {}) =>
      planFill(understanding, answers),
    quote: (understanding: TableUnderstanding, answers: FillAnswers = {}) =>
      quoteFill(ports, planFill(understanding, answers), new AbortController().signal),
    fill: async (
      understanding: TableUnderstanding,
      answers: FillAnswers = {},
      shape: "cells" | "spill" = "cells",
      signal?: AbortSignal,
    ) => {
      const plan = planFill(understanding, answers);
      const report = await fillTable(ports, understanding.reading, plan, shape, { signal });
      await workbench.idle();
      return report;
    },
    /** Calls for figures that the service has answered. */
    calls: () => workbench.requests.filter((request) => request.includes("/data/")).length,
    close: () => {
      workbench.dispose();
    },
  };
}
export type FillWorkbench = Awaited<ReturnType<typeof openFillWorkbench>>;

/** Indicators of the embedded library. */
export const gdp = "c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a";
export const population = "69e91409-83cd-5a80-b0b0-9207c2e3d48f";

/** Chooses what holds for the whole table. */
export const whole = ({ whole: entry }: TableUnderstanding, value: string) => ({
  [entry?.key ?? ""]: value,
});
