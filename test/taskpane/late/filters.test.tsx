import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { geolocationNumber } from "../../../src/statistics/index.js";
import { listAnswer } from "../support/lists.js";
import { openPane } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

async function openFilters(records = new Map<string, unknown>()) {
  const pane = await openPane({ key: "k", answer: listAnswer, records });
  ({ close } = pane);
  const { screen, user, requests } = pane;
  await user.click(screen.getByRole("button", { name: "Filters" }));
  const place = await screen.findByRole<HTMLInputElement>("textbox", { name: "Place" });
  const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
  const asked = (path: string) => requests.filter(({ url }) => url.pathname === path);
  return { ...pane, place, box, asked };
}

/** A place that was typed has been read by then. */
const placesRead = () => act(() => geolocationNumber("Germany"));

describe("a place that is still being read", () => {
  it("does not come back once the filters are cleared", async () => {
    const { screen, user, place } = await openFilters();
    await user.selectOptions(screen.getByLabelText("Order"), "newest");
    fireEvent.change(place, { target: { value: "Germany" } });
    fireEvent.blur(place);
    fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    await placesRead();
    expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  });

  it("lets the words stand that are typed while a search waits for it", async () => {
    const { place, box, asked } = await openFilters();
    fireEvent.change(box, { target: { value: "trade" } });
    fireEvent.change(place, { target: { value: "Germany" } });
    fireEvent.keyDown(place, { key: "Enter" });
    fireEvent.change(box, { target: { value: "trade balance" } });
    await waitFor(() => {
      expect(asked("/v1/studies")).toHaveLength(1);
    });
    const [study] = asked("/v1/studies");
    expect([study?.url.searchParams.get("q"), box.value]).toEqual(["trade", "trade balance"]);
  });
});

describe("a place whose filter is taken off", () => {
  it("leaves its field, which would bring it back", async () => {
    const { screen, user, place } = await openFilters();
    await user.type(place, "Germany");
    await user.tab();
    await user.click(await screen.findByRole("button", { name: "Take off: Place: Germany" }));
    expect(place.value).toBe("");
    await user.type(place, "Nowhereland");
    await user.tab();
    await screen.findByText(/Nowhereland/);
    expect(place.value).toBe("Nowhereland");
  });
});

describe("an earlier search", () => {
  it("is put into the box, where Enter searches for it", async () => {
    const records = new Map<string, unknown>([["pane.recent-searches", ["population"]]]);
    const { screen, user, box, asked } = await openFilters(records);
    const list = within(await screen.findByRole("region", { name: "Recent searches" }));
    const [first] = list.getAllByRole("listitem");
    await user.click(within(first as HTMLElement).getByRole("button", { name: "population" }));
    expect(document.activeElement).toBe(box);
    await user.keyboard("{Enter}");
    await waitFor(() => {
      expect(asked("/v1/studies")).toHaveLength(1);
    });
  });
});

describe("the keys of an input method", () => {
  it("neither search nor empty the box", async () => {
    const { place, box, requests } = await openFilters();
    fireEvent.change(box, { target: { value: "x" } });
    fireEvent.keyDown(place, { key: "Enter", isComposing: true });
    fireEvent.keyDown(box, { key: "Escape", isComposing: true });
    await placesRead();
    expect([box.value, requests.length]).toEqual(["x", 0]);
  });
});
