import { describe, expect, it } from "vitest";
import { generateCustomFunctionsMetadata, type IFunction } from "custom-functions-metadata";
import { planCall, registry, type FunctionId } from "../../src/functions/index.js";
import { functionFiles } from "../../tools/function-files.mjs";
import { provideExcel, provideServices } from "./support/direct-calls.js";

const generated = await generateCustomFunctionsMetadata(functionFiles(), false);
const { functions } = JSON.parse(generated.metadataJson) as { functions: IFunction[] };
const ids = Object.keys(registry) as FunctionId[];

const id = 7;
const geo = "WLD";
const uuid = "0e1c1f5e-0000-5000-8000-000000000000";
const statistic = { operation: "getStatistic", parameters: { id } };

/** What every function asks, by its id; a function that is not here asks nothing. */
const requests: Readonly<Record<FunctionId, readonly [args: readonly unknown[], plan: unknown]>> = {
  SEARCH: [["solar"], [{ operation: "searchStatistics", parameters: { q: "solar", size: 10 } }]],
  STATISTICS: [["solar"], [{ operation: "listStatistics", parameters: { q: "solar", size: 10 } }]],
  INFOGRAPHICS: [
    ["solar"],
    [{ operation: "listInfographics", parameters: { q: "solar", size: 10 } }],
  ],
  TOPICS: [["solar"], [{ operation: "listTopics", parameters: { q: "solar", size: 10 } }]],
  STUDIES: [["solar"], [{ operation: "listStudies", parameters: { q: "solar", size: 10 } }]],
  INDICATORS: [
    ["solar"],
    [{ operation: "searchIndicators", parameters: { q: "solar", size: 10 } }],
  ],
  DATA: [[id], [statistic]],
  INDICATOR: [[uuid], [{ operation: "getIndicator", parameters: { id: uuid, geo } }]],
  PLACES: [[uuid], [{ operation: "searchIndicators", parameters: { q: uuid, size: 1 } }]],
  VALUE: [[id], [statistic]],
  GROWTH: [[id], [statistic]],
  INFO: [[id], [statistic]],
  CITE: [[id], [statistic]],
  REPORT: [[id], [{ operation: "getReports", parameters: { id } }]],
  IMAGE: [[id], [statistic]],
  CARD: [[id], [statistic]],
  ASK: [["Why?"], [{ operation: "askResearch", parameters: { question: "Why?" } }]],
  "ASK.FACTS": [["Why?"], [{ operation: "askResearch", parameters: { question: "Why?" } }]],
  "ASK.SOURCES": [["Why?"], [{ operation: "askResearch", parameters: { question: "Why?" } }]],
  STATUS: [[], []],
};

describe("the registry of functions", () => {
  it("has exactly the functions of functions.json, each run by the one that is associated", () => {
    const associated = Object.fromEntries(
      generated.associate.map(({ id: associatedId, functionName }) => [associatedId, functionName]),
    );
    const registered = Object.fromEntries(
      ids.map((functionId) => [functionId, registry[functionId].run.name]),
    );
    expect(registered).toEqual(associated);
  });

  it.each(functions)("has the parameters of $id, and options where it takes some", (entry) => {
    const registered = registry[entry.id as FunctionId];
    const names = entry.parameters.map(({ name }) => name);
    expect(registered.parameters).toEqual(names);
    expect("options" in registered).toBe(names.includes("options"));
    const worded = "words" in registered ? Object.keys(registered.words) : [];
    expect(names).toEqual(expect.arrayContaining(worded));
  });

  it.each(ids)("plans what %s asks", async (functionId) => {
    provideExcel();
    provideServices({ fetch: () => Promise.reject(new Error("A plan asks nothing.")) });
    const [args, plan] = requests[functionId];
    expect(await planCall(functionId, args)).toEqual(plan);
  });

  it("plans in any case, and nothing for what is no function", async () => {
    provideServices({ fetch: () => Promise.reject(new Error("A plan asks nothing.")) });
    expect(await planCall("card", [id])).toEqual([statistic]);
    expect(await planCall("toString", [id])).toEqual([]);
  });
});
