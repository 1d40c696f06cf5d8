import { createServer, type AddressInfo, type Server } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runContentCommand } from "../../../src/service/import/index.js";
import { day, openImportFolder, readImported, said, surroundingsOf } from "./import-folder.js";

/** Answers that break off: what was there stays, and no figure is taken that has lost its last digits. */

const { dataDir, run } = openImportFolder();
const rows = "DEU FRA ITA ESP POL NLD"
  .split(" ")
  .flatMap((place) =>
    [2021, 2022, 2023, 2024].map((year) => `${place},${String(year)},${String(year)}5`),
  );
const table = `country,year,GDP (euros)\n${rows.join("\n")}\n`;

const whole = `HTTP/1.1 200 OK\r\nContent-Length: ${String(table.length)}\r\n\r\n${table}`;
let answer: readonly (string | Buffer)[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((socket) => {
    // One that has read enough may close the line.
    socket.on("error", () => undefined);
    socket.once("data", () => {
      for (const part of answer) socket.write(part);
      socket.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => new Promise((done) => server.close(done)));

const from = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/a.csv`;
const update = () => runContentCommand(["update"], surroundingsOf(dataDir(), day("2026-11-20")));
const kept = () => readImported(dataDir())[0]?.figures;

beforeEach(async () => {
  answer = [whole];
  expect((await run([from(), ...said])).text).toContain("Every figure is in.");
});

const packed = gzipSync(table);
const inGzip = (body: Buffer) => [
  `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${String(body.length)}\r\n\r\n`,
  body,
];
/** As old servers answer: the body is whatever comes until the line is closed. */
const unmeasured = (body: string) => [`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${body}`];
const inChunks = (body: string, end: string) => [
  `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n${end}`,
];

describe("an answer that breaks off", () => {
  it.each([
    ["in the middle of its gzip", inGzip(packed.subarray(0, -40)), "unexpected end of file"],
    ["before its gzip's checksum", inGzip(packed.subarray(0, -8)), "unexpected end of file"],
    ["before the length it says", [whole.slice(0, -12)], "other side closed"],
    ["before its last chunk", inChunks(table.slice(0, -12), ""), "other side closed"],
    ["in a figure, of no length", unmeasured(table.slice(0, -3)), "its last line has no end"],
  ])("changes nothing: %s", async (_, parts, reason) => {
    const before = kept();
    answer = parts;
    const { exitCode, text } = await update();
    expect(text).toMatch(/^research-desk: not updated, and as it was before: /);
    expect(text).toContain(reason);
    expect(exitCode).toBe(1);
    expect(kept()).toEqual(before);
  });

  it.each([
    ["gzip", inGzip(packed)],
    ["chunks", inChunks(table.slice(0, -1), "0\r\n\r\n")],
    ["no length", unmeasured(table)],
    ["no length, with lines as Windows ends them", unmeasured(table.replaceAll("\n", "\r\n"))],
  ])("is no whole one in %s", async (_, parts) => {
    answer = parts;
    expect(await update()).toEqual({ exitCode: 0, text: "research-desk: unchanged." });
  });

  it("is refused where it is packed as nobody asked for it", async () => {
    answer = ["HTTP/1.1 200 OK\r\nContent-Encoding: zstd\r\nContent-Length: 2\r\n\r\nab"];
    expect((await update()).text).toContain("is packed as zstd, which is not read");
  });
});
