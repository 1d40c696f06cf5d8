import { waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indicator } from "./support/lists.js";
import { json } from "./support/pane.js";
import { openWorkbookPane } from "./support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const places = ["DEU", "FRA", "USA", "JPN", "CHN"];
const items = ["a-1", "a-2", "a-3"].map((id) =>
  indicator(id, { covered_geos: Object.fromEntries(places.map((geo) => [geo, geo])) }),
);

/** Indicators of five places, none of them the world. */
const answer = (url: URL) => {
  if (!url.pathname.startsWith("/v1/data/")) return json({ items, total_count: items.length });
  const geos = (url.searchParams.get("geo") ?? "WLD").split(",");
  if (geos.some((geo) => !places.includes(geo))) return json({ message: "geo" }, 400);
  const data = geos.map((geo) => ({ geo, categories: ["2020"], series: [geo.length] }));
  return json({
    identifier: url.searchParams.get("id"),
    title: "Indicator",
    chart: { graphType: "line", data },
  });
};

async function open(view: string) {
  const pane = await openWorkbookPane(view, { answer });
  ({ close } = pane);
  return pane;
}

describe("what the pane quotes is the most that is charged", () => {
  it("for a formula over five places of one indicator", async () => {
    const { main, user, client } = await open("Formula");
    await user.selectOptions(await main.findByLabelText("Function"), "STAT.INDICATOR");
    await user.type(main.getByLabelText("id (required)"), "a-1");
    for (const place of places) {
      await user.type(main.getByLabelText("geos: Add a place"), `${place}{Enter}`);
    }
    expect(await main.findByText("5 requests, 0 kept: up to 75 credits.")).toBeTruthy();
    await user.click(main.getByRole("button", { name: "Insert at A1" }));
    await main.findByText("Formula written to A1.");
    await waitFor(() => {
      // One costs, and the free search tells the day of the figures.
      expect(client.status().session).toEqual({ calls: 2, credits: 15 });
    });
  });

  it("for the latest values of several indicators", async () => {
    const { screen, main, user, client, workbench } = await open("Search");
    await user.type(screen.getByRole("searchbox"), "gdp{Enter}");
    for (const { title } of items.slice(0, 2)) {
      await user.click(await screen.findByRole("checkbox", { name: `Select ${title}` }));
    }
    const before = client.status().session.credits;
    const bar = within(await screen.findByRole("group", { name: "2 selected" }));
    const quoted = await bar.findByText(/(\d+) credits/);
    const credits = Number(/(\d+) credits/.exec(quoted.textContent)?.[1]);
    await user.click(bar.getByRole("button", { name: /latest value/i }));
    await main.findByText(/inserted/i);
    await workbench.idle();
    await waitFor(() => {
      expect(client.status().pending).toBe(0);
    });
    const charged = client.status().session.credits - before;
    expect([quoted.textContent, charged]).toEqual([quoted.textContent, credits]);
  });
});
