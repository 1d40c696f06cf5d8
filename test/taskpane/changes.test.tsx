import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { ChangeList } from "../../src/taskpane/screens/refresh/changes/ChangeList.js";
import { CellList } from "../../src/taskpane/screens/refresh/CellList.js";
import { refreshTexts } from "../../src/taskpane/messages/refresh.js";
import type { RequestChanges, StatCell } from "../../src/workbook/index.js";

afterEach(cleanup);

const cell = (row: number): StatCell => ({
  sheetId: "s",
  sheetName: "Sheet1",
  isHidden: false,
  isProtected: false,
  row,
  column: 0,
  address: `A${String(row + 1)}`,
  formula: "=STAT.VALUE(1)",
  value: 1,
  calls: [],
  isUnresolved: false,
});
const answer = { platform: "en", subject: "", chart: { unit: "million euros" } };
const rows = Array.from({ length: 5000 }, (_, index) => index);

it("lists the changes of thousands of requests without thousands of tables", async () => {
  const changes = rows.map((row): RequestChanges => ({
    refreshed: {
      request: { operation: "getStatistic", parameters: { id: row }, id: String(row) },
      cells: [cell(row)],
      before: undefined,
      after: { value: answer, fetchedAt: 0, isStale: false, isFromWorkbook: false },
      source: undefined,
    },
    title: `Statistic ${String(row)}`,
    changes: rows.slice(0, 30).map((point) => ({
      kind: "revised",
      series: "S",
      point: String(1990 + point),
      before: 1,
      after: 2,
    })),
  }));
  const { container } = render(
    <ChangeList texts={refreshTexts.en} changes={changes} language="en" />,
  );
  expect(container.querySelectorAll("*").length).toBeLessThan(400);
  expect(screen.getByText("and 4,900 more")).toBeTruthy();
  await userEvent.click(screen.getByText(/^Statistic 7:/));
  expect(screen.getAllByRole("row")).toHaveLength(21);
  // The newest period first; the rest opens.
  expect(screen.getAllByRole("row")[1]?.textContent).toBe("201912");
  await userEvent.click(screen.getByRole("button", { name: "and 10 more" }));
  expect(screen.getAllByRole("row")).toHaveLength(31);
});

it("names periods as cells have them", async () => {
  const changes: RequestChanges = {
    refreshed: {
      request: { operation: "getStatistic", parameters: { id: 7 }, id: "7" },
      cells: [cell(0)],
      before: undefined,
      after: { value: answer, fetchedAt: 0, isStale: false, isFromWorkbook: false },
      source: undefined,
    },
    title: "Statistic 7",
    changes: ["2024-Q1", "March 2024", "2023", "Angola"].map((point) => ({
      kind: "revised",
      series: "S",
      point,
      before: 1,
      after: 2,
    })),
  };
  render(<ChangeList texts={refreshTexts.en} changes={[changes]} language="en" />);
  await userEvent.click(screen.getByText(/^Statistic 7:/));
  const points = screen.getAllByRole("row").map((row) => row.children[0]?.textContent);
  expect(new Set(points)).toEqual(new Set(["Point", "Q1 2024", "2024-03", "2023", "Angola"]));
});

it("gives a way to each of thousands of cells, a hundred at a time", async () => {
  const gone: string[] = [];
  render(
    <CellList
      texts={refreshTexts.en}
      cells={rows.map((row) => ({ cell: cell(row) }))}
      onGo={({ address }) => gone.push(address)}
    />,
  );
  expect(screen.getAllByRole("button")).toHaveLength(101);
  await userEvent.click(screen.getByRole("button", { name: "and 4,900 more" }));
  await userEvent.click(screen.getByRole("button", { name: "Go to Sheet1!A150" }));
  expect(gone).toEqual(["A150"]);
});

it("says once what is true of several cells, beside the ways to them", () => {
  const notes = ["No key.", "No such content.", "No key.", "No key."];
  render(
    <CellList
      texts={refreshTexts.en}
      cells={notes.map((note, row) => ({ cell: cell(row), note }))}
      onGo={() => undefined}
    />,
  );
  const entries = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(entries).toEqual(["Sheet1!A1 Sheet1!A3 Sheet1!A4 No key.", "Sheet1!A2 No such content."]);
});

it("counts what there is of each kind, and says what the figures are counted in", async () => {
  const change = { series: "S", before: 1, after: 2 } as const;
  const changes: RequestChanges = {
    refreshed: {
      request: { operation: "getStatistic", parameters: { id: 7 }, id: "7" },
      cells: [cell(0)],
      before: { value: answer, fetchedAt: 0, isStale: false, isFromWorkbook: false },
      after: { value: answer, fetchedAt: 0, isStale: false, isFromWorkbook: false },
      source: undefined,
    },
    title: "Statistic 7",
    changes: [
      { kind: "revised", point: "2023", ...change },
      { kind: "moved", point: "2023", ...change, between: ["A", "B"] },
      { kind: "moved", point: "2022", ...change, between: ["A", "B"] },
    ],
  };
  render(<ChangeList texts={refreshTexts.en} changes={[changes]} language="en" />);
  await userEvent.click(screen.getByText("Statistic 7: 1 revised, 2 now of another series"));
  expect(captionOf(screen.getByRole("table"))).toEqual(["S", "Unit: million euros"]);
});

const captionOf = (table: HTMLElement) =>
  [...(table.querySelector("caption")?.children ?? [])].map(({ textContent }) => textContent);

/** What is shown of one request: its caption, and its rows with the header. */
async function shownOf(
  { series, title = "Statistic 7" }: { series: readonly string[]; title?: string },
  request: Partial<RequestChanges["refreshed"]["request"]> = {},
  point = "2023",
) {
  const kept = { value: answer, fetchedAt: 0, isStale: false, isFromWorkbook: false };
  const changes: RequestChanges = {
    refreshed: {
      request: { operation: "getStatistic", parameters: { id: 7 }, id: "7", ...request } as never,
      ...{ cells: [cell(0)], before: kept, after: kept, source: undefined },
    },
    title,
    changes: series.map((name) => ({
      ...{ kind: "revised" as const, series: name, point, before: 1, after: 2 },
    })),
  };
  render(<ChangeList texts={refreshTexts.de} changes={[changes]} language="de" />);
  await userEvent.click(screen.getByText(new RegExp(`^${title}:`)));
  const rows = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  return { caption: captionOf(screen.getByRole("table")), rows };
}

it("names the one series that all changes are of once, and not where it is called as the content", async () => {
  expect(await shownOf({ series: ["Deutschland", "Deutschland"] })).toMatchObject({
    caption: ["Deutschland", "Einheit: million euros"],
    rows: [
      ["Punkt", "Vorher", "Jetzt"],
      ["2023", "1", "2"],
      ["2023", "1", "2"],
    ],
  });
  cleanup();
  const title = "Bevölkerung in Deutschland";
  expect(await shownOf({ series: [title], title })).toMatchObject({
    caption: ["Einheit: million euros"],
    rows: [
      ["Punkt", "Vorher", "Jetzt"],
      ["2023", "1", "2"],
    ],
  });
});

it("tells apart what one indicator has changed in several places", async () => {
  const ofPlace = (geo: string): RequestChanges => {
    const kept = { value: answer, fetchedAt: 0, isStale: false, isFromWorkbook: false };
    const request = { operation: "getIndicator", parameters: {}, id: geo } as never;
    return {
      refreshed: {
        ...{ request, cells: [cell(0)], before: kept, after: kept, source: undefined },
      },
      title: "Steel orders",
      changes: [{ kind: "revised", series: geo, point: "2023", before: 1, after: 2 }],
    };
  };
  const changes = ["DEU", "FRA"].map(ofPlace);
  render(<ChangeList texts={refreshTexts.en} changes={changes} language="en" />);
  expect(await screen.findByText("Steel orders · Germany: 1 revised")).toBeTruthy();
  expect(screen.getByText("Steel orders · France: 1 revised")).toBeTruthy();
});

it("names places by their names, and the unit that has changed in the user's language", async () => {
  const indicator = { operation: "getIndicator" } as const;
  const shown = shownOf({ series: ["DEU", "FRA"] }, indicator);
  expect((await shown).rows[0]).toEqual(["Ort", "Punkt", "Vorher", "Jetzt"]);
  await screen.findByRole("cell", { name: "Deutschland" });
  expect(screen.getByRole("cell", { name: "Frankreich" })).toBeTruthy();
  cleanup();
  expect((await shownOf({ series: [""] }, {}, "unit")).rows[1]).toEqual(["Einheit", "1", "2"]);
});
