import { describe, expect, it } from "vitest";
import { parseAddresses } from "../../tools/build/build-addresses.js";
import { contentSecurityPolicy } from "../../tools/build/build-constants.js";

describe("the addresses of a build", () => {
  it("are https, or http on this machine, or the page's own", () => {
    expect(
      parseAddresses(" https://api.example.com/base, same-origin,http://localhost:8787 ", "X"),
    ).toEqual(["https://api.example.com/base", "same-origin", "http://localhost:8787"]);
    expect(parseAddresses("", "X")).toEqual([]);
  });

  it.each([
    ["https://*.example.com", "without *"],
    ["*", "without *"],
    ["data:text/html;x", "must begin with https://"],
    ["http://api.example.com", "must begin with https://"],
    ["javascript:alert(1)", "must begin with https://"],
    ["https://key@example.com", "nothing but a host"],
    ["https://example.com/?key=1", "nothing but a host"],
    ["example.com", "is not an address"],
  ])("end the build with a sentence for %s", (address, sentence) => {
    const parse = () => parseAddresses(`https://good.example,${address}`, "STAT_SERVICES");
    expect(parse).toThrow("STAT_SERVICES cannot be used");
    expect(parse).toThrow(`"${address}"`);
    expect(parse).toThrow(sentence);
  });
});

it("the page loads pictures from the services and the hosts of the build alone", () => {
  const policy = contentSecurityPolicy(
    ["https://api.example.com/base", "same-origin"],
    ["https://cdn.example.com/pictures"],
  );
  expect(/img-src ([^;]+)/.exec(policy)?.[1]).toBe(
    "'self' data: blob: https://api.example.com https://cdn.example.com",
  );
  expect(policy).not.toMatch(/[ ;]https:(?:[ ;]|$)/);
});
