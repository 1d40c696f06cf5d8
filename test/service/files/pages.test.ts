import { createHash } from "node:crypto";
import { Window } from "happy-dom";
import { beforeAll, describe, expect, it } from "vitest";
import type { DataSource, Library } from "../../../src/service/library/library-model.js";
import { createFileServer, firstOf, pickStatistics } from "./file-server.js";
import { libraryAlone } from "../support/own-library.js";

let library: Library;

beforeAll(async () => {
  library = await libraryAlone();
});

const parse = (page: string) => {
  const window = new Window();
  window.document.write(page);
  return window.document;
};

describe("pages", () => {
  it("show title, chart, table, source and licence of each kind of chart", async () => {
    const { get, links } = createFileServer(library);
    for (const [name, record] of pickStatistics(library)) {
      const answer = await get(links.contentPage("statistic", record.id, "de", "reader"));
      expect([name, answer.statusCode]).toEqual([name, 200]);
      const page = parse(answer.body);
      const { title } = library.statisticTexts(record, "de");
      const chart = library.chart(record, "de");
      expect(page.documentElement.lang).toBe("de");
      expect(page.querySelector("h1")?.textContent).toBe(title);
      expect(page.querySelectorAll("tbody tr")).toHaveLength(chart.categories.length);
      const isTable = chart.graphType === "table";
      expect([name, page.querySelectorAll("figure svg").length]).toEqual([name, isTable ? 0 : 1]);
      const source = library.sources.get(record.sources[0] ?? "");
      expect(page.body.textContent).toContain(source?.licence);
      expect(page.body.textContent).toContain(source?.attribution);
    }
  });

  it("exist for topics, studies, infographics and indicators, and lead to each other", async () => {
    const { get, links } = createFileServer(library);
    const addresses = [
      links.contentPage("topic", firstOf(library.topics).id, "en", "reader"),
      links.contentPage("study", firstOf(library.studies).id, "fr", "reader"),
      links.contentPage("infographic", firstOf(library.infographics).id, "es", "reader"),
      links.contentPage("indicator", firstOf(library.concepts).uuid, "de", "reader"),
    ];
    for (const address of addresses) {
      const answer = await get(address);
      expect([address, answer.statusCode]).toEqual([address, 200]);
      const targets = [...parse(answer.body).querySelectorAll('a[href*="/content/"]')];
      expect(targets.length).toBeGreaterThanOrEqual(3);
      for (const target of targets.slice(0, 5)) {
        const href = target.getAttribute("href") ?? "";
        expect([href, (await get(href)).statusCode]).toEqual([href, 200]);
      }
    }
  });

  it("need nothing their policy forbids", async () => {
    const { get, links } = createFileServer(library);
    const record = firstOf(library.statistics);
    const { body, headers } = await get(links.contentPage("statistic", record.id, "en", "reader"));
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? "";
    expect(policy).toContain(createHash("sha256").update(style).digest("base64"));
    expect(body).not.toMatch(/<script| style="| on\w+="|javascript:|<img|<iframe/i);
    expect(body).not.toContain("signature=");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("show hostile texts as text", async () => {
    const record = firstOf(library.statistics);
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
    const source: DataSource = {
      ...firstOf(library.sources),
      title: evil,
      url: "javascript:alert(3)",
      attribution: evil,
      licence: evil,
    };
    const hostile: Library = {
      ...library,
      sources: new Map(record.sources.map((key) => [key, source])),
      statisticTexts: () => ({
        title: evil,
        subject: evil,
        description: `<p onclick="x()">ok<b>bold</b></p><script>alert(4)</script><a href="javascript:x">l</a><style>*{}</style><svg onload=x></svg>`,
      }),
      chart: () => ({
        graphType: "bar",
        horizontal: true,
        unit: evil,
        categories: [evil, "b"],
        series: [{ name: evil, values: [1, null] }],
        note: evil,
      }),
    };
    const { get, links } = createFileServer(hostile);
    const { body } = await get(links.contentPage("statistic", record.id, "en", "reader"));
    const page = parse(body);
    expect(
      page.querySelectorAll("script, img, iframe, [onclick], [onerror], [onload]"),
    ).toHaveLength(0);
    expect(page.querySelectorAll('a[href^="javascript:"]')).toHaveLength(0);
    expect(page.querySelectorAll("style")).toHaveLength(1);
    expect(page.querySelector("h1")?.textContent).toBe(evil);
    expect(page.querySelector("tbody th")?.textContent).toBe(evil);
    expect(page.querySelector("main > p > b")?.textContent).toBe("bold");
  });
});

describe("the public page", () => {
  it("tells what it is about, whose it is and of when, and holds neither data nor description", async () => {
    const { get, canonical } = createFileServer(library);
    const record = [...library.statistics.values()].find(({ isPremium }) => !isPremium);
    if (record === undefined) throw new Error("A free statistic is needed.");
    const answer = await get(canonical.contentPage("statistic", record.id, "en"));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=3600",
    ]);
    const page = parse(answer.body);
    const { title, subject, description } = library.statisticTexts(record, "en");
    const text = page.body.textContent;
    const source = library.sources.get(record.sources[0] ?? "");
    for (const told of [title, subject, source?.title ?? "?", record.to]) {
      expect(text).toContain(told);
    }
    expect(page.querySelector("img")?.getAttribute("src")).toBe(
      canonical.picture("statistic", record.id, "en", 960),
    );
    expect(page.querySelectorAll("table")).toHaveLength(0);
    expect(description.length).toBeGreaterThan(20);
    expect(answer.body).not.toContain(description.slice(0, 60));
    expect(answer.body).not.toMatch(/signature=|reader/);
  });

  it("stands where a link has expired or its key lacks the item, and says so", async () => {
    let time = Date.parse("2026-11-20T09:30:00Z");
    const keys = new Set(["reader", "starter"]);
    const { get, links } = createFileServer(library, keys, () => time);
    const premium = [...library.statistics.values()].find(({ isPremium }) => isPremium);
    if (premium === undefined) throw new Error("A premium statistic is needed.");
    const starter = await get(links.contentPage("statistic", premium.id, "en", "starter"));
    expect(parse(starter.body).querySelector('[role="alert"]')?.textContent).toContain("premium");
    expect(parse(starter.body).querySelectorAll("table, img")).toHaveLength(0);
    const address = links.contentPage("statistic", premium.id, "en", "reader");
    expect(parse((await get(address)).body).querySelectorAll("table")).toHaveLength(1);
    time += 16 * 60_000;
    const expired = parse((await get(address)).body);
    expect(expired.querySelector('[role="alert"]')?.textContent).toContain("expired");
    expect(expired.querySelectorAll("table")).toHaveLength(0);
  });

  it("opens with a key that is sent as a body, and says when it is not known", async () => {
    const { app, canonical } = createFileServer(library);
    const record = firstOf(library.statistics);
    const address = canonical.report(record.id, "pdf", "en").replace("https://service.example", "");
    const asked = await app.inject({ url: address, headers: { accept: "text/html" } });
    const form = parse(asked.body).querySelector("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
      "post",
      "https://service.example/content/open",
    ]);
    const open = (key: string) =>
      app.inject({
        method: "POST",
        url: "/content/open",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ address, key }).toString(),
      });
    const opened = await open("reader.key");
    expect(opened.statusCode).toBe(303);
    const target = String(opened.headers.location).replace("https://service.example", "");
    expect(target).not.toContain("reader.key");
    const report = await app.inject({ url: target, headers: { accept: "text/html" } });
    expect([report.statusCode, report.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const refused = await open("nobody.key");
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain("nobody.key");
    expect(parse(refused.body).querySelector('[role="alert"]')?.textContent).toContain("not known");
  });
});
