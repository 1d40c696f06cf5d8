import { act, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createListSearch } from "../../service/support/list-search.js";
import { smallLibrary } from "../../service/support/small-library.js";
import { startService } from "../../service/support/start-service.js";
import { goTo, json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService({ library: smallLibrary, search: createListSearch(smallLibrary) });
});
afterAll(() => service.close());
let close = () => {};
afterEach(() => {
  close();
});

/** A table that has been read; its figures come when they are let go. */
async function open({ isHeld = true } = {}) {
  const waiting: (() => void)[] = [];
  const wait = (signal: AbortSignal | null | undefined) =>
    new Promise<void>((go, reject) => {
      waiting.push(go);
      signal?.addEventListener("abort", () => {
        reject(new DOMException("Aborted", "AbortError"));
      });
    });
  const pane = await openWorkbookPane("Fill a table", {
    key: "demo-advanced",
    cells: { A1: "Population", B2: 2016, C2: 2017, A3: "Germany", A4: "France" },
    answer: async (url, init) => {
      if (isHeld && url.pathname.startsWith("/v1/data/")) await wait(init.signal);
      const { statusCode, body } = await service.app.inject({
        url: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(new Headers(init.headers)),
      });
      return json(JSON.parse(body), statusCode);
    },
  });
  ({ close } = pane);
  const { main, user, select, workbench } = pane;
  await select("A1:C4");
  await user.click(await main.findByRole("button", { name: "Read the marked table" }));
  const fillButton = () => main.findByRole("button", { name: /^Fill 4 cells/ });
  await fillButton();
  const begin = async () => {
    await user.click(await fillButton());
    await main.findByRole("progressbar");
    await waitFor(() => {
      expect(waiting).toHaveLength(1);
    });
  };
  const figures = async () => {
    await act(() => workbench.idle());
    return workbench.values("B3:C4").flat();
  };
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { ...pane, begin, fillButton, figures, letGo };
}

describe("a fill that is under way when another view is opened", () => {
  it("goes on, and what it has written and left out stands there", async () => {
    const pane = await open();
    const { main, begin, figures, letGo } = pane;
    await begin();
    await goTo(pane, "Search");
    letGo();
    await waitFor(async () => {
      expect(await figures()).toEqual(["", 82.7, 66.7, 66.9]);
    });
    await goTo(pane, "Fill a table");
    expect(await main.findByText(/3 cells filled\./)).toBeTruthy();
    main.getByText(/^B3: /);
    await goTo(pane, "Search");
    await goTo(pane, "Fill a table");
    expect(await main.findByText(/3 cells filled\./)).toBeTruthy();
  });

  it("is shown as it runs to whoever comes back, and is cancelled there", async () => {
    const pane = await open();
    const { main, user, begin, figures } = pane;
    await begin();
    await goTo(pane, "Search");
    await goTo(pane, "Fill a table");
    await main.findByRole("progressbar");
    await user.click(main.getByRole("button", { name: "Cancel" }));
    expect(await main.findByText("Cancelled; no cell was changed.")).toBeTruthy();
    expect(await figures()).toEqual(["", "", "", ""]);
  });
});

describe("a table that has been read", () => {
  it("keeps what it was answered while another view is looked at", async () => {
    const pane = await open({ isHeld: false });
    const { main, user, fillButton } = pane;
    const measure = () => main.getByLabelText<HTMLSelectElement>(/^Measure of the whole table/);
    await user.selectOptions(main.getByLabelText("Columns are"), "Places");
    await waitFor(() => {
      expect(main.queryByRole("button", { name: /^Fill 4/ })).toBeNull();
    });
    await user.selectOptions(await main.findByLabelText("Columns are"), "Periods");
    await fillButton();
    const { value } = measure();
    await goTo(pane, "Search");
    await goTo(pane, "Fill a table");
    await fillButton();
    expect(measure().value).toBe(value);
  });

  it("keeps the words for another measure that are typed and not sent", async () => {
    const pane = await open({ isHeld: false });
    const { main, user } = pane;
    const words = () => main.getByLabelText<HTMLInputElement>("Look for another measure");
    await user.type(words(), "births");
    await goTo(pane, "Search");
    await goTo(pane, "Fill a table");
    expect(words().value).toBe("births");
    await user.click(main.getByRole("button", { name: "Read again" }));
    await waitFor(() => {
      expect(words().value).toBe("");
    });
  });

  it("keeps the focus where a kind of its headers was changed", async () => {
    const { main, user } = await open({ isHeld: false });
    await user.selectOptions(main.getByLabelText("Columns are"), "Measures");
    await main.findByLabelText(/^Period of the whole table/);
    await waitFor(() => {
      expect(document.activeElement).toBe(main.getByLabelText("Columns are"));
    });
  });
});
