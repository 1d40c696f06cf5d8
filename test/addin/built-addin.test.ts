import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createNodeWorkbench, type NodeWorkbench } from "../../src/workbench/node/index.js";

const dist = resolve(import.meta.dirname, "../../dist/addin");
if (!existsSync(join(dist, "functions.js"))) {
  throw new Error("There is no build to run. Run npm run build first.");
}

const origin = "https://localhost:3000";
let workbench: NodeWorkbench | undefined;
afterEach(() => {
  workbench?.dispose();
  workbench = undefined;
});

const item = (identifier: number) => ({
  identifier,
  title: `Statistic ${identifier}`,
  subject: "Population",
  link: `https://pages.test/${identifier}`,
  date: "2024-06-03T00:00:00Z",
  released_at: "2024-06-03T00:00:00Z",
  platform: "en",
  is_premium: false,
});

/** The built add-in on real office.js, over a service that finds as many statistics as are asked. */
async function open({ key, folder = dist }: { key?: string; folder?: string } = {}) {
  const requests: { url: URL; key: string | null }[] = [];
  const service = (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push({ url, key: new Headers(init?.headers).get("x-api-key") });
    const size = Number(url.searchParams.get("size") ?? 10);
    const items = Array.from({ length: size }, (_, index) => item(index + 1));
    return Promise.resolve(
      new Response(JSON.stringify({ items, total_count: 500 }), {
        headers: { "content-type": "application/json" },
      }),
    );
  };
  workbench = await createNodeWorkbench({
    functionsJson: join(folder, "functions.json"),
    addinScript: join(folder, "functions.js"),
    fetch: service,
    ...(key === undefined ? {} : { localStorage: { [`stat.key.${origin}`]: key } }),
  });
  return { workbench, requests };
}

describe("the built add-in in the real office.js", () => {
  it("spills a search with the stored key, sent in the header alone", async () => {
    const { workbench, requests } = await open({ key: "kept-key" });
    workbench.enter("A1", '=STAT.SEARCH("population",,,5)');
    await workbench.idle();
    expect(workbench.values("A1:B3")).toEqual([
      ["id", "title"],
      [1, "Statistic 1"],
      [2, "Statistic 2"],
    ]);
    expect(workbench.cell("A6").value).toBe(5);
    expect(workbench.cell("A7").value).toBe("");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.origin).toBe(origin);
    expect(requests[0]?.key).toBe("kept-key");
    expect(requests[0]?.url.href).not.toContain("kept-key");
  });

  it("ends in a sentence a user can act on while there is no key", async () => {
    const { workbench, requests } = await open();
    workbench.enter("A1", '=STAT.SEARCH("population")');
    await workbench.idle();
    const { text, message } = workbench.cell("A1");
    expect(text).toBe("#N/A");
    expect(message).toMatch(/API key.*STAT pane/);
    expect(requests).toHaveLength(0);
  });

  describe("a part that cannot be loaded", () => {
    const folders: string[] = [];
    afterEach(() => {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
    });
    /** A copy of the build from which the parts with these names are gone. */
    const without = (...parts: readonly string[]) => {
      const folder = mkdtempSync(join(tmpdir(), "stat-addin-"));
      folders.push(folder);
      const isGone = (name: string) => parts.some((part) => name.startsWith(`${part}.`));
      expect(
        parts.filter((part) => !readdirSync(dist).some((name) => name.startsWith(`${part}.`))),
      ).toEqual([]);
      cpSync(dist, folder, {
        recursive: true,
        filter: (source) => !isGone(source.slice(dist.length + 1)),
      });
      return { folder, key: "k" };
    };

    it.each([
      ["lists", '=STAT.SEARCH("population")'],
      ["content", "=STAT.INFO(1)"],
      ["questions", '=STAT.ASK("How many?")'],
      ["status", "=STAT.STATUS()"],
      ["computed", '=STAT.VALUE(1,,,"change=pct")'],
    ])("%s ends in a sentence in the cell", async (part, formula) => {
      const { workbench } = await open(without(part));
      workbench.enter("A1", formula);
      await workbench.idle();
      const { text, message } = workbench.cell("A1");
      expect([text, message]).toEqual([
        "#N/A",
        "A part of the add-in could not be loaded: check the connection, then recalculate",
      ]);
    });

    it("is told too where the sentences themselves are what is missing", async () => {
      const { workbench } = await open(without("lists", "failures"));
      workbench.enter("A1", '=STAT.SEARCH("population")');
      await workbench.idle();
      expect(workbench.cell("A1").message).toMatch(/^A part of the add-in could not be loaded/);
    });

    it("is asked for again when the cell is calculated again", async () => {
      const broken = without("lists");
      const { workbench } = await open(broken);
      workbench.enter("A1", '=STAT.SEARCH("population",,,1,"columns=title; headers=off")');
      await workbench.idle();
      expect(workbench.cell("A1").text).toBe("#N/A");
      cpSync(dist, broken.folder, { recursive: true });
      workbench.enter("A2", '=STAT.SEARCH("people",,,1,"columns=title; headers=off")');
      await workbench.idle();
      expect(workbench.cell("A2").text).toBe("Statistic 1");
    });
  });

  it("sends 50 requests for 1,000 cells that ask for 50 distinct searches", async () => {
    const { workbench, requests } = await open({ key: "k" });
    for (let cell = 0; cell < 1000; cell += 1) {
      // One result in one cell: without headers and with one column nothing spills.
      const query = `query ${cell % 50}`;
      workbench.enter(`A${cell + 1}`, `=STAT.SEARCH("${query}",,,1,"columns=title; headers=off")`);
    }
    await workbench.idle();
    expect(new Set(workbench.values("A1:A1000").flat())).toEqual(new Set(["Statistic 1"]));
    expect(requests).toHaveLength(50);
  });

  it.each(["openInsert", "openRefresh", "openAsk"])(
    "%s shows the pane and changes no cell",
    async (command) => {
      const { workbench } = await open({ key: "k" });
      workbench.enter("A1", "mine");
      await workbench.fireAction(command);
      await workbench.idle();
      expect(workbench.values("A1:A2")).toEqual([["mine"], [""]]);
    },
  );
});
