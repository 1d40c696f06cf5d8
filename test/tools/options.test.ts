import { describe, expect, it } from "vitest";
import { startOptions } from "../../tools/start/options.js";

describe("the options of npm start", () => {
  it("are port 3000 and a build unless said otherwise", () => {
    expect(startOptions([], {})).toEqual({ port: 3000, isBuilding: true });
    expect(startOptions(["--no-build"], { PORT: "3100" })).toEqual({
      port: 3100,
      isBuilding: false,
    });
  });

  it.each(["", "0", "65536", "3000x", "-1", "3e3"])("refuse PORT=%s with a sentence", (PORT) => {
    expect(() => startOptions([], { PORT })).toThrow(/which is no port\. Usage/);
  });

  it("refuse an unknown option with the usage", () => {
    expect(() => startOptions(["--nobuild"], {})).toThrow(/Unknown option --nobuild\. Usage/);
  });
});
