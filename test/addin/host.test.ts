import { describe, expect, it } from "vitest";
import { hostLanguage, hostTheme } from "../../src/addin/host.js";

describe("what the host says", () => {
  it.each([
    ["de-AT", "de"],
    ["fr-CA", "fr"],
    ["ES-mx", "es"],
    ["en-GB", "en"],
    ["ja-JP", "en"],
    [undefined, "en"],
  ])("takes %s for %s", (tag, language) => {
    expect(hostLanguage(tag)).toBe(language);
  });

  it.each([
    ["#292929", true],
    ["#000000", true],
    ["#ffffff", false],
    ["F0F0F0", false],
    // A pure blue is a dark background, a pure green a light one.
    ["#0000ff", true],
    ["#00ff00", false],
  ])("finds %s dark: %s", (bodyBackgroundColor, isDark) => {
    expect(hostTheme({ bodyBackgroundColor })).toEqual({ isDark });
  });

  it("is what the host says where it says so, as in high contrast", () => {
    expect(hostTheme({ bodyBackgroundColor: "#808080", isDarkTheme: true })).toEqual({
      isDark: true,
    });
    expect(hostTheme({ bodyBackgroundColor: "#000000", isDarkTheme: false })).toEqual({
      isDark: false,
    });
  });

  it("says nothing where the host has no theme or an unknown colour", () => {
    expect(hostTheme(undefined)).toBeUndefined();
    expect(hostTheme({ bodyBackgroundColor: "window" })).toBeUndefined();
  });
});
