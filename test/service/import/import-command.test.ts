import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { writeXlsx } from "hucre";
import { unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readDataFiles } from "../../../src/service/library/data-files.js";
import { gdp, openImportFolder, readImported, said } from "./import-folder.js";

const { dataDir, figures, file, folder, run } = openImportFolder();

describe("a CSV table", () => {
  it("becomes an indicator: places by any of their names, the unit from the heading", async () => {
    const result = await run([file("gdp.csv", gdp), ...said]);
    expect(result.exitCode).toBe(0);
    expect(result.text).toMatch(/^Imported research-desk/);
    expect(result.text).toContain("GDP forecast (million euros): 2 places, annual, 2024 to 2025");
    expect(result.text).toContain("Every figure is in.");
    expect(figures()).toEqual({
      "research-desk-gdp-forecast": { DEU: ["2024", [4120.5, 4160.2]], FRA: ["2024", [2890]] },
    });
  });

  it("is read packed with gzip, with a byte order mark, semicolons and German numbers", async () => {
    const text =
      '\uFEFFLand;Monat;"Preise, gesamt (Index)"\nDE;Januar 2026;"1.234,5"\nDE;2026-03;99,25\n';
    const result = await run([file("preise.csv.gz", gzipSync(text)), ...said]);
    expect(result.text).toContain("Every figure is in.");
    expect(figures()).toEqual({
      "research-desk-preise-gesamt": { DEU: ["2026-01", [1234.5, null, 99.25]] },
    });
  });

  it("may have its periods as headings and a column of series", async () => {
    const mapping = file(
      "wide.yaml",
      `source: { name: desk, title: Our desk, publisher: Example Bank, url: "https://bank.example", released: 2026-10-01 }
licence: CC-BY-4.0
place: { column: region }
period: { headings: true }
series: { column: sector }
measures:
  - { name: { en: Output, de: Produktion }, unit: { en: euros, de: Euro }, scale: 1000000, kind: flow, topic: Economic output, synonyms: [production value] }
`,
    );
    const table = file("wide.csv", "region,sector,2023,2024\nItaly,Steel,1,2\nItaly,Cars,..,4\n");
    const result = await run([table, "--mapping", mapping]);
    expect(result.text).toContain("Output: Steel (million euros): 1 place, annual, 2023 to 2024");
    const [content] = readImported(dataDir());
    expect(content?.source).toMatchObject({ publisher: "Example Bank", releasedAt: "2026-10-01" });
    expect(Object.values(content?.figures ?? {})).toEqual([
      { ITA: ["2023", [1, 2]] },
      { ITA: ["2024", [4]] },
    ]);
    expect(content?.topics).toEqual([]);
    expect(Object.values(content?.units ?? {})[0]).toMatchObject({
      name: { en: "million euros", de: "Millionen Euro", fr: "millions d’euros" },
      kind: "flow",
      scale: 1_000_000,
    });
  });

  it("may say in a column which measure a row is of", async () => {
    const mapping = file(
      "long.yaml",
      `source: { name: desk }
licence: internal
place: { is: World }
period: { column: time }
measure: { column: item }
measures:
  - { column: value, when: OIL, name: Oil price, unit: U.S. dollars per barrel, kind: price }
  - { column: value, when: GAS, name: Gas price, unit: U.S. dollars, kind: price }
`,
    );
    const table = file("long.csv", "item,time,value\nOIL,2026Q1,70\nGAS,2026Q1,3\nOIL,2026Q2,71\n");
    expect((await run([table, "--mapping", mapping])).exitCode).toBe(0);
    expect(figures()).toEqual({
      "desk-oil-price": { WLD: ["2026-Q1", [70, 71]] },
      "desk-gas-price": { WLD: ["2026-Q1", [3]] },
    });
  });

  it("asks for what only its owner knows, and imports nothing until then", async () => {
    const table = file("bare.csv", "country,year,gdp\nGermany,2024,1\nFrance,2024,2\n");
    const result = await run([table]);
    expect(result.exitCode).toBe(1);
    expect(result.text).toContain("--source NAME");
    expect(result.text).toContain("--licence ID");
    expect(result.text).toContain('the unit of "gdp"');
    expect(result.text).toContain("column: country");
    expect(existsSync(dataDir())).toBe(false);
    // The guess is a mapping as soon as its question marks are gone.
    const [, guess = ""] = result.text.split("mapping.yaml\n\n");
    const mapping = file(
      "mapping.yaml",
      guess
        .replace('name: "?"', "name: desk")
        .replace('licence: "?"', "licence: CC0-1.0")
        .replace('unit: "?"', "unit: euros"),
    );
    expect((await run([table, "--mapping", mapping])).text).toContain("gdp (euros): 2 places");
  });
});

it("of days asks how often they come: one month's day is no figure of the year", async () => {
  const table = file(
    "days.csv",
    "country,date,Jobs (people)\nItaly,2026-01-31,5\nSpain,2026-01-31,6\n",
  );
  const result = await run([table, ...said]);
  expect(result.exitCode).toBe(1);
  expect(result.text).toContain('how often the figures of "date" come');
  expect(existsSync(dataDir())).toBe(false);
});

describe("an Excel workbook", () => {
  const workbook = (rows: unknown[][]) =>
    writeXlsx({
      sheets: [
        { name: "Notes", rows: [["nothing here"]] },
        { name: "Data", rows: rows as never },
      ],
    });
  const mapping = (sheet: string) =>
    file(
      "sheet.yaml",
      `source: { name: desk }
licence: own
table: { sheet: ${sheet} }
place: { column: area }
period: { column: date }
frequency: monthly
series: { columns: [item, age] }
measures: [{ column: value, name: Jobs, unit: people }]
`,
    );
  const rows = [
    ["area", "date", "item", "age", "value"],
    ["Germany", new Date(Date.UTC(2026, 0, 31)), "Full", "15-64", 1.234],
    ["Germany", new Date(Date.UTC(2026, 1, 28)), "Full", "15-64", 2],
    ["Germany", new Date(Date.UTC(2026, 1, 28)), "Part", "15-64", null],
  ];

  it("is read by the sheet's name: numbers and dates as Excel has them, several columns of series", async () => {
    const result = await run([
      file("jobs.xlsx", Buffer.from(await workbook(rows))),
      "--mapping",
      mapping("Data"),
    ]);
    expect(result.text).toContain(
      "Jobs: Full, 15-64 (people): 1 place, monthly, 2026-01 to 2026-02",
    );
    expect(Object.values(figures() ?? {})).toEqual([{ DEU: ["2026-01", [1.234, 2]] }]);
  });

  it("that has no such sheet, or is none, ends with a sentence", async () => {
    const path = file("jobs.xlsx", Buffer.from(await workbook(rows)));
    expect((await run([path, "--mapping", mapping("Sheet9")])).text).toMatch(
      /has no sheet "Sheet9"/,
    );
    const broken = await run([file("broken.xlsx", "no workbook"), ...said]);
    expect(broken.text).toMatch(/cannot be read as an Excel workbook/);
    expect(broken.exitCode).toBe(1);
  });

  let packed: Promise<Uint8Array> | undefined;
  /** Packed once for all that is told of it: nobody changes it. */
  const large = () =>
    (packed ??= workbook(rows).then((small) =>
      zipSync({
        ...unzipSync(small),
        // Packed quickly: it is how much it unpacks to that counts.
        "xl/sharedStrings.xml": [new Uint8Array(80 * 1024 ** 2), { level: 1 }],
      }),
    ));
  /** The archive says of every file in it, in its directory and before the file, that it unpacks to so much. */
  const sizesSaid = (archive: Uint8Array, size: number) => {
    const bytes = Buffer.from(archive);
    for (const [sign, field] of [
      ["PK\x01\x02", 24],
      ["PK\x03\x04", 22],
    ] as const)
      for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1))
        bytes.writeUInt32LE(size, at + field);
    return bytes;
  };
  it.each([
    ["says so", (bomb: Uint8Array) => Buffer.from(bomb)],
    ["says that it is empty", (bomb: Uint8Array) => sizesSaid(bomb, 0)],
    ["says that it is small", (bomb: Uint8Array) => sizesSaid(bomb, 5000)],
  ])("that was made to fill a machine and %s is not unpacked", async (_says, told) => {
    const bomb = told(await large());
    const result = await run([file("bomb.xlsx", bomb), "--mapping", mapping("Data")]);
    expect(result.exitCode).toBe(1);
    expect(result.text).toMatch(/bomb\.xlsx unpacks to more than 200 times its size/);
  });

  const endLength = 22;
  /** Its directory stands where the records of ZIP64 say. */
  const directoryElsewhere = (archive: Uint8Array) => {
    const bytes = Buffer.from(archive);
    const [front, end] = [bytes.subarray(0, -endLength), bytes.subarray(-endLength)];
    const [record, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
    record.writeUInt32LE(0x06064b50);
    record.writeBigUInt64LE(44n, 4);
    for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), at);
    record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
    record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
    locator.writeUInt32LE(0x07064b50);
    locator.writeBigUInt64LE(BigInt(front.length), 8);
    locator.writeUInt32LE(1, 16);
    end.writeUInt32LE(0xffffffff, 16);
    return Buffer.concat([front, record, locator, end]);
  };
  /** Every file's place is in its entry's field of ZIP64. */
  const filesElsewhere = (archive: Uint8Array) => {
    const bytes = Buffer.from(archive);
    const end = Buffer.from(bytes.subarray(-endLength));
    const first = end.readUInt32LE(16);
    const pieces = [bytes.subarray(0, first)];
    for (let at = first; bytes.readUInt32LE(at) === 0x02014b50;) {
      const length = 46 + bytes.readUInt16LE(at + 28);
      const entry = Buffer.concat([bytes.subarray(at, at + length), Buffer.alloc(12)]);
      at += length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
      entry.writeUInt16LE(1, length);
      entry.writeUInt16LE(8, length + 2);
      entry.writeBigUInt64LE(BigInt(entry.readUInt32LE(42)), length + 4);
      entry.writeUInt16LE(12, 30);
      entry.writeUInt16LE(0, 32);
      entry.writeUInt32LE(0xffffffff, 42);
      pieces.push(entry);
    }
    const body = Buffer.concat(pieces);
    end.writeUInt32LE(body.length - first, 12);
    return Buffer.concat([body, end]);
  };
  /** Its directory stands in the comment behind its end. */
  const directoryBehind = (archive: Uint8Array) => {
    const bytes = Buffer.from(archive);
    const end = Buffer.from(bytes.subarray(-endLength));
    const first = end.readUInt32LE(16);
    const directory = bytes.subarray(first, -endLength);
    end.writeUInt32LE(first + endLength, 16);
    end.writeUInt16LE(directory.length, 20);
    return Buffer.concat([bytes.subarray(0, first), end, directory]);
  };
  it.each([
    [
      "its directory where ZIP64 says",
      directoryElsewhere,
      /bomb\.xlsx is an archive of the form ZIP64/,
    ],
    ["its files where ZIP64 says", filesElsewhere, /bomb\.xlsx is an archive of the form ZIP64/],
    ["its directory behind its end", directoryBehind, /bomb\.xlsx unpacks to more than 200 times/],
  ])("that was made to fill a machine and has %s is not unpacked", async (_has, told, reason) => {
    const bomb = file("bomb.xlsx", told(await large()));
    const result = await run([bomb, "--mapping", mapping("Data")]);
    expect(result.exitCode).toBe(1);
    expect(result.text).toMatch(reason);
  });
});

describe("what cannot be kept", () => {
  const rowsMapping =
    "source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\nfrequency: annual\nmeasures: [{ column: GDP (euros), name: GDP, unit: euros }]\n";

  it("is refused by file, line and reason; the rest is in", async () => {
    const table = file(
      "rows.csv",
      [
        "country,year,GDP (euros)",
        "Germany,2020,1.5",
        "Atlantis,2020,1",
        "Germany,2021,abc",
        "Germany,2022,12 %",
        "Germany,2023-05,3",
        "Germany,2024",
        "Germany,2025,7",
        "Germany,2025,8",
        "Germany,2026,n/a",
      ].join("\n"),
    );
    const mapping = file("rows.yaml", rowsMapping);
    const report = join(folder(), "report.txt");
    const result = await run([table, "--mapping", mapping, "--report", report]);
    expect(result.exitCode).toBe(0);
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2020", [1.5]] } });
    expect(readFileSync(report, "utf8").trimEnd().split("\n")).toEqual([
      `${table}, line 3: "Atlantis" is no place that the library knows`,
      `${table}, line 4: "abc" is not a number with "." before its decimals`,
      `${table}, line 5: "12 %" has a percent sign: put it into the unit`,
      `${table}, line 6: "2023-05" is monthly; the other figures are annual`,
      `${table}, line 7: has 2 cells where the heading has 3`,
      `${table}, line 9: gives Germany 2025 again (line 8): neither is kept`,
    ]);
    expect(result.text).toContain("6 refused:");
  });

  it("is in the report too where it is everything", async () => {
    const table = file("rows.csv", "country,year,GDP (euros)\nAtlantis,2020,1\nUtopia,2020,1\n");
    const report = join(folder(), "report.txt");
    const mapping = file("rows.yaml", rowsMapping);
    const result = await run([table, "--mapping", mapping, "--report", report]);
    expect(result.exitCode).toBe(1);
    expect(result.text).toContain("No figure could be kept");
    expect(readFileSync(report, "utf8")).toBe(
      `${table}, line 2: "Atlantis" is no place that the library knows\n${table}, line 3: "Utopia" is no place that the library knows\n`,
    );
  });

  const heading = "country,year,GDP (euros)\n";
  const sentences: readonly (readonly [
    name: string,
    content: string | Buffer,
    sentence: RegExp,
  ])[] = [
    ["is empty", "", /is empty: it has no heading/],
    [
      "is not UTF-8",
      Buffer.concat([Buffer.from(`${heading}Germany,2020,1\n`), Buffer.from([0xe4, 0x0a])]),
      /about line 3: not UTF-8/,
    ],
    [
      "does not tell 1.234 from 1234",
      `${heading}Germany,2020,1.234\nGermany,2021,5.678\n`,
      /does not tell whether 1\.234/,
    ],
    [
      "mixes decimal signs",
      `${heading}Germany,2020,"1,5"\nGermany,2021,2.5\n`,
      /both with "\." and with ","/,
    ],
    [
      "mixes years and months",
      `${heading}Germany,2020,1\nGermany,2021-02,2\n`,
      /mixes annual \(line 2\) and monthly \(line 3\) figures/,
    ],
    ["has no figure that can be kept", `${heading}Atlantis,2020,1\nAtlantis,2021,1\n`, /place/],
    ["never closes a quote", `${heading}Germany,2020,"1\n`, /[Qq]uote/],
    [
      "was packed to fill a machine",
      gzipSync("\n".repeat(70 * 1024 ** 2)),
      /unpacks to more than 200 times its size/,
    ],
    ["is a broken gzip file", gzipSync(`${heading}Germany,2020,1\n`).subarray(0, 30), /gzip/],
  ];
  it.each(sentences)(
    "a table that %s ends the import with a sentence",
    async (_name, content, sentence) => {
      const result = await run([file("table.csv", content), ...said]);
      expect(result.text).toMatch(sentence);
      expect(result.exitCode).toBe(1);
      expect(existsSync(dataDir())).toBe(false);
    },
  );

  it.each([
    ["source: { name: Desk A }\nlicence: x\n", /source\.name/],
    ["source: { name: desk }\n", /licence/],
    ["a: [", /is no YAML/],
    [
      "source: { name: world-bank }\nlicence: x\nplace: { column: country }\nperiod: { column: year }\nmeasures: [{ column: GDP (euros), name: GDP, unit: euros }]\n",
      /source world-bank of its own/,
    ],
    [
      "source: { name: desk }\nlicence: x\nplace: { column: land }\nperiod: { column: year }\nmeasures: [{ column: GDP (euros), name: GDP, unit: euros }]\n",
      /no column "land". It has: country, year/,
    ],
    [
      "source: { name: desk }\nlicence: x\nplace: { is: Atlantis }\nperiod: { column: year }\nmeasures: [{ column: GDP (euros), name: GDP, unit: euros }]\n",
      /"Atlantis" is no place/,
    ],
  ])("a wrong mapping says what is wrong: %s", async (mapping, sentence) => {
    const table = file("table.csv", `${heading}Germany,2020,1\n`);
    const result = await run([table, "--mapping", file("mapping.yaml", mapping)]);
    expect(result.text).toMatch(sentence);
    expect(result.exitCode).toBe(1);
  });
});

describe("more series than a folder holds", () => {
  it("are refused with what to do, and nothing of them is kept", async () => {
    const { places } = await readDataFiles();
    const codes = [...places.keys()];
    const measures = Array.from({ length: Math.ceil(50_001 / codes.length) }, (_, at) => at);
    const lines = [
      ["place", "year", ...measures.map((at) => `Part ${String(at)} (pieces)`)],
      ...codes.map((code) => [code, "2020", ...measures.map(String)]),
    ];
    const table = file("parts.csv", lines.map((line) => line.join(",")).join("\n"));
    const result = await run([table, ...said]);
    expect(result.exitCode).toBe(1);
    expect(result.text).toContain(
      `That would be ${String(codes.length * measures.length)} series of your own; a folder holds 50000 of them.`,
    );
    expect(result.text).toContain("with DATABASE_URL it holds 760000");
    expect(readImported(dataDir())).toEqual([]);
  });
});
