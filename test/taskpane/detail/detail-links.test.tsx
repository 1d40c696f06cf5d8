import { afterEach, describe, expect, it } from "vitest";
import { listAnswer, statistic } from "../support/lists.js";
import { json, openPane, openStatistic, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const links = {
  pdf: "https://service.test/r.pdf?signature=1",
  ppt: "javascript:alert(1)",
  xls: "http://service.test/r.xlsx",
};

/** Lists as in lists.ts, one statistic with what the contract tells of it, and links to its reports. */
const answerWith =
  (reports: unknown, status = 200): NonNullable<PaneOptions["answer"]> =>
  (url) => {
    if (url.pathname === "/v1/data/reports") return json(reports, status);
    if (url.pathname !== "/v1/search/statistics") return listAnswer(url);
    const item = statistic(3, {
      industries: [{ name: "Energy", id: 4 }, { name: "Transport" }],
      geolocations: [{ name: "Germany", code: "DE" }],
      teaser_image_urls: [
        { width: 300, src: "https://service.test/small.png" },
        { width: 900, src: "https://service.test/large.png" },
      ],
    });
    return json({ items: [item], total_count: 1 });
  };

async function openDetails(answer: NonNullable<PaneOptions["answer"]>) {
  const pane = await openPane({ key: "k", answer });
  ({ close } = pane);
  await openStatistic(pane, "Statistic 3");
  return pane;
}
const reportRequests = ({ requests }: Awaited<ReturnType<typeof openPane>>) =>
  requests.filter(({ url }) => url.pathname === "/v1/data/reports");

describe("where the details of an item lead", () => {
  it("names page and largest picture, and opens them elsewhere without telling from where", async () => {
    const { screen } = await openDetails(answerWith(links));
    const page = screen.getByRole("link", { name: /^Full page on / });
    expect(page.getAttribute("href")).toMatch(/^https:/);
    const picture = screen.getByRole("link", { name: "Picture" });
    expect(picture.getAttribute("href")).toBe("https://service.test/large.png");
    for (const link of [page, picture]) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noreferrer");
    }
  });

  it("shows a statistic's reports once their price was accepted, and safe addresses only", async () => {
    const pane = await openDetails(answerWith(links));
    const { screen, user } = pane;
    const button = await screen.findByRole("button", {
      name: "Get the reports’ links (about 1 credit)",
    });
    expect(reportRequests(pane)).toHaveLength(0);
    await user.click(button);
    const pdf = await screen.findByRole("link", { name: "Report as PDF" });
    expect(pdf.getAttribute("href")).toBe(links.pdf);
    expect(screen.queryByRole("link", { name: "Report as PowerPoint" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Report as Excel" })).toBeNull();
    expect(reportRequests(pane).map(({ url }) => url.search)).toEqual(["?id=3"]);
  });

  it("says so where no report can be opened safely", async () => {
    const { screen, user } = await openDetails(answerWith({ ...links, pdf: "ftp://x/y" }));
    await user.click(await screen.findByRole("button", { name: /^Get the reports/ }));
    expect(await screen.findByText(/no report that can be opened safely/)).toBeTruthy();
  });

  it("names a refusal of the reports and keeps the rest of the details", async () => {
    const { screen, user } = await openDetails(answerWith({ message: "no" }, 403));
    await user.click(await screen.findByRole("button", { name: /^Get the reports/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("Not allowed");
    expect(screen.getByRole("button", { name: /^Insert( ·|$)/ })).toBeTruthy();
  });

  it("searches studies and indicators on the same subject, at the price it names", async () => {
    const { screen, user, requests } = await openDetails(answerWith(links));
    expect(await screen.findByRole("button", { name: "Indicators on this (free)" })).toBeTruthy();
    await user.click(
      await screen.findByRole("button", { name: "Studies on this (about 1 credit)" }),
    );
    await screen.findByRole("region", { name: "Studies" });
    const last = requests.at(-1)?.url;
    expect(last?.pathname).toBe("/v1/studies");
    expect(last?.searchParams.get("q")).toBe("Statistic 3");
  });

  it("tells industries, places, language and the id that formulas take", async () => {
    const { screen } = await openDetails(answerWith(links));
    const facts = screen.getByRole("region", { name: "Facts" });
    const texts = [...facts.querySelectorAll("dt, dd")].map(({ textContent }) => textContent);
    expect(texts).toEqual([
      ...["Industries", "Energy, Transport"],
      ...["Places", "Germany"],
      ...["Language", "English"],
      ...["Id", "3"],
    ]);
  });

  it("are left with Escape, and the key goes no further", async () => {
    const { screen, user } = await openDetails(answerWith(links));
    const seen: string[] = [];
    // As office.js listens, to hand the focus to the cells.
    const listen = ({ key }: KeyboardEvent) => seen.push(key);
    window.addEventListener("keydown", listen);
    await user.keyboard("{Escape}");
    window.removeEventListener("keydown", listen);
    expect(screen.getByRole("heading", { name: "Find data" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Statistic 3");
    expect(seen).toEqual([]);
  });
});
