import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

/** Periods as ISO 8601 writes them in SDMX: where they begin, and how long they are. */

const { figures, file, run } = openImportFolder();
const importOf = (frequency: string, ...periods: string[]) => {
  const rows = periods.map(
    (period, at) => `X:Y(1.0),${frequency},EUR,DE,${period},${String(at + 1)}\n`,
  );
  const heading = "DATAFLOW,FREQ,UNIT_MEASURE,GEO,TIME_PERIOD,OBS_VALUE\n";
  return run([file("s.csv", `${heading}${rows.join("")}`), ...said]);
};
const kept = () => Object.values(figures() ?? {});

describe("a time range", () => {
  it.each([
    ["A", ["2019-01-01/P1Y", "2020-01-01T00:00:00/P1Y", "2021-01-01/P12M"], "2019"],
    ["Q", ["2019-10-01/P3M", "2020-01-01/P3M", "2020-04-01T00:00:00/P3M"], "2019-Q4"],
    ["M", ["2019-12-01/P1M", "2020-01-01T00:00:00/P1M", "2020-02-01/P1M"], "2019-12"],
  ])(
    "is the period of its frequency %s that it is as long as: %j",
    async (frequency, periods, first) => {
      expect((await importOf(frequency, ...periods)).text).toContain("Every figure is in.");
      expect(kept()).toEqual([{ DEU: [first, [1, 2, 3]] }]);
    },
  );

  it.each([
    ["A", "2019-04-01/P1Y"],
    ["A", "2019-01-01/P2Y"],
    ["A", "2019-01-02/P1Y"],
    ["Q", "2019-02-01/P3M"],
    ["M", "2019-01-15/P1M"],
    ["M", "2018-12-31T23:00:00Z/P1M"],
    ["A", "2019-01-01/P365D"],
  ])("of another one is refused with what can be kept: %s %s", async (frequency, period) => {
    const { text } = await importOf(
      frequency,
      period,
      frequency === "A" ? "2021" : frequency === "Q" ? "2021-Q1" : "2021-01",
    );
    expect(text).toContain(
      `line 2: "${period}" is a time range that is no whole calendar year, quarter or month: those can be kept`,
    );
  });

  it("of another frequency than its own is refused", async () => {
    const { text } = await importOf("A", "2019-01-01/P3M", "2020");
    expect(text).toContain('line 2: "2019-01-01/P3M" is quarterly; its frequency says annual');
  });
});
