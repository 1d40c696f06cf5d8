import { describe, expect, it } from "vitest";
import { ApiError, errorCodes, platforms } from "../../src/contract/index.js";
import { shownError } from "../../src/taskpane/controls/error-text.js";
import { loadMessages } from "../../src/taskpane/messages/index.js";

/** Every text of a catalogue by its path; functions are tried with sample values. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    // A number, and what is told before credits are spent.
    const sample = {
      ...{ credits: 3, atMost: 5, isKnown: false },
      ...{ valueOf: () => 3, toString: () => "3", toLocaleString: () => "3" },
    };
    const made = (value as (...args: unknown[]) => string)(sample, 12, "Sample");
    return [[path, made]];
  }
  return Object.entries(value as object).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

describe("the pane's texts", () => {
  it.each(platforms)("are complete in %s", async (language) => {
    const messages = await loadMessages(language);
    expect(messages.language).toBe(language);
    for (const [path, text] of texts(messages)) expect(text.trim(), path).not.toBe("");
  });

  it.each(["de", "fr", "es"] as const)("are translated in %s", async (language) => {
    const english = new Map(texts(await loadMessages("en")));
    const same = texts(await loadMessages(language)).filter(
      ([path, text]) => english.get(path) === text,
    );
    // Names, words that two languages share, and a colon.
    const allowed = [
      ...[".app.name", ".search.premium", ".search.frequencies.irregular"],
      ...[".search.placed", ".search.latest"],
    ];
    expect(same.map(([path]) => path).filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it.each(errorCodes)("say what %s is and what to do", async (code) => {
    const shown = shownError(new ApiError(code, "technical"), await loadMessages("en"));
    expect(shown.title).not.toBe("");
    expect(shown.sentence).toMatch(/\.$/);
    expect(`${shown.title} ${shown.sentence}`).not.toContain("technical");
  });

  it.each(["rate-limited", "server"] as const)("say how long %s asks to wait", async (code) => {
    const error = new ApiError(code, "technical", { status: 503, retryAfterMs: 42_000 });
    const shown = shownError(error, await loadMessages("en"));
    expect(shown.sentence).toContain("42 seconds");
  });

  it("do not repeat what an unknown error says", async () => {
    const shown = shownError(new Error("secret detail"), await loadMessages("en"));
    expect(shown).toMatchObject({ title: "Something went wrong", action: "retry" });
  });
});
