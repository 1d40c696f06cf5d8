import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runImportCommand } from "../../../src/service/import/index.js";
import { buildService, openService } from "../../../src/service/index.js";
import { openImportFolder, readImported, said, surroundingsOf } from "./import-folder.js";

/** What a source says of figures that are there: wherever they are described it is said with them. */

const now = Date.parse("2026-11-20T12:00:00Z");
const widgets = `country,year,Widget shipments (pieces),flag
Spain,2019,1,b
Spain,2020,2,
Spain,2021,3,A
Spain,2022,4,p
Spain,2023,5,p
Spain,2024,6,ep
France,2019,4,
France,2024,5,e
Italy,2024,3,
`;

const many =
  "DEU FRA ITA ESP POL NLD BEL SWE FIN DNK IRL PRT CZE HUN ROU BGR HRV SVN SVK EST LVA LTU LUX CYP MLT GRC NOR CHE USA CAN JPN".split(
    " ",
  );
const gadgets = [
  "country,year,Gadget shipments (pieces),flag",
  ...many.map((place) => `${place},2023,1,E`),
  ...many.map((place) => `${place},2024,2,${place === "BEL" ? "" : "E"}`),
  ...[1, 3, 5, 7, 9].map((year) => `AUT,200${String(year)},1,E`),
  "AUT,2002,1,",
].join("\n");

const grommets = `country,year,Grommet shipments (pieces),flag
Greece,2020,3,
Greece,2021,3,
Greece,2022,3,
Greece,2023,4,
Greece,2024,9,b
Malta,2020,3,
Malta,2021,3,
Malta,2022,3,
Malta,2023,4,
Malta,2024,9,
`;

const gaskets = `country,year,Gasket shipments (pieces),flag
Portugal,2019,4,
Portugal,2020,5,
Portugal,2021,10,b
Portugal,2022,11,
Portugal,2023,11,
Portugal,2024,12,
`;

const gimbals = `country,year,Gimbal shipments (pieces),flag
${["Spain", "Italy", "France"]
  .flatMap((place) => [2020, 2021, 2022, 2023, 2024].map((year) => [place, year] as const))
  .map(([place, year], at) => {
    const isBroken =
      place === "Spain" ? year === 2023 : place === "Italy" && year > 2020 && year % 2 === 0;
    return `${place},${String(year)},${String(at + 3)},${isBroken ? "b" : ""}`;
  })
  .join("\n")}
`;

let folder = "";
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "statuses-"));
  for (const [name, content] of Object.entries({ widgets, gadgets, gaskets, gimbals, grommets })) {
    const path = join(folder, `${name}.csv`);
    writeFileSync(path, content);
    const args = [path, "--source", `${name}-works`, "--licence", "internal use only"];
    const { text } = await runImportCommand(args, surroundingsOf(folder, now));
    expect(text).toContain("Every figure is in.");
  }
  const parts = await openService({
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:1",
    keysFile: undefined,
    dataDir: folder,
    corsOrigins: [],
    now: () => now,
    onFault: (error) => {
      throw new Error("the service failed by itself", { cause: error });
    },
  });
  app = await buildService(parts);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const headers = { "x-api-key": "demo-advanced" };
const ask = async (url: string) => (await app.inject({ url, headers })).json<unknown>();
interface Found {
  readonly identifier: number | string;
  readonly title: string;
  readonly description: string;
  readonly latest?: unknown;
}
async function found(what: string, title: RegExp): Promise<Found> {
  const path = `/v1/${what}&limit=20`;
  const { items } = (await ask(path)) as { items: Found[] };
  const one = items.find((item) => title.test(item.title));
  expect(one, items.map((item) => item.title).join("\n")).toBeDefined();
  return one ?? { identifier: 0, title: "", description: "" };
}
const ofGrommets = "search/statistics?q=grommet%20shipments";
const ofWidgets = "search/statistics?q=widget%20shipments";

describe("statuses of figures", () => {
  it("are said of a statistic, of those figures that it shows", async () => {
    const series = await found(`${ofWidgets}%20spain`, /^Widget shipments.*Spain/);
    expect(series.description).toContain(
      "Marked by the source as provisional: 2022–2024. Marked by the source as estimated: 2024. Break in series: 2019.",
    );
    const comparison = await found(ofWidgets, /^Widget shipments.*France/);
    expect(comparison.description).toContain(
      "Marked by the source as provisional: Spain (2022–2024). Marked by the source as estimated: France, Spain (2024). Break in series: Spain (2019).",
    );
    const ranking = await found(
      "search/statistics?q=gadget%20shipments",
      /^Gadget(?!.*Germany)(?!.*Austria)/,
    );
    expect(ranking.description).toContain(
      "<p>Marked by the source as estimated: figures of 30 places, 2024.",
    );
  });

  it.each([
    ["en", "Marked by the source as provisional: 2022–2024.", "Break in series: 2019."],
    ["de", "Von der Quelle als vorläufig gekennzeichnet: 2022–2024.", "Bruch der Zeitreihe: 2019."],
    [
      "fr",
      "Chiffres que la source dit provisoires\u00a0: 2022–2024.",
      "Rupture de série\u00a0: 2019.",
    ],
    ["es", "Cifras que la fuente da por provisionales: 2022–2024.", "Ruptura de la serie: 2019."],
  ])(
    "stand in the note of a statistic's chart, in four languages: %s",
    async (platform, provisional, ruptured) => {
      const { identifier } = await found(`${ofWidgets}%20spain`, /^Widget shipments.*Spain/);
      const path = `/v1/data/statistic?id=${String(identifier)}&platform=${platform}`;
      const data = JSON.stringify(await ask(path));
      expect(data).toContain(provisional);
      expect(data).toContain(ruptured);
    },
  );

  it("are said of an indicator, of many places by their number", async () => {
    const { description } = await found(
      "search/market-insights/indicators?q=gadget%20shipments",
      /^Gadget shipments/,
    );
    expect(description).toContain(
      "Marked by the source as estimated: figures of 32 places, 2001–2024.",
    );
    const { description: ofWidget } = await found(
      "search/market-insights/indicators?q=widget%20shipments",
      /^Widget shipments/,
    );
    expect(ofWidget).toContain("Break in series: Spain (2019).");
    const series = await found(
      "search/statistics?q=gadget%20shipments%20austria",
      /^Gadget shipments.*Austria/,
    );
    expect(series.description).toContain(
      "Marked by the source as estimated: 5 figures, 2001–2009.",
    );
  });

  it("say with the data in which period a series breaks, and tell no change on the year across it", async () => {
    const list = "search/market-insights/indicators?q=";
    const { identifier: gaskets } = await found(`${list}gasket%20shipments`, /^Gasket shipments/);
    expect(await ask(`/v1/data/market-insights/indicator?id=${gaskets}&geo=PRT`)).toMatchObject({
      breaks: { PRT: ["2021"] },
    });
    const { identifier: greece } = await found(ofGrommets, /^Grommet shipments.*Greece/);
    expect(await ask(`/v1/data/statistic?id=${greece}`)).toMatchObject({
      breaks: { "Grommet shipments": ["2024"] },
    });
    // One that begins with its break has none to tell.
    const { identifier: spain } = await found(`${ofWidgets}%20spain`, /^Widget shipments.*Spain/);
    expect(await ask(`/v1/data/statistic?id=${spain}`)).not.toHaveProperty("breaks");
    const grommets = `${list}grommet%20shipments`;
    const { latest: broken } = await found(`${grommets}%20greece`, /^Grommet shipments/);
    expect(broken).toMatchObject({ period: "2024", year_change: null });
    const { latest: whole } = await found(`${grommets}%20malta`, /^Grommet shipments/);
    expect(whole).toMatchObject({ period: "2024", year_change: 1.25 });
  });

  it("say of several places with whose data a series breaks", async () => {
    const { identifier: comparison } = await found(
      "search/statistics?q=gimbal%20shipments",
      /^Gimbal shipments(?=.*Spain)(?=.*Italy)/,
    );
    expect(await ask(`/v1/data/statistic?id=${comparison}`)).toMatchObject({
      breaks: { Spain: ["2023"], Italy: ["2022", "2024"] },
    });
    const { identifier: gimbals } = await found(
      "search/market-insights/indicators?q=gimbal%20shipments",
      /^Gimbal shipments/,
    );
    const path = `/v1/data/market-insights/indicator?id=${gimbals}`;
    expect(await ask(`${path}&geo=ESP,FRA`)).toMatchObject({ breaks: { ESP: ["2023"] } });
    expect(await ask(`${path}&geo=FRA`)).not.toHaveProperty("breaks");
  });

  const answerTo = async (question: string): Promise<string> => {
    const post = await app.inject({
      ...{ method: "POST", url: "/v1/research-ai/ask", headers, payload: { question } },
    });
    const { researchToken } = post.json<{ researchToken: string }>();
    const answer = async () =>
      JSON.stringify(await ask(`/v1/research-ai/answer?research_token=${researchToken}`));
    await expect.poll(answer).toContain('"done"');
    return answer();
  };

  it("stand below a research answer, of the figures that it tells", async () => {
    const answer = await answerTo("Widget shipments in Spain in 2023");
    expect(answer).toContain("Marked by the source as provisional: 2023.");
    expect(answer).not.toContain("Break in series");
  });

  it("let a research answer tell no change across a break", async () => {
    const across = await answerTo("Gasket shipments in Portugal since 2019");
    expect(across).toContain("In 2019 it was 4 pieces.");
    expect(across).toContain("Break in series: 2021.");
    expect(across).not.toContain("%");
    const after = await answerTo("Gasket shipments in Portugal since 2021");
    expect(after).toContain("Since 2021 (10 pieces) it has risen by 20.0%.");
    expect(await answerTo("highest gasket shipments in Portugal since 2019")).toContain(
      "Break in series: 2021.",
    );
  });
});

const own = openImportFolder();

describe("statuses that are kept", () => {
  const kept = () => readImported(own.dataDir())[0];
  const statuses = () => kept()?.concepts.map((one) => one.statuses);

  it.each([
    [
      "nama.tsv",
      "freq,unit,geo\\TIME_PERIOD\t2021 \t2022 \t2023 \nA,EUR,DE\t1 b\t2 bp\t3 p\nA,EUR,FR\t: c\t4 p\t5 \n",
    ],
    [
      "sdmx.csv",
      "DATAFLOW,FREQ,UNIT_MEASURE,GEO,TIME_PERIOD,OBS_VALUE,OBS_FLAG\nESTAT:NAMA(1.0),A,EUR,DE,2021,1,b\nESTAT:NAMA(1.0),A,EUR,DE,2022,2,bp\nESTAT:NAMA(1.0),A,EUR,DE,2023,3,p\nESTAT:NAMA(1.0),A,EUR,FR,2022,4,P\nESTAT:NAMA(1.0),A,EUR,FR,2023,5,A\n",
    ],
    [
      "wide.csv",
      "country,year,GDP (EUR),OBS_STATUS\nDE,2021,1,B\nDE,2022,2,B;P\nDE,2023,3,provisional\nFR,2022,4,p\nFR,2023,5,\n",
    ],
  ])("are the same of every form: %s", async (name, content) => {
    await own.run([own.file(name, content), ...said]);
    expect(statuses()).toEqual([
      { P: { "2022..2023": "DEU", "2022": "FRA" }, B: { "2021..2022": "DEU" } },
    ]);
  });

  it.each([
    ["sdmx.csv", "OBS_STATUS", "def", undefined],
    ["sdmx.csv", "OBS_STATUS", "S", { S: { "2021": "DEU" } }],
    ["sdmx.csv", "OBS_FLAG", "s", { E: { "2021": "DEU" } }],
  ])("are the letters of a list, and no word of them: %s %s %s", async (name, id, text, kept) => {
    const rows = `DATAFLOW,FREQ,UNIT_MEASURE,GEO,TIME_PERIOD,OBS_VALUE,${id}\nX:Y(1.0),A,EUR,DE,2021,1,${text}\nX:Y(1.0),A,EUR,DE,2022,1,A\n`;
    expect((await own.run([own.file(name, rows), ...said])).text).not.toContain("forecast");
    expect(statuses()).toEqual([kept]);
  });

  it("may be abbreviated", async () => {
    const rows = ["prov", "est", "def", "rev"].map(
      (flag, at) => `Spain,${String(2021 + at)},1,${flag}`,
    );
    const table = `country,year,GDP (euros),status\n${rows.join("\n")}\n`;
    const path = own.file("t.csv", table);
    const mapping = own.file(
      "m.yaml",
      "source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\nstatus: { column: status }\nmeasures: [{ column: GDP (euros), name: GDP, unit: euros }]\n",
    );
    expect((await own.run([path, "--mapping", mapping])).text).toContain("Every figure is in.");
    expect(statuses()).toEqual([{ P: { "2021": "ESP" }, E: { "2022": "ESP" } }]);
  });

  it("are those of marked periods too, and none of figures that are not kept", async () => {
    const rows = "country,year,GDP (euros),flag\nSpain,2021,1,p\nSpain,2021,2,p\nSpain,2022p,3,\n";
    await own.run([own.file("t.csv", rows), ...said]);
    expect(statuses()).toEqual([{ P: { "2022": "ESP" } }]);
  });

  it("change nothing of the day that figures changed, and are replaced", async () => {
    const rows = (flag: string) =>
      `country,year,GDP (euros),flag\nSpain,2021,1,${flag}\nItaly,2021,1,\n`;
    await own.run([own.file("t.csv", rows("p")), ...said], "2026-11-01");
    const again = await own.run([own.file("t.csv", rows("p")), ...said], "2026-11-02");
    expect(again.text).toContain("nothing changed");
    const { text } = await own.run([own.file("t.csv", rows("A")), ...said], "2026-11-03");
    expect(text).toContain(
      'Which figures of "GDP" are provisional, estimated or of another status has changed.',
    );
    expect(statuses()).toEqual([undefined]);
    expect(Object.values(kept()?.updates ?? {})).toEqual([
      { ESP: "2026-11-01", ITA: "2026-11-01" },
    ]);
  });
});
