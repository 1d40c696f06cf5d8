import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { runContentCommand } from "../../../src/service/import/index.js";
import { freePort } from "../../support/network/free-port.js";
import { openFileServer } from "./file-server.js";
import { day, gdp, openImportFolder, readImported, said, surroundingsOf } from "./import-folder.js";
import { json20Flat } from "./sdmx/sdmx-json-samples.js";
import { specificFlat, structure } from "./sdmx/sdmx-samples.js";

const { dataDir, figures, file, run } = openImportFolder();
const { address, give, on, seen } = openFileServer();
const bank = ["--source", "bank", "--licence", "CC-BY-4.0"];
const update = (today: string, ...names: string[]) =>
  runContentCommand(["update", ...names], surroundingsOf(dataDir(), day(today)));

describe("an address", () => {
  it("of a table is read as its file would be, and is what the items name as where they are from", async () => {
    give("/gdp", gzipSync(gdp));
    const result = await run([address("/gdp"), ...said]);
    expect(result.text).toContain("Every figure is in.");
    expect(Object.values(figures() ?? {})[0]).toEqual({
      DEU: ["2024", [4120.5, 4160.2]],
      FRA: ["2024", [2890]],
    });
    expect(readImported(dataDir())[0]?.from).toBe(address("/gdp"));
  });

  it("is shown without its query, which may hold a key, and asked with it again", async () => {
    give("/keyed.csv?token=pa55w0rd&series=gdp", `${gdp}ESP,2024,3\nITA,2024,3\nAtlantis,2024,1\n`);
    const keyed = address("/keyed.csv?token=pa55w0rd&series=gdp");
    const told = [(await run([keyed, ...bank])).text];
    expect(told[0]).toContain(`${address("/keyed.csv?…")}, line 7: "Atlantis" is no place`);
    const content = (command: string) =>
      runContentCommand([command, "bank"], surroundingsOf(dataDir(), day("2026-11-21")));
    told.push((await content("show")).text);
    expect(told[1]).toContain(`read from ${address("/keyed.csv?…")}`);
    told.push((await content("update")).text);
    expect(told[2]).toMatch(/^bank: unchanged/);
    on("/keyed.csv?token=pa55w0rd&series=gdp", () => ({ status: 500, body: "down" }));
    told.push((await content("update")).text);
    expect(told[3]).toContain(`${address("/keyed.csv?…")} answers 500`);
    told.push((await run([keyed.replace(/:\d+/, ":1"), ...bank])).text);
    expect(told.join("\n")).not.toContain("pa55w0rd");
    expect(JSON.stringify({ ...readImported(dataDir())[0], again: {} })).not.toContain("pa55w0rd");
  });

  it("that shows a web page is told as one, in the place of the table and as a refusal", async () => {
    const page =
      "<!doctype html><style>p { color: red }</style><p>Down for <b>an hour</b></p><script>x()</script>";
    give("/gdp", gdp);
    await run([address("/gdp"), ...said]);
    give("/gdp", page);
    expect((await update("2026-11-21")).text).toBe(
      `research-desk: not updated, and as it was before: ${address("/gdp")} is a web page (HTML), and neither a table nor a message: name the address of the file itself, or save its table as CSV or XLSX.`,
    );
    on("/gdp", () => ({ status: 503, body: page }));
    expect((await update("2026-11-21")).text).toMatch(/answers 503: Down for an hour$/);
  });

  it("that gives a part of its table alone is refused: the rest would be taken for gone", async () => {
    give("/gdp", gdp);
    await run([address("/gdp"), ...said]);
    const [part] = gdp.split("Deutschland");
    const headers = { "content-range": "bytes 0-64/96" };
    on("/gdp", () => ({ status: 206, headers, body: part ?? "" }));
    const { text } = await update("2026-11-21");
    expect(text).toMatch(
      /^research-desk: not updated, and as it was before: .* answers 206, with a/,
    );
    expect(text).toContain("(bytes 0-64/96)");
  });

  it("that leads on is followed; sentences name the address and no file of this machine", async () => {
    on("/old", () => ({ status: 302, headers: { location: "/new.csv" } }));
    give("/new.csv", `${gdp}ESP,2024,3\nITA,2024,3\nAtlantis,2024,1\n`);
    const result = await run([address("/old"), ...said]);
    expect(result.text).toContain(`${address("/old")}, line 7: "Atlantis" is no place`);
  });

  it("of a data package brings its tables along", async () => {
    const resource = {
      path: "data/wheat.csv",
      schema: { fields: [{ name: "t", title: "Wheat harvest", unit: "tonnes" }] },
    };
    const descriptor = { name: "harvests", licenses: [{ name: "CC0-1.0" }], resources: [resource] };
    give("/p/datapackage.json", JSON.stringify(descriptor));
    give("/p/data/wheat.csv", "iso,year,t\nPOL,2023,13.5\nPOL,2024,12.5\n");
    const result = await run([address("/p/datapackage.json")]);
    expect(result.text).toContain("Wheat harvest (tonnes): 1 place");
    give(
      "/p/datapackage.json",
      JSON.stringify({ ...descriptor, resources: [{ path: "../x.csv" }] }),
    );
    expect((await run([address("/p/datapackage.json")])).text).toMatch(/not inside its folder/);
  });

  it.each([
    "\\\\elsewhere.example\\x.csv",
    "https:elsewhere.example/x.csv",
    "https:localhost:9200/x.csv",
    "%2e%2e/x.csv",
    "https:?x.csv",
  ])("of a data package asks for no table that is not beneath it: %s", async (path) => {
    const descriptor = { name: "harvests", licenses: [{ name: "CC0-1.0" }], resources: [{ path }] };
    give("/p/datapackage.json", JSON.stringify(descriptor));
    const { text } = await run([address("/p/datapackage.json")]);
    expect(text).toBe(
      `datapackage.json names ${path}: tables, schemas and dialects must lie beside it.`,
    );
    expect(seen.map(({ path: asked }) => asked)).toEqual(["/p/datapackage.json"]);
  });

  it("of an SDMX service is asked for the forms that name codes", async () => {
    give("/v2/data/dataflow/SO/SPENDING/1.0/A..?c[TIME_PERIOD]=ge:2024", json20Flat());
    const path = "/v2/data/dataflow/SO/SPENDING/1.0/A..?c[TIME_PERIOD]=ge:2024";
    expect((await run([address(path), ...bank])).text).toContain("Household spending: Food");
    const headers = seen[0]?.headers ?? {};
    expect(headers.accept).toMatch(/^application\/vnd\.sdmx\.data\+json;version=2\.0\.0, /);
    expect(headers["accept-language"]).toBe("en, de, fr, es");
  });

  it.each([
    ["/rest/data/SPENDING/all", "/rest/dataflow/SO/SPENDING/1.0?references=descendants"],
    [
      "/3/data/dataflow/SO/SPENDING/1.0/*",
      "/3/structure/dataflow/SO/SPENDING/1.0?references=descendants",
    ],
  ])(
    "of a service that answers in SDMX-ML is asked for the structure too: %s",
    async (data, of) => {
      give(data, specificFlat);
      give(of, structure);
      const result = await run([address(data), ...bank]);
      expect(result.text).toContain("Household spending: All items (million Euro): 2 places");
      expect(seen.at(-1)).toMatchObject({
        path: of,
        headers: { accept: expect.stringContaining("vnd.sdmx.structure+xml") as string },
      });
    },
  );

  it.each([
    ["http://bank.example/a.csv", /is not https/],
    ["https://ann:secret@bank.example/a.csv", /has a user or a password in it/],
    ["https://", /is no address/],
  ])("that cannot be asked ends with a sentence: %s", async (from, sentence) => {
    const result = await run([from, ...said]);
    expect(result.text).toMatch(sentence);
    expect(result.text).not.toContain("secret");
    expect(result.exitCode).toBe(1);
    expect(existsSync(dataDir())).toBe(false);
  });

  it("where nobody answers ends with a sentence that names the proxy's and the authority's settings", async () => {
    const { text } = await run([`http://127.0.0.1:${String(await freePort())}/a.csv`, ...said]);
    expect(text).toMatch(/cannot be read: .*ECONNREFUSED.*HTTPS_PROXY.*NODE_EXTRA_CA_CERTS/);
  });

  it("that leads to plain http elsewhere, round in circles, or nowhere ends with a sentence", async () => {
    on("/out", () => ({ status: 301, headers: { location: "http://elsewhere.example/" } }));
    on("/round", () => ({ status: 301, headers: { location: "/round" } }));
    const text = async (path: string) => (await run([address(path), ...said])).text;
    expect(await text("/out")).toContain("http://elsewhere.example/ is not https");
    expect(await text("/round")).toContain("leads on more than 5 times");
    expect(await text("/none")).toBe(`${address("/none")} answers 404: Not here`);
  });

  it("that refuses at endless length is not read to the end", async () => {
    on("/endless", () => ({ status: 500, body: () => "It is down. " }));
    const { exitCode, text } = await run([address("/endless"), ...said]);
    expect(text).toMatch(/ answers 500: (It is down\. )+/);
    expect([exitCode, text.length < 300]).toEqual([1, true]);
  });
});

describe("content update", () => {
  it("takes what is new, and nothing where the source still has the same version", async () => {
    give("/gdp.csv", gdp, '"1"');
    await run([address("/gdp.csv"), ...said], "2026-11-01");
    const folder = join(dataDir(), "content");
    const read = () => readFileSync(join(folder, readdirSync(folder)[0] ?? ""));
    const before = read();
    expect(await update("2026-11-10")).toEqual({ exitCode: 0, text: "research-desk: unchanged." });
    expect(seen.at(-1)?.headers["if-none-match"]).toBe('"1"');
    expect(read()).toEqual(before);

    give("/gdp.csv", `${gdp.replace("2890", "2900")}FRA,2025,2930\n`, '"2"');
    const result = await update("2026-11-20", "research-desk");
    expect(result.text).toBe("research-desk: figures 1 new, 1 changed, 0 gone.");
    expect(readImported(dataDir())[0]?.updates).toEqual({
      "research-desk-gdp-forecast": { DEU: "2026-11-01", FRA: "2026-11-20" },
    });
    // The version that was taken is the one that is asked for from now on.
    expect((await update("2026-11-21")).text).toBe("research-desk: unchanged.");
  });

  it("sees new tables of a data package whose description is what it was", async () => {
    const schema = { fields: [{ name: "t", title: "Wheat harvest", unit: "tonnes" }] };
    const resources = [{ path: "wheat.csv", schema }];
    const descriptor = { name: "harvests", licenses: [{ name: "CC0-1.0" }], resources };
    give("/p/datapackage.json", JSON.stringify(descriptor), '"1"');
    give("/p/wheat.csv", "iso,year,t\nPOL,2023,13.5\nPOL,2024,12.5\n", '"1"');
    await run([address("/p/datapackage.json")]);
    expect((await update("2026-11-21")).text).toBe("harvests: unchanged.");
    give("/p/wheat.csv", "iso,year,t\nPOL,2023,13.5\nPOL,2024,12.6\nPOL,2025,12\n", '"2"');
    expect((await update("2026-11-22")).text).toBe("harvests: figures 1 new, 1 changed, 0 gone.");
  });

  it("reads the same version anew where its mapping was corrected", async () => {
    const mapping = (column: string) =>
      file(
        "mapping.yaml",
        `source: { name: desk }\nlicence: own\nplace: { column: iso }\nperiod: { column: year }\nmeasures: [{ column: ${column}, name: Output, unit: tonnes }]\n`,
      );
    give("/two.csv", "iso,year,a,b\nPOL,2024,1,3\n", '"1"');
    await run([address("/two.csv"), "--mapping", mapping("a")]);
    expect((await update("2026-11-21")).text).toBe("desk: unchanged.");
    expect(seen.at(-1)?.headers["if-none-match"]).toBe('"1"');
    mapping("b");
    expect((await update("2026-11-22")).text).toBe("desk: figures 0 new, 1 changed, 0 gone.");
    expect((await update("2026-11-23")).text).toBe("desk: unchanged.");
    expect(seen.at(-1)?.headers["if-none-match"]).toBe('"1"');
  });

  it("takes the names of a service's structure, though its figures are the same version", async () => {
    give("/rest/data/SPENDING/all", specificFlat, '"1"');
    const of = "/rest/dataflow/SO/SPENDING/1.0?references=descendants";
    give(of, structure);
    await run([address("/rest/data/SPENDING/all"), ...bank]);
    const names = () => readImported(dataDir())[0]?.concepts.map(({ name }) => name.en);
    expect(names()).toContain("Household spending: All items");
    give(of, structure.replaceAll("All items", "Everything"));
    await update("2026-11-21");
    expect(names()).toContain("Household spending: Everything");
  });

  it("leaves what cannot be asked as it was, updates the others, and says so by its exit code", async () => {
    give("/a.csv", gdp);
    give("/b.csv", gdp);
    await run([address("/a.csv"), "--source", "a", "--licence", "own"]);
    await run([address("/b.csv"), "--source", "b", "--licence", "own"]);
    on("/a.csv", () => ({ status: 503, body: "Maintenance" }));
    give("/b.csv", gdp.replace("2890", "2900"));
    const result = await update("2026-11-21");
    expect(result.exitCode).toBe(1);
    expect(result.text.split("\n")).toEqual([
      `a: not updated, and as it was before: ${address("/a.csv")} answers 503: Maintenance`,
      "b: figures 0 new, 1 changed, 0 gone.",
    ]);
    const [a, b] = readImported(dataDir()).map((one) => one.figures);
    expect([a?.["a-gdp-forecast"]?.["FRA"], b?.["b-gdp-forecast"]?.["FRA"]]).toEqual([
      ["2024", [2890]],
      ["2024", [2900]],
    ]);
  });
});
