import { describe, expect, it } from "vitest";
import { parseConfig } from "../../src/addin/config.js";

const own = "https://localhost:3000";
const parse = (...services: string[]) => parseConfig({ services, version: "1.2.3" }, own);

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
