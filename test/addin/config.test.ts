import { afterEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../src/addin/config.js";

const own = "https://localhost:3000";

/** What webpack puts into the build, and the page that it runs in. */
function parse(...services: string[]) {
  vi.stubGlobal("__STAT_SERVICES__", services);
  vi.stubGlobal("__STAT_VERSION__", "1.2.3");
  vi.stubGlobal("location", { origin: own });
  return readConfig();
}
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the build's settings", () => {
  it("stand the page's own origin in for same-origin, and keep the order", () => {
    expect(parse("same-origin", "https://api.example.com/base/")).toEqual({
      version: "1.2.3",
      serviceAddresses: [own, "https://api.example.com/base"],
    });
  });

  it("take http for this machine's loopback only", () => {
    expect(parse("http://127.0.0.1:8787", "http://localhost:8787").serviceAddresses).toEqual([
      "http://127.0.0.1:8787",
      "http://localhost:8787",
    ]);
    expect(() => parse("http://api.example.com")).toThrow(/must begin with https/);
    expect(() => parse("http://localhost.example.com")).toThrow(/must begin with https/);
  });

  it("name every problem at once", () => {
    expect(() => parse("nonsense", "https://a:b@c.example", "https://c.example/?key=1")).toThrow(
      /"nonsense" is not an address.*a:b@c.*key=1/,
    );
    expect(() => parse()).toThrow(/names no service address/);
  });
});
