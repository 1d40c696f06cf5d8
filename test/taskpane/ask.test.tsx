import { act, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { json } from "./support/pane.js";
import { openWorkbookPane } from "./support/workbook-pane.js";

let close = () => {};
type Options = NonNullable<Parameters<typeof openWorkbookPane>[1]>;

const done = {
  researchToken: "token",
  state: { status: "done" },
  response: {
    title: "Germany's GDP",
    answer: "In 2023 the GDP of Germany was 4,526 billion U.S. dollars.\n\n=1+1 is no formula.",
    keyFacts: [
      {
        title: "<b>GDP</b> of Germany",
        value: "4,526.2",
        unit: "billion U.S. dollars",
        type: "number",
      },
      { title: "Growth", value: "1.8", unit: "%", type: "number" },
    ],
    sources: [
      {
        contentId: "1",
        contentType: "statistic",
        title: "GDP of Germany until 2023",
        source: "World Bank",
        surveyPeriod: "1960 to 2023",
        releasedAt: "2024-07-01T00:00:00Z",
        url: "https://service.test/1",
      },
      { contentId: "2", contentType: "statistic", title: "Odd link", url: "javascript:alert(1)" },
    ],
  },
};

/** A service that goes through the states as the test lets it. */
function createResearch() {
  const states: unknown[] = [];
  const waiting: (() => void)[] = [];
  const answer: NonNullable<Options["answer"]> = async (_url, init) => {
    if (init.method === "POST") return json({ researchToken: "token" }, 201);
    while (states.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return json(states.length > 1 ? states.shift() : states[0]);
  };
  return {
    answer,
    say: (...next: unknown[]) => {
      states.push(...next);
      for (const wake of waiting.splice(0)) wake();
    },
  };
}

async function open(options: Options = {}) {
  const pane = await openWorkbookPane("Ask", options);
  ({ close } = pane);
  await pane.main.findByRole("heading", { name: "Ask" });
  return pane;
}
afterEach(() => {
  close();
});

const ask = async (
  { main, user }: Awaited<ReturnType<typeof open>>,
  question = "GDP of Germany?",
) => {
  await user.type(main.getByLabelText("Question"), question);
  await user.click(main.getByRole("button", { name: "Ask" }));
};

describe("the ask screen", () => {
  it("shows the price, the states on the way, and the answer with key facts and sources", async () => {
    const research = createResearch();
    const pane = await open({ answer: research.answer });
    const { main, requests } = pane;
    expect(await main.findByText("Asking costs about 1 credit.")).toBeTruthy();
    await ask(pane);
    expect(await main.findByText("Sending the question …")).toBeTruthy();
    research.say({
      researchToken: "token",
      state: { status: "content_retrieved" },
      response: null,
    });
    expect(await main.findByText("Step 4 of 10: Sources found")).toBeTruthy();
    research.say(done);
    const answer = within(await main.findByRole("article", { name: "Germany's GDP" }));
    expect(answer.getByText(/In 2023 the GDP of Germany was 4,526 billion/)).toBeTruthy();
    expect(answer.getByRole("cell", { name: "GDP of Germany" })).toBeTruthy();
    expect(answer.getByRole("cell", { name: "4,526.2 billion U.S. dollars" })).toBeTruthy();
    expect(answer.getByRole("cell", { name: "1.8%" })).toBeTruthy();
    const link = answer.getByRole("link", { name: "GDP of Germany until 2023" });
    expect(link.getAttribute("href")).toBe("https://service.test/1");
    // How far the figures reach comes before the day of their release.
    expect(link.closest("li")?.textContent).toBe(
      "GDP of Germany until 2023 · figures for 1960 to 2023 · Released July 1, 2024 · World Bank",
    );
    expect(answer.queryByRole("link", { name: "Odd link" })).toBeNull();
    expect(answer.getByText("Odd link")).toBeTruthy();
    expect(requests.filter(({ url }) => url.pathname.endsWith("ask"))).toHaveLength(1);
  });

  it("says once that the answer is there", async () => {
    const research = createResearch();
    const pane = await open({ answer: research.answer });
    const { main, screen } = pane;
    await ask(pane);
    await main.findByText("Sending the question …");
    const inMain = main.getAllByRole("status");
    const said = screen.getAllByRole("status").find((each) => !inMain.includes(each));
    research.say(done);
    await main.findByRole("article", { name: "Germany's GDP" });
    await waitFor(() => {
      expect(said?.textContent.trim()).toBe("The answer to “GDP of Germany?” is there.");
    });
  });

  it("has the parts of the answer below its title", async () => {
    const research = createResearch();
    research.say(done);
    const pane = await open({ answer: research.answer });
    const { main } = pane;
    await ask(pane);
    await main.findByRole("region", { name: "Go on with" });
    const levels = main
      .getAllByRole("heading")
      .map((heading) => `${heading.tagName} ${heading.textContent}`);
    expect(levels).toEqual([
      "H1 Ask",
      "H2 Questions",
      "H3 Germany's GDP",
      "H4 Key facts",
      "H4 Sources",
      "H4 Go on with",
    ]);
  });

  it("leads from the answer's topics to the search box, and spends nothing by that", async () => {
    const research = createResearch();
    research.say(done);
    const pane = await open({ answer: research.answer });
    const { main, screen, user, client } = pane;
    await ask(pane);
    const followUps = within(await main.findByRole("region", { name: "Go on with" }));
    const labels = followUps.getAllByRole("button").map(({ textContent }) => textContent);
    expect(labels).toEqual(["Search: GDP", "Search: Odd link"]);
    const before = client.status().today.credits;
    await user.click(followUps.getByRole("button", { name: "Search: GDP" }));
    const box = await screen.findByRole<HTMLInputElement>("searchbox");
    expect(box.value).toBe("GDP");
    // The box tells what Enter costs.
    expect(await screen.findByRole("button", { name: /^Start search/ })).toBeTruthy();
    expect(client.status().today.credits).toBe(before);
  });

  it("inserts a formula, text with sources and key facts, each where there is room", async () => {
    const research = createResearch();
    research.say(done);
    const pane = await open({ answer: research.answer });
    const { main, user, select, workbench } = pane;
    await ask(pane);
    await user.click(await main.findByRole("button", { name: "Insert as formula" }));
    expect(await main.findByText("Formula inserted at Sheet1!A1.")).toBeTruthy();
    expect(workbench.cell("A1").formula).toBe('=STAT.ASK("GDP of Germany?")');

    await select("C1");
    await user.click(main.getByRole("button", { name: "Insert text with sources" }));
    expect(await main.findByText("Text and sources inserted at Sheet1!C1.")).toBeTruthy();
    expect(workbench.texts("C1:C6")).toEqual([
      ["Germany's GDP"],
      ["In 2023 the GDP of Germany was 4,526 billion U.S. dollars."],
      ["=1+1 is no formula."],
      ["Sources"],
      ["GDP of Germany until 2023, World Bank"],
      ["Odd link"],
    ]);
    expect(workbench.cell("C3").formula).toBeUndefined();

    await user.click(main.getByRole("button", { name: "Insert key facts as table" }));
    expect(await main.findByText(/There is not enough free room at Sheet1!C1/)).toBeTruthy();
    await user.click(main.getByRole("button", { name: "Insert at Sheet1!C8" }));
    expect(await main.findByText("Key facts inserted at Sheet1!C8.")).toBeTruthy();
    expect(workbench.values("C8:E11")).toEqual([
      ["Germany's GDP", "", ""],
      ["title", "value", "unit"],
      ["GDP of Germany", 4526.2, "billion U.S. dollars"],
      ["Growth", 1.8, "%"],
    ]);
  });

  it("inserts the formula on a new sheet where its cell is taken", async () => {
    const research = createResearch();
    research.say({ ...done, response: { ...done.response, title: "GDP of Germany" } });
    const pane = await open({ answer: research.answer });
    const { main, user, workbench } = pane;
    workbench.enter("A1", "mine");
    await ask(pane);
    await user.click(await main.findByRole("button", { name: "Insert as formula" }));
    await user.click(await main.findByRole("button", { name: "Insert on a new sheet" }));
    expect(await main.findByText("Formula inserted at GDP of Germany!A1.")).toBeTruthy();
    expect(workbench.cell("A1").formula).toBe('=STAT.ASK("GDP of Germany?")');
  });

  it("keeps running and finished questions while another screen is shown, and asks each once", async () => {
    const research = createResearch();
    const pane = await open({ answer: research.answer });
    const { main, user, screen, requests } = pane;
    await ask(pane);
    await user.click(screen.getByRole("button", { name: "Search" }));
    research.say(done);
    await user.click(screen.getByRole("button", { name: "Ask" }));
    expect(await main.findByRole("article", { name: "Germany's GDP" })).toBeTruthy();
    await user.type(main.getByLabelText("Question"), "GDP of Germany?");
    expect(await main.findByText(/is kept and costs nothing/)).toBeTruthy();
    await user.keyboard("{Enter}");
    expect(await main.findByRole("article", { name: "Germany's GDP" })).toBeTruthy();
    expect(requests.filter(({ url }) => url.pathname.endsWith("ask"))).toHaveLength(1);
  });

  it("says what failed, and asks again on a click", async () => {
    let status = 503;
    const pane = await open({
      answer: (_url, init) =>
        init.method === "POST" ? json({ researchToken: "token" }, status) : json(done),
    });
    const { main, user } = pane;
    await ask(pane);
    const alert = within(await main.findByRole("alert"));
    status = 201;
    await user.click(alert.getByRole("button", { name: "Try again" }));
    expect(await main.findByRole("article", { name: "Germany's GDP" })).toBeTruthy();
  });

  it.each([
    ["that it may have cost where no word came back", 504, true],
    ["nothing of it where the service turned the question away", 503, false],
    ["nothing of it where asking again goes on with its job", 201, false],
  ])("says %s", async (_what, status, isSaid) => {
    const pane = await open({
      answer: (_url, init) =>
        init.method === "POST"
          ? json({ researchToken: "token" }, status)
          : json({ message: "no" }, 504),
    });
    const { main } = pane;
    await ask(pane);
    await main.findByRole("alert");
    const said = main.queryByText(/^The service may have received the question/);
    expect(said !== null).toBe(isSaid);
  });

  it("drops a refusal once there is another key, and offers to ask again", async () => {
    let status = 403;
    const pane = await open({
      answer: (_url, init) =>
        init.method === "POST"
          ? json(
              status === 403
                ? { error: { message: "no", refused: "item" } }
                : { researchToken: "token" },
              status,
            )
          : json(done),
    });
    const { main, settings } = pane;
    await ask(pane);
    expect((await main.findByRole("alert")).textContent).toContain("Not allowed");
    status = 201;
    await act(() => settings.setApiKey("another-key"));
    expect(main.queryByRole("alert")).toBeNull();
    await pane.user.click(await main.findByRole("button", { name: "Ask again: GDP of Germany?" }));
    expect(await main.findByRole("article", { name: "Germany's GDP" })).toBeTruthy();
  });

  it("replaces a refusal by the next answer", async () => {
    const pane = await open({
      answer: (_url, init) => {
        if (init.method !== "POST") return json(done);
        const isFirst = (init.body as string).includes("GDP of Germany?");
        return isFirst
          ? json({ error: { message: "no", refused: "item" } }, 403)
          : json({ researchToken: "token" }, 201);
      },
    });
    const { main } = pane;
    await ask(pane);
    expect((await main.findByRole("alert")).textContent).toContain("Not allowed");
    await pane.user.type(main.getByLabelText("Question"), "Another one{Enter}");
    expect(await main.findByRole("article", { name: "Germany's GDP" })).toBeTruthy();
    expect(main.queryByRole("alert")).toBeNull();
  });

  it("remembers the questions of earlier sessions, and takes one off the list", async () => {
    const research = createResearch();
    research.say(done);
    const first = await open({ answer: research.answer });
    await ask(first);
    await first.main.findByRole("article", { name: "Germany's GDP" });
    const stored = first.records.get("pane-questions");
    expect(stored).toMatchObject([{ text: "GDP of Germany?" }]);
    await first.user.click(
      first.main.getByRole("button", { name: "Remove “GDP of Germany?” from the list" }),
    );
    expect(first.main.getByText("No question yet.")).toBeTruthy();
    expect(first.records.get("pane-questions")).toEqual([]);
  });

  it("refuses an empty question", async () => {
    const { main, user } = await open();
    await user.click(main.getByRole("button", { name: "Ask" }));
    expect(main.getByText("Enter a question.")).toBeTruthy();
  });
});
