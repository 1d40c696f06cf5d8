import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { json, openPane, service, type PaneOptions } from "../support/pane.js";

let close = () => {};
async function open(options: PaneOptions = {}) {
  const pane = await openPane(options);
  ({ close } = pane);
  return pane;
}
afterEach(() => {
  close();
});

const works = () => json({ items: [], total_count: 0 });

describe("the connection screen", () => {
  it("greets a first run with the purpose, the address and a password field", async () => {
    const { screen } = await open();
    expect(screen.getByRole("heading", { name: "Welcome to Stat for Excel" })).toBeTruthy();
    expect(screen.getByText(/^STAT brings statistics with their sources/)).toBeTruthy();
    expect(screen.getByText(service)).toBeTruthy();
    // Said before the key is entered: where it will be, and that the test is free.
    expect(screen.getByText(/kept in this browser’s storage.*costs nothing/)).toBeTruthy();
    const field = screen.getByLabelText("API key");
    expect(field.getAttribute("type")).toBe("password");
    expect(screen.queryByRole("button", { name: "Forget key" })).toBeNull();
  });

  it("sets the colon before the address as the language does", async () => {
    const { screen } = await open({ language: "fr" });
    const line = (await screen.findByText(service)).parentElement;
    expect(line?.textContent).toBe(`Adresse du service\u00A0: ${service}`);
  });

  it("keeps a key, tests it with the free operation and sends it in the header alone", async () => {
    const { screen, main, user, settings, requests } = await open({ answer: works });
    await user.type(screen.getByLabelText("API key"), "secret-1{Enter}");
    expect(await main.findByText("The connection works.")).toBeTruthy();
    expect(settings.getApiKey()).toBe("secret-1");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.pathname).toBe("/v1/search/market-insights/indicators");
    expect(requests[0]?.url.href).not.toContain("secret-1");
    expect(requests[0]?.headers.get("x-api-key")).toBe("secret-1");
    expect(screen.getByText(/A key is stored .* kept in this browser’s storage/)).toBeTruthy();
    expect(screen.getByLabelText("API key")).toHaveProperty("value", "");
  });

  it("takes a 403 for a known key that may not use the tested operation", async () => {
    const { screen, main, user } = await open({
      answer: () => json({ message: "No" }, 403),
      key: "k",
    });
    await user.click(screen.getByRole("button", { name: "More views" }));
    await user.click(screen.getByRole("button", { name: "Connection" }));
    await user.click(await screen.findByRole("button", { name: "Test" }));
    expect(await main.findByText(/The key may not search indicators/)).toBeTruthy();
  });

  it("says what the test search found", async () => {
    const { screen, main, user } = await open({
      answer: () => json({ items: [], total_count: 7 }),
      key: "k",
    });
    await user.click(screen.getByRole("button", { name: "More views" }));
    await user.click(screen.getByRole("button", { name: "Connection" }));
    await user.click(await screen.findByRole("button", { name: "Test" }));
    const said = "The connection works. A test search for “population” found 7 indicators.";
    expect(await main.findByText(said)).toBeTruthy();
  });

  it("recalculates the cells that failed for want of a key, once it works", async () => {
    const { screen, user, recalculations } = await open({ answer: works });
    await user.type(screen.getByLabelText("API key"), "secret-1{Enter}");
    await waitFor(() => {
      expect(recalculations).toEqual(["secret-1"]);
    });
  });

  it("names a refused key in an alert", async () => {
    const { screen, user, recalculations } = await open();
    await user.type(screen.getByLabelText("API key"), "wrong{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The API key was refused");
    expect(document.body.textContent).not.toContain("wrong");
    expect(recalculations).toEqual([]);
  });

  it("never lets a refused key take the place of a working one", async () => {
    const { screen, user, settings, requests } = await open({
      key: "good",
      answer: (_url, { headers }) =>
        new Headers(headers).get("x-api-key") === "wrong"
          ? json({ message: "Unknown key" }, 401)
          : json({ items: [], total_count: 7 }),
    });
    await user.click(screen.getByRole("button", { name: "More views" }));
    await user.click(screen.getByRole("button", { name: "Connection" }));
    await user.type(screen.getByLabelText("API key"), "wrong{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("The API key was refused");
    expect(settings.getApiKey()).toBe("good");
    expect(requests).toHaveLength(1);
    expect(screen.getByText("The key stored before stays in use.")).toBeTruthy();
    // It would try the one before, and that works.
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await user.type(screen.getByLabelText("API key"), "better{Enter}");
    await waitFor(() => {
      expect(settings.getApiKey()).toBe("better");
    });
  });

  it("keeps a key for this session only when asked to", async () => {
    const stored = new Map<string, string>();
    const storage = {
      kind: "local" as const,
      get: (name: string) => stored.get(name) ?? null,
      set: (name: string, value: string) => void stored.set(name, value),
      remove: (name: string) => void stored.delete(name),
    };
    const { screen, user, settings } = await open({ answer: works, storage });
    await user.click(screen.getByLabelText("Keep for this session only"));
    expect(screen.getByText(/^It is kept until Excel closes/)).toBeTruthy();
    await user.type(screen.getByLabelText("API key"), "brief{Enter}");
    expect(await screen.findByText(/A key is stored .* kept until Excel closes/)).toBeTruthy();
    expect(settings.getApiKey()).toBe("brief");
    expect([...stored.values()].join()).not.toContain("brief");
  });

  it("forgets the key and says so to a screen reader", async () => {
    const { screen, user, settings } = await open({ answer: works, key: "k" });
    await user.click(screen.getByRole("button", { name: "More views" }));
    await user.click(screen.getByRole("button", { name: "Connection" }));
    await user.click(screen.getByRole("button", { name: "Forget key" }));
    expect(await screen.findByRole("heading", { name: /^Welcome/ })).toBeTruthy();
    expect(settings.getApiKey()).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("The key was forgotten.");
  });

  it("refuses an empty key and one with spaces before anything is sent", async () => {
    const { screen, user, requests } = await open({ answer: works });
    await user.click(screen.getByRole("button", { name: "Save and test" }));
    expect(screen.getByText("Enter a key first.")).toBeTruthy();
    await user.type(screen.getByLabelText("API key"), "two words{Enter}");
    expect(screen.getByText(/without spaces/)).toBeTruthy();
    expect(requests).toHaveLength(0);
  });

  it("offers the service's demo key and uses it with one click", async () => {
    const { screen, main, user, settings } = await open({ answer: works, demoKey: "demo-1" });
    await user.click(await screen.findByRole("button", { name: "Use demo key" }));
    expect(await main.findByText("The connection works.")).toBeTruthy();
    expect(settings.getApiKey()).toBe("demo-1");
    await user.click(screen.getByRole("button", { name: "Go to search" }));
    expect(screen.getByRole("heading", { name: "Find data" })).toBeTruthy();
    // The focus follows, or a keyboard user would be left on a button that is gone.
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole("main"));
    });
  });

  it("has no key for another address than the one it was entered for", async () => {
    const other = "https://other.test";
    const { screen, user, settings } = await open({ addresses: [service, other], key: "mine" });
    await user.click(screen.getByRole("button", { name: "More views" }));
    await user.click(screen.getByRole("button", { name: "Connection" }));
    await user.selectOptions(screen.getByLabelText("Service address"), other);
    expect(await screen.findByRole("heading", { name: /^Welcome/ })).toBeTruthy();
    expect(settings.getApiKey(other)).toBeNull();
    expect(settings.getApiKey(service)).toBe("mine");
  });

  it.each([
    ["de", "Willkommen bei Stat for Excel"],
    ["fr", "Bienvenue dans Stat for Excel"],
    ["es", "Le damos la bienvenida a Stat for Excel"],
  ] as const)("speaks %s", async (language, heading) => {
    const { screen } = await open({ language });
    expect(screen.getByRole("heading", { name: heading })).toBeTruthy();
    expect(document.documentElement.lang).toBe(language);
  });
});
