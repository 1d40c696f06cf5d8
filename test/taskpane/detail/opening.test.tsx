import { act, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { listAnswer, statistic } from "../support/lists.js";
import { json, openPane, openStatistic, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

const report = "https://service.test/v1/files/statistic/3/en.pdf";
const picture = "https://service.test/v1/pictures/statistic/3/en/960.png";
const signed = (link: string) => `${link}?key=a&until=9&signature=s`;

/** A statistic with picture and report, behind a service that signs as `links` says. */
async function openDetails(
  links: (link: string) => Response,
  options: Pick<PaneOptions, "host"> = {},
) {
  const asked: string[] = [];
  const pane = await openPane({
    key: "k",
    ...options,
    answer: (url, init) => {
      if (url.pathname === "/v1/links") {
        const { link } = JSON.parse(init.body as string) as { link: string };
        asked.push(link);
        return links(link);
      }
      if (url.pathname === "/v1/data/reports") return json({ pdf: report });
      if (url.pathname !== "/v1/search/statistics") return listAnswer(url);
      const item = statistic(3, {
        is_premium: true,
        teaser_image_urls: [{ width: 960, src: picture }],
      });
      return json({ items: [item], total_count: 1 });
    },
  });
  ({ close } = pane);
  await openStatistic(pane, "Statistic 3");
  return { ...pane, asked };
}

/** What the browser opens in place of windows, which a test has none of. */
function watchWindows() {
  const shown: string[] = [];
  const opened: { opener: unknown; texts: string[] }[] = [];
  vi.spyOn(window, "open").mockImplementation((address) => {
    expect(address).toBe("about:blank");
    const page = {
      opener: window as unknown,
      closed: false,
      document: { title: "", body: { textContent: "" } },
      location: { replace: (next: string) => shown.push(next) },
    };
    opened.push({
      get opener() {
        return page.opener;
      },
      get texts() {
        return [page.document.title, page.document.body.textContent];
      },
    });
    return page as unknown as Window;
  });
  return { shown, opened };
}

const signs = (link: string) => json({ link: signed(link), expires_at: "2026-11-20T10:15:00Z" });

describe("what a click opens", () => {
  it("is signed for this one and this time: page, premium picture and report", async () => {
    const { shown, opened } = watchWindows();
    const { screen, user, asked, records } = await openDetails(signs);
    await user.click(await screen.findByRole("button", { name: /^Get the reports/ }));
    const names = [/^Full page on /, "Picture", "Report as PDF"];
    const links = ["https://pages.test/3", picture, report];
    await screen.findByRole("link", { name: "Report as PDF" });
    expect(asked).toEqual([]);
    for (const name of names) await user.click(screen.getByRole("link", { name }));
    await waitFor(() => {
      expect(shown).toEqual(links.map(signed));
    });
    expect(asked).toEqual(links);
    expect(opened).toHaveLength(3);
    for (const page of opened) {
      expect(page.opener).toBeNull();
      expect(page.texts).toEqual(["Opening …", "Opening …"]);
    }
    // Nothing of it stays: not on the screen, not in the records, not for the next click.
    expect(document.body.innerHTML).not.toContain("signature");
    expect(JSON.stringify([...records])).not.toContain("signature");
    await user.click(screen.getByRole("link", { name: "Picture" }));
    await waitFor(() => {
      expect(asked).toEqual([...links, picture]);
    });
  });

  it("is the link itself at a service that signs none", async () => {
    const { shown } = watchWindows();
    const { screen, user } = await openDetails(() => json({ message: "no" }, 404));
    await user.click(screen.getByRole("link", { name: "Open page" }));
    await waitFor(() => {
      expect(shown).toEqual(["https://pages.test/3"]);
    });
  });

  it("is left to the browser where it opens no window, or with a key held down", async () => {
    const { screen, asked } = await openDetails(signs);
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const link = screen.getByRole("link", { name: "Open page" });
    const click = (how: MouseEventInit = {}) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
      // The pane is done with it by then; the page itself is not to be left.
      let isOpen = false;
      const look = () => {
        isOpen = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener("click", look, { once: true });
      act(() => {
        link.dispatchEvent(event);
      });
      return isOpen;
    };
    expect(click()).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    expect(click({ ctrlKey: true })).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
    expect(link.getAttribute("href")).toBe("https://pages.test/3");
  });

  it("is handed to the user's browser where Excel is none", async () => {
    const { opened } = watchWindows();
    const handed: string[] = [];
    const { screen, user } = await openDetails(signs, {
      host: { openBrowserWindow: (address) => handed.push(address) },
    });
    await user.click(screen.getByRole("link", { name: "Open page" }));
    await waitFor(() => {
      expect(handed).toEqual([signed("https://pages.test/3")]);
    });
    expect(opened).toEqual([]);
  });
});
