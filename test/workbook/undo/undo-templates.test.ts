import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultRequirementSets } from "../../../src/workbench/host/index.js";
import {
  buildFoundTemplate,
  buildTemplate,
  createWorkbookOperations,
  findTemplate,
  foundTemplateIds,
  runInExcel,
  templateWords,
  type FoundTemplateId,
  type InsertedTemplate,
  type Template,
  type TemplateId,
} from "../../../src/workbook/index.js";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { refuseGroup } from "../../support/workbook/refuse-group.js";
import { countSteps, redo, undo } from "../../support/workbook/undo-steps.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let service: EmbeddedService;
let cared: CaredWorkbench;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const open = async (version = "1.20") => {
  cared = await openCared(() => ({ status: 500, body: {} }), {
    fetch: service.fetch,
    key: "demo-advanced",
    requirementSets: { ...defaultRequirementSets, ExcelApi: version },
    // Research goes on by itself; its questions are looked at again in a moment.
    sleep: async (ms, signal) => {
      if (ms < 20_000) return new Promise((resolve) => setImmediate(resolve));
      await once(signal, "abort");
    },
  });
};
beforeEach(() => open());
afterEach(() => {
  vi.restoreAllMocks();
  cared.workbench.dispose();
});

const today = Math.floor(Date.UTC(2026, 10, 20) / 86_400_000);

async function found(id: FoundTemplateId): Promise<Template> {
  const { client } = cared.workbench;
  const search = async (q: string) =>
    (await client.list("searchIndicators", { q, size: 15 })).value.items;
  const parts = await findTemplate(id, { place: "USA", language: "en", search, today });
  if (parts === undefined) throw new Error("There is no such place.");
  return buildFoundTemplate(id, { ...parts, language: "en", today });
}

async function insert(id: TemplateId | FoundTemplateId): Promise<InsertedTemplate> {
  const { data, options, snapshot, workbench } = cared;
  const wait = () => workbench.idle();
  const operations = createWorkbookOperations({ run: runInExcel, data, snapshot, options, wait });
  const foundId = foundTemplateIds.find((each) => each === id);
  const template =
    foundId === undefined
      ? buildTemplate(id as TemplateId, templateWords.en)
      : await found(foundId);
  const inserted = await operations.insertTemplate(template);
  await workbench.idle();
  return inserted;
}

describe("a template", () => {
  it.each([
    // What is written in one group is joined from ExcelApi 1.20 on.
    ["research-brief", 1, "1.15"],
    ["market-size", 2, "1.15"],
    ["market-size", 1, "1.20"],
    ["yield-curve", 1, "1.20"],
    ["market-monitor", 1, "1.20"],
    ["at-a-glance", 1, "1.20"],
  ] as const)(
    "%s is %i step(s) of undo in an Excel of ExcelApi %s, and comes back",
    async (id, steps, version) => {
      cared.workbench.dispose();
      await open(version);
      const { workbench } = cared;
      const before = workbench.save();
      await insert(id);
      const after = workbench.save();
      for (let index = 0; index < steps; index++) expect(undo(workbench)).toBe(true);
      await workbench.idle();
      expect(workbench.save()).toEqual(before);
      expect(undo(workbench)).toBe(false);
      for (let index = 0; index < steps; index++) expect(redo(workbench)).toBe(true);
      await workbench.idle();
      expect(workbench.save()).toEqual(after);
      expect(countSteps(workbench)).toBe(steps);
    },
  );

  it("asks for one group where it has charts, and for none otherwise", async () => {
    const run = vi.spyOn(Excel, "run");
    const groups = () =>
      run.mock.calls.filter(([how]) => (how as Excel.RunOptions).mergeUndoGroup === true).length;
    await insert("research-brief");
    expect(groups()).toBe(0);
    await insert("market-size");
    expect(groups()).toBe(1);
  });

  it("stands there once where Excel refuses the group, whenever it does", async () => {
    const charts = () => cared.workbench.save().state.charts.map(({ name }) => name);
    const names = () =>
      (cared.workbench.save().data as { namedRanges: Record<string, string> }).namedRanges;
    // Without the grid's own, which holds the texts of names.
    const sheets = () =>
      (cared.workbench.save().data as { sheets: readonly { name: string }[] }).sheets
        .map(({ name }) => name)
        .filter((name) => name !== "_name_formulas");
    const counting = refuseGroup(0, true);
    const wanted = await insert("market-size");
    const wantedNames = names();
    const roundTrips = counting.roundTrips();
    expect(charts()).toHaveLength(1);
    expect(sheets()).toEqual(["Sheet1", "Market size"]);
    // The sheets, a look, the charts, and the one with which office.js ends.
    for (const at of [2, 3, roundTrips - 1, roundTrips]) {
      vi.restoreAllMocks();
      cared.workbench.dispose();
      await open();
      const { refused } = refuseGroup(at, true);
      expect((await insert("market-size")).sheetNames).toEqual(wanted.sheetNames);
      expect(refused()).toBe(1);
      expect(charts()).toEqual(wanted.chartNames);
      expect(names()).toEqual(wantedNames);
      expect(sheets()).toEqual(["Sheet1", "Market size"]);
    }
  });
});
