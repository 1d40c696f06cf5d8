import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LongWork, WorkProgress } from "../../src/workbook/index.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { contentsOf, openCared, type CaredWorkbench } from "../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
  await cared.workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange("A1:A3").formulas = [[7], [8], [9]].map(([id]) => [
      `=STAT.VALUE(${String(id)})`,
    ]);
    await context.sync();
  });
  await cared.workbench.idle();
});
afterEach(() => {
  cared.workbench.dispose();
});

const everything = { kind: "workbook" } as const;
const operations: Readonly<Record<string, (work: LongWork) => Promise<unknown>>> = {
  freeze: (work) => cared.operations.freeze(everything, work),
  thaw: async (work) => {
    await cared.operations.freeze(everything);
    return cared.operations.thaw(work);
  },
  "keep the figures": (work) => cared.operations.keepSnapshot(work),
  "write the audit": (work) => cared.operations.writeAudit(work),
};

const partsIn = () =>
  cared.workbench.run(async (context) => {
    const parts = context.workbook.customXmlParts;
    parts.load("items/id");
    await context.sync();
    return parts.items.length;
  });

describe("work on many cells", () => {
  it.each(Object.keys(operations))("tells how far it is: %s", async (name) => {
    const told: WorkProgress[] = [];
    await operations[name]?.({ onProgress: (progress) => told.push(progress) });
    for (const phase of ["reading", "writing"] as const) {
      const done = told.filter((progress) => progress.phase === phase);
      expect(done[0]).toEqual({ phase, done: 0, total: 3 });
      expect(done.at(-1)).toEqual({ phase, done: 3, total: 3 });
    }
    const phases = told.map(({ phase }) => phase);
    expect(phases.lastIndexOf("reading")).toBeLessThan(phases.indexOf("writing"));
  });

  it.each(["freeze", "keep the figures", "write the audit"])(
    "changes nothing where it is cancelled while it reads: %s",
    async (name) => {
      const [before, parts] = [await contentsOf(cared.workbench), await partsIn()];
      const abort = new AbortController();
      const onProgress = () => {
        abort.abort();
      };
      await expect(operations[name]?.({ signal: abort.signal, onProgress })).rejects.toMatchObject({
        code: "aborted",
      });
      expect(await contentsOf(cared.workbench)).toEqual(before);
      expect(await partsIn()).toBe(parts);
    },
  );

  it("leaves everything frozen where a thaw is cancelled while it reads", async () => {
    await cared.operations.freeze(everything);
    const before = await contentsOf(cared.workbench);
    const abort = new AbortController();
    const onProgress = () => {
      abort.abort();
    };
    await expect(cared.operations.thaw({ signal: abort.signal, onProgress })).rejects.toMatchObject(
      { code: "aborted" },
    );
    expect(await contentsOf(cared.workbench)).toEqual(before);
    expect((await cared.operations.thaw()).thawed).toHaveLength(3);
  });

  it("is carried out to its end where it is cancelled while it writes", async () => {
    const abort = new AbortController();
    const onProgress = ({ phase }: WorkProgress) => {
      if (phase === "writing") abort.abort();
    };
    const { frozen } = await cared.operations.freeze(everything, {
      signal: abort.signal,
      onProgress,
    });
    expect(frozen).toHaveLength(3);
    expect(cared.workbench.cell("Sheet1!A3").formula).toBeUndefined();
    expect((await cared.operations.thaw()).thawed).toHaveLength(3);
  });
});
