import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
async function open(cells: Readonly<Record<string, string>> = {}) {
  const pane = await openWorkbookPane("Formula", { cells });
  ({ close } = pane);
  await pane.main.findByRole("heading", { level: 2 });
  const formula = () => pane.main.getByRole("figure", { name: "Formula" }).textContent;
  return { ...pane, formula };
}
afterEach(() => {
  close();
});

describe("the fields of a formula, typed one letter after the other", () => {
  it("keep the blanks between the words of an option", async () => {
    const { main, user, formula } = await open({ A1: '=STAT.STUDIES("trade")' });
    const place = await main.findByLabelText<HTMLInputElement>("geolocation");
    await user.type(place, "United  States ");
    expect(place.value).toBe("United  States ");
    expect(formula()).toBe('=STAT.STUDIES("trade",,,,"geolocation=United  States")');
    await user.type(place, "of", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(place.value).toBe("ofUnited  States ");
  });

  it("are written with Enter, and leave the focus in their form", async () => {
    const { main, user } = await open({ A1: "=STAT.VALUE(7)" });
    const period = await main.findByLabelText("period", { selector: "input[list]" });
    await user.type(period, "2019{Enter}");
    await main.findByText("Formula written to A1.");
    await waitFor(() => {
      expect(document.activeElement).toBe(main.getByRole("button", { name: "Write to A1" }));
    });
  });

  it("keep the options open once the last of them is taken back", async () => {
    const { main, user, formula } = await open({ A1: "=STAT.DATA(7)" });
    const options = (await main.findByText("Options")).closest("details");
    await user.click(main.getByText("Options"));
    const layout = main.getByLabelText("layout");
    await user.selectOptions(layout, "long");
    expect(formula()).toBe('=STAT.DATA(7,"layout=long")');
    await user.selectOptions(layout, "");
    expect(formula()).toBe("=STAT.DATA(7)");
    expect(options?.open).toBe(true);
  });
});
