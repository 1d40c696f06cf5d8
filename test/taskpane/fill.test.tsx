import { act, fireEvent, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startService } from "../service/support/start-service.js";
import { createListSearch } from "../service/support/list-search.js";
import { smallLibrary } from "../service/support/small-library.js";
import { json } from "./support/pane.js";
import { openWorkbookPane } from "./support/workbook-pane.js";

/** "Fill a table" over real office.js and the real service, whose library is a small one. */

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService({
    library: smallLibrary,
    search: createListSearch(smallLibrary),
  });
});
afterAll(() => service.close());

type Pane = Awaited<ReturnType<typeof openWorkbookPane>>;
let pane: Pane | undefined;
afterEach(() => {
  pane?.close();
});

const cells = { A1: "Population", B2: 2016, C2: 2017, A3: "Germany", A4: "France" };
const empty = [
  ["", ""],
  ["", ""],
];

/** Requests whose path begins like this are answered when they are let go, or never. */
interface Held {
  readonly path: string;
  aborted: number;
  letGo?: () => void;
}

const open = async (table: Readonly<Record<string, string | number>> = cells, held?: Held) => {
  pane = await openWorkbookPane("Fill a table", {
    key: "demo-advanced",
    cells: table,
    answer: async (url, init) => {
      if (held !== undefined && url.pathname.startsWith(held.path)) {
        await new Promise<void>((resolve, reject) => {
          held.letGo = resolve;
          init.signal?.addEventListener("abort", () => {
            held.aborted += 1;
            reject(new DOMException("Aborted", "AbortError"));
          });
        });
      }
      const { statusCode, body } = await service.app.inject({
        url: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(new Headers(init.headers)),
      });
      return json(JSON.parse(body), statusCode);
    },
  });
  await pane.select("A1:C4");
  return pane;
};

const click = async ({ main, user }: Pane, name: RegExp) =>
  user.click(await main.findByRole("button", { name }));
const asked = ({ requests }: Pane, path: string) =>
  requests.filter(({ url }) => url.pathname.startsWith(path));

describe("a marked table", () => {
  it("is read for nothing and filled for its price, and says what stays empty", async () => {
    const shown = await open();
    await click(shown, /^Read the marked table$/);
    await click(shown, /^Fill 4 cells \(15 credits\)$/);
    await shown.main.findByText(/3 cells filled\./);
    shown.main.getByText(/1 cell stays empty:/);
    shown.main.getByText(/^B3: /);
    // The line itself is read aloud; nothing else says the same.
    expect(shown.main.getByRole("alert").textContent).toMatch(/3 cells filled\./);
    expect(shown.screen.getByRole("status").textContent).not.toMatch(/filled/);
    await act(() => shown.workbench.idle());
    expect(shown.workbench.values("B3:C4")).toEqual([
      ["", 82.7],
      [66.7, 66.9],
    ]);
    expect(shown.client.status().today.credits).toBe(15);
  });

  it("has its price of looking for indicators told before, where there is one", async () => {
    const shown = await open();
    await shown.settings.setPreferences({ prices: { searchIndicators: 2 } });
    await click(shown, /^Read the marked table$/);
    await shown.main.findByText(/looked for by 1 text of the table, which costs 2 credits/);
    expect(asked(shown, "/v1/search")).toEqual([]);
    await click(shown, /^Look for indicators \(2 credits\)$/);
    await shown.main.findByRole("button", { name: /^Fill 4 cells/ });
    expect(asked(shown, "/v1/search")).toHaveLength(1);
    await click(shown, /^Read again$/);
    // What was found is kept, and costs nothing.
    await shown.main.findByRole("button", { name: /^Fill 4 cells/ });
    expect(asked(shown, "/v1/search")).toHaveLength(1);
  });

  it("is not read any further when that is cancelled", async () => {
    const held = { path: "/v1/search", aborted: 0 };
    const shown = await open(cells, held);
    await click(shown, /^Read the marked table$/);
    await waitFor(() => {
      expect(asked(shown, "/v1/search")).toHaveLength(1);
    });
    await click(shown, /^Cancel$/);
    await shown.main.findByText("Cancelled; nothing was read.");
    await waitFor(() => {
      expect(held.aborted).toBe(1);
    });
    expect(shown.main.queryByText("What was understood")).toBeNull();
  });

  it("is refused in words where several areas are marked", async () => {
    const shown = await open();
    act(() => {
      shown.workbench.host.workbook.model.selection.addCellToSelection(6, 6);
    });
    await click(shown, /^Read the marked table$/);
    await shown.main.findByText("Several blocks are marked. Mark one table, then read it.");
  });

  it("stays of the measure that was looked for, whatever its headers are taken for", async () => {
    const shown = await open({ ...cells, A1: "Staff of ours" });
    const { main, user } = shown;
    await click(shown, /^Read the marked table$/);
    await main.findByText(/^No indicator was found/);
    await user.type(main.getByLabelText("Look for another measure"), "population{Enter}");
    await main.findByRole("button", { name: /^Fill 4 cells/ });
    await user.selectOptions(main.getByLabelText("Columns are"), "Measures");
    await main.findByLabelText(/^Period of the whole table/);
    await user.selectOptions(main.getByLabelText("Columns are"), "Periods");
    expect(await main.findByRole("button", { name: /^Fill 4 cells/ })).toBeTruthy();
    expect(main.getByLabelText("Look for another measure")).toHaveProperty("value", "population");
  });

  it("asks for each of two columns that say the same", async () => {
    const shown = await open({ ...cells, B2: 2017, C2: "FY2017" });
    await click(shown, /^Read the marked table$/);
    await shown.main.findByText(/^B2, C2 say the same, “2017”/);
    shown.main.getByText("2 choices are still open.");
    await shown.user.selectOptions(shown.main.getByLabelText("B2: 2017"), "2017");
    await shown.user.selectOptions(
      shown.main.getByLabelText("C2: FY2017"),
      "None of these: leave empty",
    );
    await click(shown, /^Fill 2 cells/);
    await shown.main.findByText(/2 cells filled\./);
    await act(() => shown.workbench.idle());
    expect(shown.workbench.values("B3:C4")).toEqual([
      [82.7, ""],
      [66.9, ""],
    ]);
  });
});

describe("filling", () => {
  const begin = async (held: Held) => {
    const shown = await open(cells, held);
    await click(shown, /^Read the marked table$/);
    await click(shown, /^Fill 4 cells/);
    await shown.main.findByRole("progressbar", { name: "Fetching 0 of 1 measure …" });
    await waitFor(() => {
      expect(asked(shown, held.path)).toHaveLength(1);
    });
    return shown;
  };

  it("shows how far it is, and is cancelled", async () => {
    const held = { path: "/v1/data/", aborted: 0 };
    const shown = await begin(held);
    await click(shown, /^Cancel$/);
    await shown.main.findByText("Cancelled; no cell was changed.");
    expect(shown.workbench.values("B3:C4")).toEqual(empty);
  });

  it("stops when an answer is changed, which its fields do not offer meanwhile", async () => {
    const held = { path: "/v1/data/", aborted: 0 };
    const shown = await begin(held);
    const measure = shown.main.getByLabelText<HTMLSelectElement>(/^Measure of the whole table/);
    expect(measure.disabled).toBe(true);
    fireEvent.change(measure, { target: { value: measure.value } });
    await waitFor(() => {
      expect(shown.main.queryByRole("progressbar")).toBeNull();
    });
    expect(shown.workbench.values("B3:C4")).toEqual(empty);
  });

  it("that was cancelled has paid for what it had sent, and is begun again for nothing", async () => {
    const held: Held = { path: "/v1/data/", aborted: 0 };
    const shown = await begin(held);
    await click(shown, /^Cancel$/);
    await shown.main.findByText("Cancelled; no cell was changed.");
    held.letGo?.();
    await waitFor(() => {
      expect(shown.client.status()).toMatchObject({ pending: 0, today: { credits: 15 } });
    });
    await click(shown, /^Fill 4 cells/);
    await shown.main.findByText(/3 cells filled\./);
    expect(asked(shown, held.path)).toHaveLength(1);
    expect([held.aborted, shown.client.status().today.credits]).toEqual([0, 15]);
  });
});
