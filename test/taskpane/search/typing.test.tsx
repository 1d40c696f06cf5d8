import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { listAnswer } from "../support/lists.js";
import { openPane, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});
async function openSearch(answer: PaneOptions["answer"] = listAnswer) {
  const pane = await openPane({ key: "k", answer });
  ({ close } = pane);
  return { ...pane, box: pane.screen.getByRole("searchbox", { name: "Search" }) };
}

/** Acts once the price has been drawn, before what follows from it has been done. */
function whenPriced(button: HTMLElement, act: () => void): void {
  let isPriced = false;
  new MutationObserver((_records, observer) => {
    const wasPriced = isPriced;
    isPriced = /credits/.test(button.getAttribute("aria-label") ?? "");
    if (wasPriced || !isPriced) return;
    observer.disconnect();
    act();
  }).observe(button, { attributes: true });
}

describe("the free lists, asked while the user types", () => {
  it("come once for words with a blank behind them, and then nothing moves", async () => {
    const { screen, user, requests, box } = await openSearch();
    await user.type(box, "trade ");
    await screen.findByRole("region", { name: "Indicators" });
    let changes = 1;
    new MutationObserver((records) => {
      changes += records.length;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    await vi.waitFor(
      () => {
        const since = changes;
        changes = 0;
        expect(since).toBe(0);
      },
      { interval: 100, timeout: 200_000 },
    );
    expect(requests.map(({ url }) => url.searchParams.get("q"))).toEqual(["trade"]);
    expect(box).toHaveProperty("value", "trade ");
  });

  it("leave alone what is chosen at the moment they are asked", async () => {
    const { screen, user, box, requests } = await openSearch();
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "What to search" });
    const button = screen.getByRole("button", { name: /^Start search/ });
    whenPriced(button, () => {
      select.value = "infographics";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await user.type(box, "trade");
    await waitFor(() => {
      expect(requests.map(({ url }) => url.pathname)).toEqual([
        "/v1/search/market-insights/indicators",
      ]);
    });
    expect(select.value).toBe("infographics");
  });

  it("take nothing from a search that is begun at the moment they are asked", async () => {
    const { screen, user, box, requests } = await openSearch();
    const button = screen.getByRole("button", { name: /^Start search/ });
    whenPriced(button, () => {
      button.click();
    });
    await user.type(box, "trade");
    await screen.findByText("Statistic 1");
    expect(requests.filter(({ url }) => url.pathname.endsWith("/indicators"))).toHaveLength(1);
  });

  it("go on in the place of a search that has not come yet, once other words are typed", async () => {
    const { user, box, requests } = await openSearch((url) =>
      url.searchParams.get("q") === "trade" ? new Promise<Response>(() => {}) : listAnswer(url),
    );
    const asked = () =>
      requests
        .filter(({ url }) => url.pathname.endsWith("/indicators"))
        .map(({ url }) => url.searchParams.get("q"));
    await user.type(box, "trade{Enter}");
    for (const word of ["trades", "traders"]) {
      await user.clear(box);
      await user.type(box, word);
      await waitFor(() => {
        expect(asked()).toContain(word);
      });
    }
    expect(asked()).toEqual(["trade", "trades", "traders"]);
  });

  it("say no price while the words are not those it was found for", async () => {
    const { screen, user, box } = await openSearch();
    const button = screen.getByRole("button", { name: /^Start search/ });
    await user.type(box, "trade");
    await waitFor(() => {
      expect(button.getAttribute("aria-label")).toBe("Start search: about 4 credits");
    });
    await user.type(box, "r");
    expect(button.getAttribute("aria-label")).toBe("Start search");
    await waitFor(() => {
      expect(button.getAttribute("aria-label")).toBe("Start search: about 4 credits");
    });
  });

  it("keep the button from the same question alone while some are on their way", async () => {
    const { screen, user, box } = await openSearch((url) =>
      url.pathname === "/v1/studies" ? new Promise<Response>(() => {}) : listAnswer(url),
    );
    await user.type(box, "trade{Enter}");
    await screen.findByRole("region", { name: "Statistics" });
    const button = screen.getByRole("button", { name: /^Start search/ });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.paste(" balance");
    expect(button.getAttribute("aria-disabled")).toBeNull();
  });
});
