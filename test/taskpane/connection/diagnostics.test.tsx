import { act, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { goTo, json, openPane, service, type PaneOptions } from "../support/pane.js";

let close = () => {};
async function open(options: PaneOptions = {}) {
  const pane = await openPane({
    key: "secret-key",
    answer: () => json({ items: [], total_count: 0 }),
    ...options,
  });
  ({ close } = pane);
  await goTo(pane, /^Diagn/);
  await pane.screen.findByRole("heading", { level: 1, name: /^Diagn/ });
  return pane;
}
afterEach(() => {
  close();
});

const valueOf = (main: Awaited<ReturnType<typeof open>>["main"], name: string) =>
  main.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

describe("the diagnostics screen", () => {
  it("shows version, host, requirement sets, address and usage, and no key", async () => {
    const { main } = await open();
    expect(valueOf(main, "Version")).toBe("0.0.0");
    expect(valueOf(main, "Host")).toBe("Excel · OfficeOnline · 16.0.1");
    expect(valueOf(main, "Requirement sets")).toBe("ExcelApi 1.16");
    expect(valueOf(main, "Service address")).toBe(service);
    expect(valueOf(main, "API key")).toBe("stored");
    expect(valueOf(main, "Today")).toBe("0 calls, 0 credits");
    expect(document.body.textContent).not.toContain("secret-key");
  });

  it("counts calls and credits as they happen", async () => {
    const { main, client } = await open();
    await act(async () => {
      await client.list("searchStatistics", { q: "population", size: 1 });
    });
    expect(valueOf(main, "This session")).toBe("1 call, 1 credit");
  });

  it("lists the errors of the cells and copies everything without the key", async () => {
    const { main, errorLog, user } = await open();
    act(() => {
      errorLog.add({
        cell: "Sheet1!B2",
        functionName: "STAT.DATA",
        code: "not-found",
        reason: "The service has no content with this id",
        at: 0,
      });
    });
    const section = within(main.getByRole("region", { name: "Errors in cells" }));
    expect(section.getByText("Sheet1!B2 · STAT.DATA")).toBeTruthy();
    const help = section.getByRole("link", { name: "not-found" });
    expect(help.getAttribute("href")).toBe("docs/analysts/errors.html#not-found");
    await user.click(main.getByRole("button", { name: "Copy all" }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain("Sheet1!B2\tSTAT.DATA\tnot-found\tThe service has no content");
    expect(copied).toContain(`Service address: ${service}`);
    expect(copied).not.toContain("secret-key");
    await user.click(section.getByRole("button", { name: "Clear list" }));
    expect(main.getByText("No cell has failed in this session.")).toBeTruthy();
  });

  it("keeps a budget and prices, and takes both back when emptied", async () => {
    const { main, user, settings } = await open();
    await user.clear(main.getByLabelText("Credits a day"));
    await user.type(main.getByLabelText("Credits a day"), "250");
    await user.click(main.getByText("Prices in credits per call"));
    await user.type(main.getByLabelText("Search statistics"), "2,5");
    await user.click(main.getByRole("button", { name: "Save" }));
    expect(settings.getPreferences()).toMatchObject({
      dailyBudget: 250,
      prices: { searchStatistics: 2.5 },
    });
    await user.clear(main.getByLabelText("Credits a day"));
    await user.clear(main.getByLabelText("Search statistics"));
    await user.click(main.getByRole("button", { name: "Save" }));
    expect(settings.getPreferences()).toMatchObject({ dailyBudget: null, prices: {} });
  });

  it("shows a budget that was raised above it, and saves no other", async () => {
    const { main, user, settings } = await open();
    const budget = main.getByLabelText<HTMLInputElement>("Credits a day");
    await act(() => settings.setPreferences({ dailyBudget: 4000 }));
    expect(budget.value).toBe("4000");
    await user.click(main.getByRole("button", { name: "Save" }));
    expect(settings.getPreferences().dailyBudget).toBe(4000);
  });

  it("refuses a budget that is no number", async () => {
    const { main, user, settings } = await open();
    await user.type(main.getByLabelText("Credits a day"), "lots{Enter}");
    expect(main.getByText("Enter a number from 0, or nothing.")).toBeTruthy();
    expect(settings.getPreferences().dailyBudget).toBe(2000);
  });

  it("clears the kept answers, so that the same request asks again", async () => {
    const { main, user, client, requests } = await open();
    const ask = () => act(async () => client.list("searchStatistics", { q: "a", size: 1 }));
    await ask();
    await ask();
    expect(requests).toHaveLength(1);
    await user.click(main.getByRole("button", { name: "Clear kept answers" }));
    expect(await main.findByText("The kept answers were cleared.")).toBeTruthy();
    await ask();
    expect(requests).toHaveLength(2);
  });

  it.each(["de", "fr", "es"] as const)("speaks %s", async (language) => {
    const { main } = await open({ language });
    expect(main.queryByText("Requirement sets")).toBeNull();
    expect(main.getByText("ExcelApi 1.16")).toBeTruthy();
  });
});
