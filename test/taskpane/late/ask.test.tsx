import { fireEvent } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { goTo, json, openPane, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const text = "GDP of Germany?";
const stored = () => new Map<string, unknown>([["pane-questions", [{ text, askedAt: 1 }]]]);
const done = {
  researchToken: "token",
  state: { status: "done" },
  response: { title: "Germany's GDP", answer: "4,526 billion.", keyFacts: [], sources: [] },
};

async function open(options: PaneOptions = {}) {
  const asked: string[] = [];
  const pane = await openPane({
    key: "k",
    answer: (_url, { method, body }) => {
      if (method !== "POST") return json(done);
      asked.push(typeof body === "string" ? body : "");
      return json({ researchToken: "token" }, 201);
    },
    ...options,
  });
  ({ close } = pane);
  return { ...pane, asked };
}

describe("questions without an answer", () => {
  it("name themselves on the buttons that ask them again", async () => {
    const texts = ["GDP of Germany?", "GDP of France?"];
    const questions = texts.map((each, index) => ({ text: each, askedAt: index }));
    const pane = await open({ records: new Map([["pane-questions", questions]]) });
    const { main } = pane;
    await goTo(pane, "Ask");
    for (const each of texts) await main.findByRole("button", { name: `Ask again: ${each}` });
  });
});

describe("a question under way", () => {
  /** A service that says no word of the question, or of its answer, until it is let. */
  async function openWaiting(isHeld: (method: string | undefined) => boolean) {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let asked = 0;
    const pane = await open({
      answer: async (_url, { method, signal }) => {
        if (method === "POST") asked += 1;
        if (isHeld(method)) {
          await Promise.race([
            held,
            new Promise((_resolve, reject) => {
              signal?.addEventListener("abort", () => {
                reject(new DOMException("left", "AbortError"));
              });
            }),
          ]);
        }
        return method === "POST" ? json({ researchToken: "token" }, 201) : json(done);
      },
    });
    await goTo(pane, "Ask");
    await pane.user.type(await pane.main.findByRole("textbox"), `${text}{Enter}`);
    return { ...pane, goOn, asked: () => asked };
  }

  it("is no longer waited for on a click, says what that leaves, and goes on where it was", async () => {
    const { main, user, goOn, asked } = await openWaiting((method) => method !== "POST");
    await user.click(await main.findByRole("button", { name: `Stop waiting: ${text}` }));
    expect(await main.findByText("(stopped)")).toBeTruthy();
    expect(
      main.getByText(
        "The service goes on with it and charges for it. Asking again shows the answer at no further charge.",
      ),
    ).toBeTruthy();
    expect(main.queryByRole("progressbar")).toBeNull();
    goOn();
    await user.click(main.getByRole("button", { name: `Ask again: ${text}` }));
    expect(await main.findByRole("article", { name: "Germany's GDP" })).toBeTruthy();
    expect(asked()).toBe(1);
  });

  it("may have cost where the service has not said that it has it", async () => {
    const { main, user } = await openWaiting((method) => method === "POST");
    await user.click(await main.findByRole("button", { name: `Stop waiting: ${text}` }));
    expect(await main.findByText("(stopped)")).toBeTruthy();
    expect(main.getByText(/^The service may have received the question/)).toBeTruthy();
    expect(main.queryByRole("alert")).toBeNull();
  });
});

describe("the question box", () => {
  it("asks a question that is looked for in the session before, and asks it once", async () => {
    const pane = await open({ records: stored() });
    const { main, asked } = pane;
    // It stands in the list, and whether it has an answer is not known.
    new MutationObserver((_records, observer) => {
      const box = main.queryByRole("textbox");
      if (main.queryByText(/GDP of Germany/) === null || box === null) return;
      observer.disconnect();
      fireEvent.change(box, { target: { value: text } });
      fireEvent.keyDown(box, { key: "Enter" });
    }).observe(document.body, { subtree: true, childList: true });
    await goTo(pane, "Ask");
    expect(await main.findByRole("article", { name: "Germany's GDP" })).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it("finds no fault with itself when Enter is pressed twice, and asks once", async () => {
    const pane = await open();
    const { main, user, asked } = pane;
    await goTo(pane, "Ask");
    await user.type(await main.findByRole("textbox"), `${text}{Enter}{Enter}`);
    expect(await main.findByRole("article", { name: "Germany's GDP" })).toBeTruthy();
    expect(main.queryByText("Enter a question.")).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("leaves Enter to the input method while letters are composed", async () => {
    const pane = await open();
    const { main, asked } = pane;
    await goTo(pane, "Ask");
    const box = await main.findByRole<HTMLTextAreaElement>("textbox");
    fireEvent.change(box, { target: { value: text } });
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    expect([box.value, asked.length]).toEqual([text, 0]);
  });
});
