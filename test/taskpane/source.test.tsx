import { act, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startService } from "../service/support/start-service.js";
import { createListSearch } from "../service/support/list-search.js";
import { smallLibrary } from "../service/support/small-library.js";
import type { Library } from "../../src/service/library/library-model.js";
import { goTo, json } from "./support/pane.js";
import { sourceTexts } from "../../src/taskpane/messages/tables/source.js";
import { openWorkbookPane } from "./support/workbook-pane.js";

/** "Where is this number from?" over real office.js and the real service, whose library is a small one. */

const years = [2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014];
const letters = "BCDEFGHIJK";
const figures = [82.469, 82.376, 82.266, 82.11, 81.902, 81.777, 80.275, 80.426, 80.646, 80.983];

const longer = { periods: years.map(String), values: figures };
const library: Library = {
  ...smallLibrary,
  observations: (concept, place) =>
    concept === "population" && place === "DEU"
      ? longer
      : smallLibrary.observations(concept, place),
};

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService({ library, search: createListSearch(library) });
});
afterAll(() => service.close());

type Pane = Awaited<ReturnType<typeof openWorkbookPane>>;
let pane: Pane | undefined;
afterEach(() => {
  pane?.close();
});

/** Rounded to four digits and one of them wrong, as a row below its years. */
function typedTable(change: (figure: number) => number = (figure) => figure) {
  const typed = figures.map((figure, at) =>
    Number(change(at === 3 ? figure * 1.1 : figure).toPrecision(4)),
  );
  const cells: Record<string, string | number> = { A1: "Population", A4: "Germany" };
  for (const [at, year] of years.entries()) {
    cells[`${letters.charAt(at)}3`] = year;
    cells[`${letters.charAt(at)}4`] = typed[at] ?? 0;
  }
  return { typed, cells };
}

const open = async (cells: Readonly<Record<string, string | number>>, answersLookup = true) => {
  pane = await openWorkbookPane("Where is it from?", {
    key: "demo-advanced",
    cells,
    answer: async (url, init) => {
      if (!answersLookup && url.pathname === "/v1/lookup/values") return json({}, 404);
      const { statusCode, body } = await service.app.inject({
        method: init.method === "POST" ? "POST" : "GET",
        url: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(typeof init.body === "string" ? { payload: init.body } : {}),
      });
      return json(JSON.parse(body), statusCode);
    },
  });
  return pane;
};

const click = async ({ main, user }: Pane, name: RegExp) =>
  user.click(await main.findByRole("button", { name }));
const compareFirst = async ({ main, user }: Pane, name: RegExp) => {
  const [first] = await main.findAllByRole("button", { name });
  if (first !== undefined) await user.click(first);
};

describe("typed figures", () => {
  it("keep what they were compared with while another view is looked at", async () => {
    const shown = await open(typedTable().cells);
    await shown.select("A3:K4");
    await click(shown, /^Look for the source/);
    await compareFirst(shown, /^Compare/);
    await shown.main.findByText(/figures agree/);
    await goTo(shown, "Search");
    await goTo(shown, "Where is it from?");
    expect(await shown.main.findByText(/figures agree/)).toBeTruthy();
  });

  it("lead to their source for nothing, are compared for its price and replaced by formulas", async () => {
    const { typed, cells } = typedTable((figure) => figure / 1000);
    const shown = await open(cells);
    const { workbench, main } = shown;
    const paid = () => shown.requests.filter(({ url }) => url.pathname.startsWith("/v1/data/"));
    await shown.select("B4:K4");
    await click(shown, /^Look for the source/);
    await main.findByText(/10 typed figures\. The periods are those of the headers/);
    await main.findAllByText(/90 % agree/);
    expect(paid()).toEqual([]);
    await compareFirst(shown, /^Compare with .*\(15 credits\)$/);
    await main.findByText("9 of 10 figures agree (90 %).");
    main.getByText(/divided by 1,000/);
    main.getByText("1 cell differs: a revision, or a slip?");
    main.getByText(/^E4: /);
    expect(paid()).toHaveLength(1);
    expect(shown.client.status().today.credits).toBe(15);

    await click(shown, /^Replace 9 figures by formulas$/);
    await main.findByText("9 figures are formulas now.");
    await act(() => workbench.idle());
    expect(workbench.cell("B4").formula).toMatch(
      /^=STAT\.VALUE\("[\da-f-]{36}","DEU","2005"\)\/1000$/,
    );
    await waitFor(() => {
      expect(Number(workbench.cell("B4").value) / (typed[0] ?? 1)).toBeCloseTo(1, 4);
    });
    expect(workbench.cell("E4").formula).toBeUndefined();
    expect(workbench.cell("E4").value).toBe(typed[3]);
    // The formulas show what was fetched for the comparison.
    expect(paid()).toHaveLength(1);
    const log = await workbench.run(async (context) => {
      const range = context.workbook.worksheets.getItem("STAT Changes").getUsedRange();
      range.load("values");
      await context.sync();
      return range.values as unknown[][];
    });
    const rows = log.filter((row) => row.includes("typed, now a formula"));
    expect(rows).toHaveLength(9);
    expect(rows[0]).toEqual(expect.arrayContaining(["2005", typed[0], "Sheet1!B4"]));
  });

  it("that are few and round prove nothing, which is said", async () => {
    const shown = await open({ A1: 1, A2: 2, A3: 3 });
    await shown.select("A1:A3");
    await click(shown, /^Look for the source/);
    await shown.main.findByText(/too few or too round/);
    expect(shown.requests).toEqual([]);
  });

  it("are told from formulas, dates and blanks", async () => {
    const shown = await open({ A1: "=1+1", A2: "Text" });
    await shown.select("A1:A2");
    await click(shown, /^Look for the source/);
    await shown.main.findByText(/There is no typed figure/);
  });

  it("have candidates by the words of the headers where the service has no look-up by values", async () => {
    const { cells } = typedTable();
    const shown = await open(cells, false);
    await shown.select("B4:K4");
    await click(shown, /^Look for the source/);
    await shown.main.findAllByText(/found by the words of the headers/);
    await compareFirst(shown, /^Compare with .*\(15 credits\)$/);
    await shown.main.findByText("9 of 10 figures agree (90 %).");
    await shown.main.findByRole("button", { name: /^Replace 9 figures by formulas$/ });
  });

  it("are not compared for more than the button says, when what was kept has expired meanwhile", async () => {
    const { cells } = typedTable();
    const shown = await open(cells);
    const { main } = shown;
    const paid = () => shown.requests.filter(({ url }) => url.pathname.startsWith("/v1/data/"));
    await shown.select("B4:K4");
    await click(shown, /^Look for the source/);
    await compareFirst(shown, /^Compare with .*\(15 credits\)$/);
    await main.findByText("9 of 10 figures agree (90 %).");
    await click(shown, /^Look for the source/);
    await main.findAllByRole("button", { name: /^Compare with .*\((?!15)[^)]*\)$/ });
    await shown.client.clearCache();
    await compareFirst(shown, /^Compare with .*\((?!15)[^)]*\)$/);
    await main.findByText(/Nothing was fetched: .* comparing now costs 15 credits/);
    expect(paid()).toHaveLength(1);
    await compareFirst(shown, /^Compare with .*\(15 credits\)$/);
    await main.findByText("9 of 10 figures agree (90 %).");
    expect(paid()).toHaveLength(2);
  });

  it("that somebody changes meanwhile stay, all of them", async () => {
    const { cells } = typedTable();
    const shown = await open(cells);
    const { workbench, main } = shown;
    await shown.select("B4:K4");
    await click(shown, /^Look for the source/);
    await compareFirst(shown, /^Compare with /);
    await main.findByRole("button", { name: /^Replace 9 figures/ });
    workbench.enter("C4", 42);
    await click(shown, /^Replace 9 figures/);
    await main.findByText(/Nothing was replaced: C4 changed meanwhile/);
    expect(workbench.cell("B4").value).toBe(cells["B4"]);
    expect(workbench.cell("C4").value).toBe(42);
  });
});

it.each([
  ["en", "C4 changed", "C4, D4 changed"],
  ["de", "C4 hat sich", "C4, D4 haben sich"],
  ["fr", "C4 a changé", "C4, D4 ont changé"],
  ["es", "C4 cambió", "C4, D4 cambiaron"],
] as const)("cells that changed have the verb of their number in %s", (language, one, two) => {
  const { changed } = sourceTexts[language];
  expect(changed(["C4"])).toContain(one);
  expect(changed(["C4", "D4"])).toContain(two);
});
