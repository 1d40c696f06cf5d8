import { beforeAll, describe, expect, it } from "vitest";
import { guard } from "../../../src/functions/calls/guard.js";
import { data } from "../../../src/functions/data.js";
import { search } from "../../../src/functions/search.js";
import { jsonService } from "../support/json-service.js";
import { gdp } from "../support/strange-answers.js";
import { invocation, provideExcel, provideServices } from "../support/direct-calls.js";

beforeAll(provideExcel);

const none = null as unknown as unknown[][];
const service = () => jsonService({ "/v1/data/statistic": () => ({ body: gdp }) });

describe("a call of a function", () => {
  it("is cancelled together with its request when Excel says so", async () => {
    let isAborted = false;
    let sent = 0;
    provideServices({
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          sent += 1;
          signal?.addEventListener("abort", () => {
            isAborted = true;
            reject(new DOMException("Aborted", "AbortError"));
          });
        }),
    });
    const call = invocation();
    const running = data([[101]], none, call);
    await expect.poll(() => sent).toBe(1);
    call.onCanceled?.();
    await expect(running).rejects.toMatchObject({ code: "#N/A", message: "Cancelled" });
    await expect.poll(() => isAborted).toBe(true);
  });

  it("asks nothing for the preview in the formula bar, unless the answer is at hand", async () => {
    const { fetch, requests } = service();
    const { errorLog } = provideServices({ fetch });
    const preview = invocation({ isInValuePreview: true as never });
    await expect(data([[101]], none, preview)).rejects.toMatchObject({
      code: "#N/A",
      message: "Not loaded yet: press Enter or refresh",
    });
    expect(requests).toEqual([]);
    await data([[101]], none, invocation());
    expect((await data([[101]], [["limit=1"]], preview))[1]).toEqual([2022, 100]);
    expect(requests).toHaveLength(1);
    expect(errorLog.entries()).toEqual([]);
  });

  it("gives each sheet its own lane, by the sheet's plain name", async () => {
    provideServices(service());
    const lanes: unknown[] = [];
    const noting = (address: string) =>
      guard("STAT.TEST", invocation({ address }), ({ options }) => {
        lanes.push(options.lane);
        return Promise.resolve([[1]]);
      });
    await noting("Sheet1!A1");
    await noting("'Bob''s sheet'!A1");
    await noting("");
    expect(lanes).toEqual(["Sheet1", "Bob's sheet", undefined]);
  });

  it("says nothing of errors that nobody foresaw, but keeps them in the log", async () => {
    const { errorLog } = provideServices(service());
    const failing = guard("STAT.TEST", invocation(), () =>
      Promise.reject(new Error("test-key leaked")),
    );
    await expect(failing).rejects.toMatchObject({
      code: "#VALUE!",
      message: "Something unexpected happened: recalculate, then see the errors in the STAT pane",
    });
    expect(errorLog.entries()).toMatchObject([
      { cell: "Sheet1!B2", functionName: "STAT.TEST", code: "unexpected" },
    ]);
    expect(JSON.stringify(errorLog.entries())).not.toContain("test-key");
  });

  it("gives Excel no null, NaN, infinity or ragged row, and no text longer than a cell", async () => {
    provideServices(service());
    const cells = await guard("STAT.TEST", invocation(), () =>
      Promise.resolve([[null, NaN, Infinity], [undefined, 1], ["x".repeat(40_000)]]),
    );
    expect(cells.slice(0, 2)).toEqual([
      ["", "", ""],
      ["", 1, ""],
    ]);
    expect(cells[2]?.map((cell) => String(cell).length)).toEqual([32_767, 0, 0]);
    expect(await guard("STAT.TEST", invocation(), () => Promise.resolve([]))).toEqual([[""]]);
  });

  it.each([null, undefined, 0, ""])("takes %j for omitted arguments", async (omitted) => {
    const lists = jsonService({
      "/v1/search/statistics": () => ({ body: { items: [gdp], total_count: 1 } }),
    });
    provideServices(lists);
    await search("gdp", omitted, omitted, omitted, omitted as never, invocation());
    expect(lists.requests).toEqual(["GET /v1/search/statistics?q=gdp&date_from=2006-11-21"]);
  });
});
