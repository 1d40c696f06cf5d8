import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/workbook/parts/snapshot-part.js";
import { snapshotPart } from "../../../src/workbook/parts/snapshot-part.js";
import { optionsPart } from "../../../src/workbook/parts/options-part.js";
import { encodePart } from "../../../src/workbook/parts/encode-part.js";
import { frozenPart } from "../../../src/workbook/freeze/frozen-part.js";
import type { FrozenFormula } from "../../../src/workbook/freeze/frozen-formula.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { fc } from "../../support/properties.js";

let cared: CaredWorkbench;
beforeAll(async () => {
  cared = await openCared(() => ({ body: {} }));
});
afterAll(() => {
  cared.workbench.dispose();
});

/** Characters of JSON that a workbook keeps of the answers. */
const snapshotLimit = 8_000_000;

/** A person's copy of the file's parts. */
type Copy = readonly string[];
const run = <T>(task: (context: Excel.RequestContext) => Promise<T>) => cared.workbench.run(task);

/** Does something in the workbook as it is in one person's copy; returns the copy afterwards. */
async function inCopy(copy: Copy, task: (context: Excel.RequestContext) => Promise<unknown>) {
  return run(async (context) => {
    const parts = context.workbook.customXmlParts;
    parts.load("items/id");
    await context.sync();
    for (const part of parts.items) part.delete();
    for (const xml of copy) parts.add(xml);
    await context.sync();
    await task(context);
    parts.load("items/id");
    await context.sync();
    const texts = parts.items.map((part) => part.getXml());
    await context.sync();
    return texts.map(({ value }) => value);
  });
}

/** As shared editing does: what either has added is there, what either has removed is gone. */
function shared(base: Copy, left: Copy, right: Copy): Copy {
  const all = [...new Set([...base, ...left, ...right])];
  const isIn = (copy: Copy, xml: string) => copy.includes(xml);
  return all.filter((xml) =>
    isIn(base, xml) ? isIn(left, xml) && isIn(right, xml) : isIn(left, xml) || isIn(right, xml),
  );
}

const who = fc.constantFrom(0, 1);
const name = fc.constantFrom("a", "b", "c");
const operation = fc.oneof(
  fc.record({ kind: fc.constant("share" as const) }),
  fc.record({ kind: fc.constant("budget" as const), who, value: fc.option(fc.nat(100)) }),
  fc.record({ kind: fc.constant("open" as const), who, value: fc.boolean() }),
  fc.record({ kind: fc.constant("spend" as const), who, value: fc.nat(50) }),
  fc.record({ kind: fc.constant("answer" as const), who, name, value: fc.nat(9) }),
  fc.record({ kind: fc.constant("freeze" as const), who, name }),
  fc.record({ kind: fc.constant("thaw" as const), who, name }),
);

const frozen = (name: string, formula: string): FrozenFormula => ({
  ...{ name, sheetId: "s", sheetName: "S", address: "A1", formula },
  ...{ rowCount: 1, columnCount: 1, values: [[1]], frozenAt: 1 },
});
const entry = (fetchedAt: number, value: unknown) => ({
  ...{ operation: "getStatistic", parameters: { id: 1 } },
  ...{ value: { value }, fetchedAt },
});

describe("two people in one workbook", () => {
  it("lose nothing of each other, whoever saves when", async () => {
    const property = fc.asyncProperty(
      fc.array(operation, { minLength: 4, maxLength: 14 }),
      async (steps) => {
        let base: Copy = [];
        let copies: [Copy, Copy] = [[], []];
        const spent = [0, 0];
        const answers: Record<string, unknown> = {};
        let formulas: Record<string, string> = {};
        let budget: number | null | undefined;
        let opens: boolean | undefined;
        const change = async (
          person: number,
          task: (context: Excel.RequestContext) => Promise<unknown>,
        ) => {
          copies[person as 0 | 1] = await inCopy(copies[person as 0 | 1], task);
        };
        for (const [at, step] of steps.entries()) {
          if (step.kind === "share") {
            base = shared(base, ...copies);
            copies = [base, base];
          } else if (step.kind === "budget") {
            budget = step.value;
            const choice = { value: step.value, at };
            await change(step.who, (context) =>
              optionsPart.update(context, (options) => ({ ...options, budget: choice })),
            );
          } else if (step.kind === "open") {
            opens = step.value;
            const choice = { value: step.value, at };
            await change(step.who, (context) =>
              optionsPart.update(context, (options) => ({ ...options, refreshOnOpen: choice })),
            );
          } else if (step.kind === "spend") {
            const total = (spent[step.who] ?? 0) + step.value;
            spent[step.who] = total;
            await change(step.who, (context) =>
              optionsPart.update(context, (options) => ({
                ...options,
                spent: { day: { ...options.spent?.["day"], [String(step.who)]: total } },
              })),
            );
          } else if (step.kind === "answer") {
            answers[step.name] = { value: step.value };
            await change(step.who, (context) =>
              snapshotPart.update(context, (snapshot) => ({
                ...snapshot,
                [step.name]: entry(at, step.value),
              })),
            );
          } else {
            // Each freezing has a name of its own, as in the workbook.
            const key = `STAT_FROZEN_${step.name}${String(at)}`;
            await change(step.who, (context) =>
              frozenPart.update(context, (known) => {
                if (step.kind === "freeze") {
                  const formula = `=STAT.VALUE("${step.name}")`;
                  formulas[key] = formula;
                  return { ...known, [key]: frozen(key, formula) };
                }
                const mine = Object.keys(known).filter((each) =>
                  each.startsWith(`STAT_FROZEN_${step.name}`),
                );
                formulas = Object.fromEntries(
                  Object.entries(formulas).filter(([each]) => !mine.includes(each)),
                );
                return { ...known, ...Object.fromEntries(mine.map((each) => [each, null])) };
              }),
            );
          }
        }
        const end = await inCopy(shared(base, ...copies), async (context) => {
          const options = await optionsPart.read(context);
          expect(options.budget?.value).toBe(budget);
          expect(options.refreshOnOpen?.value).toBe(opens);
          expect(Object.values(options.spent?.["day"] ?? {}).reduce((a, b) => a + b, 0)).toBe(
            spent.reduce((a, b) => a + b, 0),
          );
          const snapshot = await snapshotPart.read(context);
          expect(
            Object.fromEntries(Object.entries(snapshot).map(([id, { value }]) => [id, value])),
          ).toEqual(answers);
          const kept = Object.entries(await frozenPart.read(context));
          expect(
            Object.fromEntries(kept.flatMap(([id, one]) => (one ? [[id, one.formula]] : []))),
          ).toEqual(formulas);
          await snapshotPart.update(context, (data) => data);
        });
        expect(end.filter((xml) => xml.includes("stat-for-excel:snapshot"))).toHaveLength(1);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it("see the newer answer of each request, whoever's part is read first", async () => {
    const mine: Snapshot = { a: entry(1, 1), b: entry(5, "mine") };
    const theirs: Snapshot = { b: entry(5, "theirs"), c: entry(2, 2), a: entry(3, 3) };
    const parts = [
      ...(await inCopy([], (context) => snapshotPart.update(context, () => mine))),
      ...(await inCopy([], (context) => snapshotPart.update(context, () => theirs))),
    ];
    const readAs = async (copy: Copy): Promise<Snapshot> => {
      let merged: Snapshot = {};
      await inCopy(copy, async (context) => {
        merged = await snapshotPart.read(context);
      });
      return merged;
    };
    const merged = await readAs(parts);
    expect(merged).toEqual(await readAs([...parts].reverse()));
    expect(merged["a"]?.fetchedAt).toBe(3);
    expect(Object.keys(merged).sort()).toEqual(["a", "b", "c"]);
  });

  it("stay within the limit of what a file takes, the newest figures first", async () => {
    const long = "x".repeat(snapshotLimit / 4);
    const many = (ids: readonly string[], from: number): Snapshot =>
      Object.fromEntries(ids.map((id, index) => [id, entry(from + index, long + id)]));
    const mine = await inCopy([], (context) =>
      snapshotPart.update(context, () => many(["a", "b", "c"], 1)),
    );
    const theirs = await inCopy([], (context) =>
      snapshotPart.update(context, () => many(["d", "e", "f"], 10)),
    );
    await inCopy([...mine, ...theirs], async (context) => {
      const kept = await snapshotPart.update(context, (data) => data);
      expect(Object.keys(kept).sort()).toEqual(["d", "e", "f"]);
    });
  });
});

describe("the answers kept in a file", () => {
  it("lose the oldest when they grow beyond their limit, and nothing before", async () => {
    const keep = async (snapshot: Snapshot): Promise<Snapshot> => {
      let kept: Snapshot = {};
      await inCopy([], async (context) => {
        kept = await snapshotPart.update(context, () => snapshot);
      });
      return kept;
    };
    const grown = (length: number): Snapshot => ({
      old: entry(1, "x".repeat(length)),
      new: entry(2, "y".repeat(length)),
    });
    expect(Object.keys(await keep(grown(snapshotLimit * 0.6)))).toEqual(["new"]);
    expect(await keep(grown(100))).toEqual(grown(100));
  });
});

describe("what others may have left in the file", () => {
  const options = "urn:stat-for-excel:options";
  const budget = { value: 5, at: 1 };

  it("is left alone where a newer add-in wrote it, and that is said", async () => {
    const newer = encodePart(options, { version: 2, data: { budget: { value: 1, at: 9 } } });
    const after = await inCopy([newer], async (context) => {
      expect((await optionsPart.read(context)).budget).toBeUndefined();
      await expect(optionsPart.update(context, (data) => ({ ...data, budget }))).rejects.toThrow(
        "This workbook was saved by a newer version of the add-in.",
      );
    });
    expect(after).toEqual([newer]);
  });

  it.each([
    { budget: "all", spent: null },
    { budget: { value: "1", at: 1 }, refreshOnOpen: { value: 1 }, spent: { day: null } },
    { budget: { value: -5, at: 2 }, spent: { day: { one: "many" } } },
    [],
  ])("does no harm where it is no options: %j", async (data) => {
    const strange = encodePart(options, { version: 1, data });
    await inCopy(
      [
        strange,
        `<stat xmlns="${options}" version="1" encoding="deflate-base64">!!`.replace(
          "!!",
          "AAAA</stat>",
        ),
      ],
      async (context) => {
        const read = await optionsPart.read(context);
        expect([read.budget, read.refreshOnOpen]).toEqual([undefined, undefined]);
        const written = await optionsPart.update(context, (known) => ({ ...known, budget }));
        expect(written.budget).toEqual(budget);
      },
    );
  });

  it("costs one figure where one is damaged, not all", async () => {
    const data = { good: entry(1, 1), bad: { fetchedAt: "now" }, worse: null };
    const part = encodePart("urn:stat-for-excel:snapshot", { version: 1, data });
    await inCopy([part], async (context) => {
      expect(Object.keys(await snapshotPart.read(context))).toEqual(["good"]);
    });
  });

  it("is kept where it is formulas that cannot be read: nobody can make them anew", async () => {
    const namespace = "urn:stat-for-excel:frozen";
    const broken = `<stat xmlns="${namespace}" version="1" encoding="deflate-base64">AAAA</stat>`;
    const after = await inCopy([broken], (context) =>
      frozenPart.update(context, (known) => ({
        ...known,
        STAT_FROZEN_a: frozen("STAT_FROZEN_a", "=STAT.VALUE(1)"),
      })),
    );
    expect(after).toHaveLength(2);
    expect(after).toContain(broken);
  });
});
