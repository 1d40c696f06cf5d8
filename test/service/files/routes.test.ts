import { PNG } from "pngjs";
import { beforeAll, describe, expect, it } from "vitest";
import { toInfographicItem } from "../../../src/service/files/infographic-item.js";
import { drawInfographic } from "../../../src/service/files/pictures/infographic-picture.js";
import type {
  InfographicRecord,
  Library,
  StatisticRecord,
} from "../../../src/service/library/library-model.js";
import { createFileServer, firstOf, partsOf, pickStatistics } from "./file-server.js";
import { pdfPages } from "./pdf-text.js";
import { libraryAlone } from "../support/own-library.js";

let library: Library;
let server: ReturnType<typeof createFileServer>;
let picked: ReadonlyMap<string, StatisticRecord>;
let first: StatisticRecord;

beforeAll(async () => {
  library = await libraryAlone();
  server = createFileServer(library);
  picked = pickStatistics(library);
  first = firstOf(library.statistics);
});

const code = (body: string) => (JSON.parse(body) as { error: { code: string } }).error.code;

/** Share of pixels that differ from the picture's corner. */
function ink(bytes: Buffer): number {
  const { data, width, height } = PNG.sync.read(bytes);
  let different = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (Math.abs((data[at] ?? 0) - (data[0] ?? 0)) > 40) different += 1;
  }
  return different / (width * height);
}

describe("pictures", () => {
  it("have the width asked for and are not blank, for every kind of chart", async () => {
    for (const [name, record] of picked) {
      const answer = await server.get(
        server.links.picture("statistic", record.id, "de", 320, "reader"),
      );
      expect([name, answer.statusCode]).toEqual([name, 200]);
      const { width, height } = PNG.sync.read(answer.rawPayload);
      expect([name, width, height]).toEqual([name, 320, 200]);
      expect(ink(answer.rawPayload)).toBeGreaterThan(0.02);
    }
  });

  it.each([
    [320, 200],
    [640, 400],
    [960, 600],
  ])("come %i pixels wide", async (width, height) => {
    const answer = await server.get(
      server.links.picture("statistic", first.id, "en", width, "reader"),
    );
    const picture = PNG.sync.read(answer.rawPayload);
    expect([picture.width, picture.height]).toEqual([width, height]);
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
  });

  it("are drawn for infographics", async () => {
    const record = firstOf(library.infographics);
    const answer = await server.get(
      server.links.picture("infographic", record.id, "fr", 640, "reader"),
    );
    expect(PNG.sync.read(answer.rawPayload).width).toBe(640);
    expect(ink(answer.rawPayload)).toBeGreaterThan(0.02);
  });
});

describe("descriptions", () => {
  const marked = "Only some packages show this";
  const withMark = (): Library => ({
    ...library,
    statisticTexts: (record, language) => ({
      ...library.statisticTexts(record, language),
      description: `<p>${marked}</p>`,
    }),
  });

  it("are in pages and files for a key that has them, and not for one that has not", async () => {
    const { get, links } = createFileServer(withMark(), new Set(["full", "brief"]));
    const infographic = firstOf(library.infographics);
    for (const [keyId, isShown] of [
      ["full", true],
      ["brief", false],
    ] as const) {
      const page = await get(links.contentPage("statistic", first.id, "en", keyId));
      expect(page.body.includes(marked)).toBe(isShown);
      const study = await get(links.contentPage("infographic", infographic.id, "en", keyId));
      expect(study.statusCode).toBe(200);
      for (const format of ["pptx", "xlsx"] as const) {
        const { rawPayload } = await get(links.report(first.id, format, "en", keyId));
        const text = [...partsOf(rawPayload).values()].join("");
        expect([keyId, format, text.includes(marked)]).toEqual([keyId, format, isShown]);
      }
    }
    const printed = async (keyId: string) =>
      pdfPages((await get(links.report(first.id, "pdf", "en", keyId))).rawPayload).join("\n");
    expect(await printed("brief")).not.toContain(marked);
    expect(await printed("full")).toContain(marked);
  });
});

describe("infographics of the world", () => {
  const world = () =>
    [...library.infographics.values()].filter(({ key }) => key?.includes("|world-map|") ?? false);
  const valuesOf = (record: InfographicRecord) =>
    toInfographicItem(library, record, "de").parts[0]?.countries;

  it("lead with a ranking that has figures for a map", () => {
    expect(world().length).toBeGreaterThan(100);
    for (const record of world()) expect(valuesOf(record)?.size).toBeGreaterThanOrEqual(60);
  });

  it("draw countries that have figures in the colours of the legend, and the others grey", async () => {
    const record = world().find(({ key }) => key === "infographic|world-map|gdp-per-capita");
    if (record === undefined) throw new Error("There is no map of income.");
    const svg = await drawInfographic(toInfographicItem(library, record, "de"));
    const fills = [...svg.matchAll(/<path d="[^"]*" fill="(#\w+)" stroke="#ffffff"/g)].map(
      ([, fill]) => fill,
    );
    expect(fills.length).toBeGreaterThan(150);
    // Five steps and no figure; the Falklands have none.
    expect(new Set(fills).size).toBe(6);
    expect(svg).toContain("Weltkarte – Reales BIP pro Kopf 2017");
    expect(svg).toContain("keine Angabe");
  });
});

describe("reports", () => {
  it.each([
    ["pdf", "application/pdf", "%PDF", "inline"],
    [
      "pptx",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      "PK",
      "attachment",
    ],
    [
      "xlsx",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "PK",
      "attachment",
    ],
  ] as const)("come as %s with type and name", async (format, type, start, disposition) => {
    const answer = await server.get(server.links.report(first.id, format, "es", "reader"));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["content-disposition"]).toBe(
      `${disposition}; filename="statistic-${first.id}-es.${format}"`,
    );
    expect(answer.rawPayload.toString("latin1").startsWith(start)).toBe(true);
  });
});

describe("validators", () => {
  it("answer 304 without a body to who has the picture already", async () => {
    const address = server.links.picture("statistic", first.id, "de", 640, "reader");
    const { headers } = await server.get(address);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    expect(headers["cache-control"]).toMatch(/^(public|private), max-age=3600$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await server.get(address, { "if-none-match": known });
      expect([known, again.statusCode, again.rawPayload.length]).toEqual([known, 304, 0]);
      expect(again.headers.etag).toBe(etag);
    }
    expect((await server.get(address, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("are the same for two services with the same library", async () => {
    const other = createFileServer(library);
    const address = server.links.picture("statistic", first.id, "en", 320, "reader");
    const [one, two] = await Promise.all([server.get(address), other.get(address)]);
    expect(one.headers.etag).toBe(two.headers.etag);
  });
});

describe("signatures", () => {
  it("are asked for before anything else is told", async () => {
    for (const id of [first.id, 1]) {
      const answer = await server.get(`/v1/files/statistic/${id}/de.pdf`);
      expect([answer.statusCode, code(answer.body)]).toEqual([401, "missing-key"]);
    }
  });

  it("fit one path only", async () => {
    const address = server.links.report(first.id, "pdf", "de", "reader");
    for (const other of [
      address.replace(".pdf", ".xlsx"),
      address.replace("/de.", "/en."),
      `${address}x`,
    ]) {
      const answer = await server.get(other);
      expect([answer.statusCode, code(answer.body)]).toEqual([403, "forbidden"]);
    }
  });

  it("end with their key", async () => {
    const keys = new Set(["reader"]);
    const own = createFileServer(library, keys);
    const address = own.links.report(first.id, "xlsx", "de", "reader");
    expect((await own.get(address)).statusCode).toBe(200);
    keys.delete("reader");
    expect((await own.get(address)).statusCode).toBe(403);
  });

  it("are not needed for pictures of free content, and are for premium ones", async () => {
    const { canonical, links, get } = createFileServer(library, new Set(["reader", "starter"]));
    const free = [...library.statistics.values()].find(({ isPremium }) => !isPremium);
    const premium = [...library.statistics.values()].find(({ isPremium }) => isPremium);
    if (free === undefined || premium === undefined) throw new Error("Both kinds are needed.");
    const shown = await get(canonical.picture("statistic", free.id, "en", 320));
    expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=3600",
    ]);
    const closed = await get(canonical.picture("statistic", premium.id, "en", 320));
    expect([closed.statusCode, code(closed.body)]).toEqual([401, "missing-key"]);
    const mine = await get(links.picture("statistic", premium.id, "en", 320, "reader"));
    expect([mine.statusCode, mine.headers["cache-control"]]).toEqual([
      200,
      "private, max-age=3600",
    ]);
    for (const address of [
      links.picture("statistic", premium.id, "en", 320, "starter"),
      links.report(premium.id, "pdf", "en", "starter"),
    ]) {
      const refused = await get(address);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ error: { refused: "item", package: "professional" } });
    }
  });
});

it("answers 404 for what is not there, though signed", async () => {
  const { links } = server;
  const unknown = [
    links.picture("statistic", 1, "de", 320, "reader"),
    links.picture("statistic", first.id, "de", 321, "reader"),
    links.picture("study" as never, first.id, "de", 320, "reader"),
    links.picture("statistic", first.id, "it" as never, 320, "reader"),
    links.report(1, "pdf", "de", "reader"),
    links.report(first.id, "exe" as never, "de", "reader"),
    links.report(first.id, "constructor" as never, "de", "reader"),
    links.contentPage("statistic", "1e3", "de", "reader"),
    links.contentPage("indicator", "no-such-uuid", "de", "reader"),
    links.contentPage("nothing" as never, first.id, "de", "reader"),
  ];
  for (const address of unknown) {
    const answer = await server.get(address);
    expect([address, answer.statusCode, code(answer.body)]).toEqual([address, 404, "not-found"]);
  }
  expect(server.faults).toEqual([]);
});
