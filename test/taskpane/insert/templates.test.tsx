import { act, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { goTo, json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
async function open(options: Parameters<typeof openWorkbookPane>[1] = {}, view = "Templates") {
  const pane = await openWorkbookPane(view, options);
  ({ close } = pane);
  await pane.main.findByRole("heading", { name: view });
  return pane;
}
afterEach(() => {
  close();
});

const done = {
  researchToken: "token",
  state: { status: "done" },
  response: {
    answer: "About 84 million people live in Germany.",
    keyFacts: [{ title: "Population", value: "84", unit: "million", type: "number" }],
    sources: [{ contentId: "1", contentType: "statistic", title: "Source", url: "https://s.test" }],
  },
};

const sheetNames = (workbench: Awaited<ReturnType<typeof open>>["workbench"]) =>
  workbench.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    return worksheets.items.map(({ name }) => name);
  });

/** Nothing is inserted before its price stands there. */
async function insertWhenPriced(
  { main, user }: Pick<Awaited<ReturnType<typeof open>>, "main" | "user">,
  name: string,
) {
  const button = () => main.getByRole("button", { name });
  await waitFor(() => {
    expect(button().getAttribute("aria-disabled")).toBeNull();
  });
  await user.click(button());
}

describe("the templates screen", () => {
  it("offers templates with what they show and cost, or how to find that out", async () => {
    const { main } = await open();
    expect(main.getAllByRole("heading", { level: 2 }).map((each) => each.textContent)).toEqual([
      "Country comparison",
      "Market size",
      "Dashboard",
      "Research brief",
      "Economy at a glance",
      "Market monitor",
      "Macro dashboard",
      "Yield curve",
    ]);
    await waitFor(() => {
      expect(main.getAllByText(/^Costs .* credits in \d+ calls?/)).toHaveLength(4);
    });
    expect(main.getAllByRole("button", { name: /^Find the figures of/ })).toHaveLength(4);
  });

  it("inserts one on a sheet of its own, with working formulas", async () => {
    const { main, user, workbench } = await open({
      answer: (_url, init) =>
        init.method === "POST"
          ? json({ researchToken: "token" }, 201)
          : json({ items: [], total_count: 0, ...done }),
    });
    await insertWhenPriced({ main, user }, "Insert Research brief");
    const outcome = await main.findByText(/^Inserted: Research brief/);
    expect(outcome).toBeTruthy();
    const shown = workbench.texts("'Research brief'!A1:D20").flat();
    expect(shown).toContain("How large is the population of Germany?");
    expect(shown).toContain("About 84 million people live in Germany.");
  });

  it("inserts none before its price stands there", async () => {
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { main, user, workbench } = await open({
      answer: async () => {
        await isHeld;
        return json({ items: [], total_count: 0 });
      },
    });
    const insert = () => main.getByRole("button", { name: "Insert Country comparison" });
    await user.click(insert());
    expect(main.queryByText(/^Inserting/)).toBeNull();
    expect(await sheetNames(workbench)).toEqual(["Sheet1"]);
    letGo();
    await waitFor(() => {
      expect(insert().getAttribute("aria-disabled")).toBeNull();
    });
    within(insert().closest("li") ?? document.body).getByText(/^Costs /);
  });

  it("says what came of one to whoever looked at another view meanwhile", async () => {
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const pane = await open({
      answer: async (_url, init) => {
        await isHeld;
        return init.method === "POST"
          ? json({ researchToken: "token" }, 201)
          : json({ items: [], total_count: 0, ...done });
      },
    });
    const { main, user } = pane;
    await insertWhenPriced(pane, "Insert Research brief");
    await goTo(pane, "Search");
    await goTo(pane, "Templates");
    await main.findByText(/^Inserting Research brief/);
    await user.click(main.getByRole("button", { name: "Insert Research brief" }));
    letGo();
    await main.findByText(/^Inserted: Research brief,?/);
    expect(await sheetNames(pane.workbench)).toEqual(["Sheet1", "Research brief"]);
  });

  it("says beside each cell without figures what its error says", async () => {
    const { main, user } = await open({ answer: () => json({ items: [], total_count: 0 }) });
    await insertWhenPriced({ main, user }, "Insert Country comparison");
    const outcome = await main.findByText(/^Inserted: Country comparison/);
    expect(outcome.textContent).toMatch(
      /No figures yet in .*Country comparison!B4 \(No results for "[^"]+"\).*\.$/,
    );
  });

  it("does not offer what the service has refused to the key", async () => {
    const { main, client } = await open({
      answer: ({ pathname }) =>
        pathname.includes("/search/")
          ? json({ items: [], total_count: 0 })
          : json({ error: { message: "no", refused: "operation" } }, 403),
    });
    expect(main.getAllByRole("button", { name: /^Insert / })).toHaveLength(4);
    await act(() => client.indicator("gdp", ["WLD"]).catch(() => undefined));
    await waitFor(() => {
      expect(main.queryByRole("button", { name: "Insert Country comparison" })).toBeNull();
    });
    expect(
      main.getAllByText("Your key does not include all that this template asks for.").length,
    ).toBeGreaterThan(0);
    // What asks for nothing of the kind stays.
    expect(main.getByRole("button", { name: "Insert Dashboard" })).toBeTruthy();
  });

  it("inserts nothing outside of Excel, and says so", async () => {
    const { main } = await open({ workbook: null });
    expect(main.getByText("Open this pane in Excel to insert templates.")).toBeTruthy();
  });

  it("speaks the user's language", async () => {
    const { main } = await open({ language: "de" }, "Vorlagen");
    expect(main.getByRole("button", { name: "Ländervergleich einfügen" })).toBeTruthy();
  });
});
