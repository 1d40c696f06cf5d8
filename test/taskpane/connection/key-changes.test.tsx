import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { goTo, json, openPane, service, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

/** A service that says what it thinks of the key "new" when the test wants it to. */
async function openWithKey(options: PaneOptions = {}) {
  const said: ((answer: Response) => void)[] = [];
  const pane = await openPane({
    key: "old",
    answer: (_url, { headers }) =>
      new Headers(headers).get("x-api-key") === "new"
        ? new Promise<Response>((resolve) => said.push(resolve))
        : json({ items: [], total_count: 7 }),
    ...options,
  });
  ({ close } = pane);
  const { screen, user, settings } = pane;
  await goTo(pane, "Connection");
  await user.type(await screen.findByLabelText("API key"), "new{Enter}");
  await waitFor(() => {
    expect(said).toHaveLength(1);
  });
  const kept: (string | null)[] = [];
  settings.onChange(() => kept.push(settings.getApiKey()));
  return { ...pane, kept, say: (status: number) => said[0]?.(json({ items: [] }, status)) };
}

describe("a key that is still being tried", () => {
  it("is not kept once the user has forgotten the key", async () => {
    const { screen, user, kept, say } = await openWithKey();
    await user.click(screen.getByRole("button", { name: "Forget key" }));
    await screen.findByRole("heading", { name: /^Welcome/ });
    say(200);
    await user.type(await screen.findByLabelText("API key"), "third{Enter}");
    await screen.findByRole("button", { name: "Forget key" });
    expect(kept).toEqual([null, "third"]);
  });

  it("is not kept for the address that was chosen meanwhile", async () => {
    const other = "https://other.test";
    const pane = await openWithKey({ addresses: [service, other] });
    const { screen, user, settings, say } = pane;
    await user.selectOptions(screen.getByLabelText("Service address"), other);
    await screen.findByRole("heading", { name: /^Welcome/ });
    say(200);
    await user.type(await screen.findByLabelText("API key"), "third{Enter}");
    await screen.findByRole("button", { name: "Forget key" });
    expect([settings.getApiKey(service), settings.getApiKey(other)]).toEqual(["old", "third"]);
  });

  it("is kept only if the service knows it, wherever the user looks meanwhile", async () => {
    const refused = await openWithKey();
    await goTo(refused, "Search");
    refused.say(401);
    await goTo(refused, "Connection");
    await goTo(refused, "Search");
    expect(refused.kept).toEqual([]);
    refused.close();

    const known = await openWithKey();
    await goTo(known, "Search");
    expect(known.kept).toEqual([]);
    known.say(200);
    await waitFor(() => {
      expect(known.settings.getApiKey()).toBe("new");
    });
  });
});

describe("Enter pressed twice", () => {
  it("hands a key over once, and finds no fault with the field that is empty then", async () => {
    const { screen, user } = await openWithKey();
    await user.type(await screen.findByLabelText("API key"), "{Enter}");
    expect(screen.queryByText("Enter a key first.")).toBeNull();
  });
});
