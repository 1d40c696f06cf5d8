import { afterEach, describe, expect, it } from "vitest";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

describe("the pictures of the templates", () => {
  it("are drawn from what each template makes, with a name, and ask for nothing", async () => {
    const pane = await openWorkbookPane("Templates");
    ({ close } = pane);
    const { main, requests } = pane;
    await main.findByRole("heading", { name: "Templates" });
    const pictures = main.getAllByRole("img", { name: /^Layout of/ });
    const drawn = pictures.map((picture) => [
      picture.getAttribute("aria-label"),
      picture.querySelectorAll("g").length,
    ]);
    expect(drawn).toEqual([
      ["Layout of Country comparison, with 1 chart", 1],
      ["Layout of Market size, with 1 chart", 1],
      ["Layout of Dashboard, with 4 charts", 4],
      ["Layout of Research brief", 0],
      ["Layout of Economy at a glance, with 5 charts", 5],
      ["Layout of Market monitor, with 4 charts", 4],
      ["Layout of Macro dashboard, with 6 charts", 6],
      ["Layout of Yield curve, with 1 chart", 1],
    ]);
    for (const picture of pictures) {
      // No figure is shown before there is one.
      expect(picture.textContent).toBe("");
      const bars = [...picture.querySelectorAll("rect")];
      expect(bars.length).toBeGreaterThan(5);
      for (const bar of bars) {
        for (const side of ["x", "y", "width", "height"]) {
          expect(Number(bar.getAttribute(side)), side).toBeGreaterThanOrEqual(0);
        }
      }
    }
    expect(requests.filter(({ url }) => !url.pathname.endsWith("/indicators"))).toEqual([]);
  });
});
