import "fake-indexeddb/auto";
import { act, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { checks } from "../../../src/workbook/checks/index.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

async function open() {
  const pane = await openWorkbookPane("Diagnostics", { cells: { B2: "figure of the user" } });
  ({ close } = pane);
  const section = within(await pane.screen.findByRole("region", { name: "Check this Excel" }));
  return { ...pane, section };
}

const long = { timeout: 200_000 };

it("starts at once where it costs nothing, and says how many passed", async () => {
  const { section, user, requests } = await open();
  section.getByText("Costs nothing.");
  await user.click(section.getByRole("button", { name: "Start the check" }));
  await section.findByRole("button", { name: "Copy report" }, long);
  expect(section.getByText(/^Passed: \d+/).textContent).not.toContain("Failed");
  await user.click(section.getByRole("button", { name: "Copy report" }));
  const report = await navigator.clipboard.readText();
  for (const { id } of checks)
    expect(report).toMatch(new RegExp(`^(pass|not offered) +${id} `, "m"));
  expect(report).not.toMatch(/figure of the user|test-key/);
  // The one call that is free on our service.
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    "/v1/search/market-insights/indicators",
  ]);
});

it("shows a price and starts only when it is confirmed", async () => {
  const { section, user, settings, workbench } = await open();
  await act(() => settings.setPreferences({ prices: { searchIndicators: 2 } }));
  await user.click(section.getByRole("button", { name: "Start the check" }));
  section.getByText("One call to https://service.test costs 2 credits.");
  const before = workbench.host.batches.count;
  await user.click(section.getByRole("button", { name: "Not now" }));
  expect(workbench.host.batches.count).toBe(before);
  await user.click(section.getByRole("button", { name: "Start the check" }));
  await user.click(section.getByRole("button", { name: "Start for 2 credits" }));
  await section.findByRole("button", { name: "Copy report" }, long);
});
