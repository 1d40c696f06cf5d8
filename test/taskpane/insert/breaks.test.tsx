import { act, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { listAnswer, statistic } from "../support/lists.js";
import { json, type PaneOptions } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const answer: NonNullable<PaneOptions["answer"]> = (url) => {
  if (url.pathname === "/v1/search/statistics") {
    return json({ items: [statistic(3)], total_count: 1 });
  }
  if (url.pathname !== "/v1/data/statistic") return listAnswer(url);
  const data = ["2019", "2020", "2021"].map((name, row) => ({ name, data: row + 1 }));
  return json({
    ...statistic(3),
    chart: { graphType: "line", horizontal: false, unit: null, data: { Prices: data } },
    breaks: { Prices: ["2021"] },
    image_url: "",
    teaser_image_urls: [],
  });
};

it("says in the source line of a formula where its figures break, as soon as they are there", async () => {
  const pane = await openWorkbookPane("Search", { answer });
  ({ close } = pane);
  const { screen, user, workbench } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Statistics");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: /^Insert formula for Statistic 3/ }));
  await act(() => workbench.idle());
  await waitFor(() => {
    const [[line] = []] = workbench.values("A2");
    expect(line).toMatch(/^Source: .*\. Break in the series at 2021: earlier figures cannot/);
  });
  expect(workbench.values("A3:B6")).toEqual([
    ["category", "Prices"],
    [2019, 1],
    [2020, 2],
    [2021, 3],
  ]);
});
