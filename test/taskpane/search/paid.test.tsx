import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { listAnswer } from "../support/lists.js";
import { openPane } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const freePath = "/v1/search/market-insights/indicators";

/** Answers when they are let go; a request that is broken off never. */
async function openHeld() {
  let aborted = 0;
  const waiting: { readonly path: string; readonly letGo: () => void }[] = [];
  const pane = await openPane({
    key: "k",
    answer: (url, { signal }) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener("abort", () => {
          aborted += 1;
          reject(new DOMException("Aborted", "AbortError"));
        });
        const letGo = () => {
          resolve(listAnswer(url));
        };
        waiting.push({ path: url.pathname, letGo });
      }),
  });
  ({ close } = pane);
  const asked = (query: string, isFree = false) =>
    pane.requests.filter(
      ({ url }) => url.searchParams.get("q") === query && (url.pathname === freePath) === isFree,
    );
  const letGo = () => {
    for (const one of waiting.splice(0)) one.letGo();
  };
  return {
    ...{ ...pane, asked, letGo },
    box: pane.screen.getByRole("searchbox", { name: "Search" }),
    aborted: () => aborted,
  };
}

describe("a search that is paid for and left for another one", () => {
  it("comes and is kept, and costs nothing when it is wanted again", async () => {
    const { screen, user, client, asked, letGo, box, aborted } = await openHeld();
    await user.type(box, "trade{Enter}");
    await waitFor(() => {
      expect(asked("trade")).toHaveLength(4);
    });
    await user.type(box, " balance");
    await waitFor(() => {
      expect(asked("trade balance", true)).toHaveLength(1);
    });
    expect(aborted()).toBe(0);
    letGo();
    await waitFor(() => {
      expect(client.status()).toMatchObject({ pending: 0, today: { credits: 4 } });
    });
    // The newer one is shown.
    await screen.findByRole("region", { name: "Indicators" });
    expect(screen.queryByRole("region", { name: "Statistics" })).toBeNull();

    await user.clear(box);
    await user.type(box, "trade{Enter}");
    await screen.findByRole("region", { name: "Statistics" });
    expect(asked("trade")).toHaveLength(4);
    expect(client.status().today.credits).toBe(4);
  });

  it("is joined where it is wanted again before it has come", async () => {
    const { screen, user, client, asked, letGo, box } = await openHeld();
    await user.type(box, "trade{Enter}");
    await waitFor(() => {
      expect(asked("trade")).toHaveLength(4);
    });
    await user.type(box, " balance{Enter}");
    await waitFor(() => {
      expect(client.status().pending).toBeGreaterThan(4);
    });
    await user.clear(box);
    await user.type(box, "trade{Enter}");
    await waitFor(() => {
      letGo();
      expect(screen.getByRole("region", { name: "Statistics" })).toBeTruthy();
    });
    expect(asked("trade")).toHaveLength(4);
  });
});

describe("free lists, asked as the user types", () => {
  it("are broken off by newer words: nobody waits for them behind a slow service", async () => {
    const { user, requests, asked, box, aborted } = await openHeld();
    await user.type(box, "tra");
    await waitFor(() => {
      expect(asked("tra", true)).toHaveLength(1);
    });
    await user.type(box, "de");
    // Where the machine is slow, also words in between are asked for.
    await waitFor(() => {
      const free = requests.filter(({ url }) => url.pathname === freePath);
      expect(free.at(-1)?.url.searchParams.get("q")).toBe("trade");
      expect(aborted()).toBe(free.length - 1);
    });
    expect(asked("tra")).toEqual([]);
  });
});
