import { afterEach, describe, expect, it } from "vitest";
import { goTo, json, openPane } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

describe("a question that is half typed", () => {
  it("stands in its box when the user comes back, until it has been asked", async () => {
    const pane = await openPane({ key: "k", answer: () => json({ message: "no" }, 500) });
    ({ close } = pane);
    const { main, user } = pane;
    const box = () => main.findByRole<HTMLTextAreaElement>("textbox");
    await goTo(pane, "Ask");
    await user.type(await box(), "GDP of ");
    await goTo(pane, "Search");
    await goTo(pane, "Ask");
    expect((await box()).value).toBe("GDP of ");
    await user.type(await box(), "Germany?{Enter}");
    await goTo(pane, "Search");
    await goTo(pane, "Ask");
    expect((await box()).value).toBe("");
  });
});

describe("a formula that is half filled in", () => {
  async function open(cells: Readonly<Record<string, string>> = {}) {
    const pane = await openWorkbookPane("Formula", { cells });
    ({ close } = pane);
    const { main } = pane;
    const form = () => main.findByLabelText<HTMLSelectElement>("Function");
    const value = (label: string) => main.getByLabelText<HTMLInputElement>(label).value;
    const leave = async () => {
      await goTo(pane, "Search");
      await goTo(pane, "Formula");
      await form();
    };
    return { ...pane, form, value, leave };
  }

  it("is as it was when the user comes back, with its function, options and what is typed", async () => {
    const { main, user, form, value, leave, select } = await open();
    await user.selectOptions(await form(), "STAT.INDICATOR");
    await user.type(main.getByLabelText("id (required)"), "gdp");
    await user.type(main.getByLabelText("geos: Add a place"), "Ger");
    await user.click(main.getByText("Options"));
    await user.selectOptions(main.getByLabelText("layout"), "long");
    await leave();
    expect((await form()).value).toBe("INDICATOR");
    expect(value("id (required)")).toBe("gdp");
    expect(value("geos: Add a place")).toBe("Ger");
    expect(value("layout")).toBe("long");
    await select("B2");
    await main.findByText("New formula in B2");
    expect((await form()).value).toBe("");
  });

  it("keeps which of two calls is edited, and what was changed of it", async () => {
    const { main, user, value, leave } = await open({ A1: "=STAT.VALUE(7)+STAT.VALUE(8)" });
    await user.selectOptions(await main.findByLabelText("Call to edit"), "STAT.VALUE(8)");
    await user.type(main.getByLabelText("id (required)"), "9");
    await leave();
    expect(value("Call to edit")).toBe("1");
    expect(value("id (required)")).toBe("89");
  });

  it("is forgotten once it has been written", async () => {
    const { main, user, form, workbench, select } = await open();
    await user.selectOptions(await form(), "STAT.VALUE");
    await user.type(main.getByLabelText("id (required)"), "7");
    await user.click(main.getByRole("button", { name: "Insert at A1" }));
    await main.findByText("Formula written to A1.");
    workbench.enter("A1", "");
    await select("B1");
    await select("A1");
    await main.findByText("New formula in A1");
    expect((await form()).value).toBe("");
  });
});
