import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createListSearch } from "./support/list-search.js";
import { smallLibrary } from "./support/small-library.js";
import { startService } from "./support/start-service.js";

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const population = "0b4c2a10-0000-4000-8000-000000000001";
const share = "0b4c2a10-0000-4000-8000-000000000002";

describe("statistic data", () => {
  it("holds the chart, series by name, and locations without number", async () => {
    const { body } = await service.get("/v1/data/statistic?id=101");
    expect(body).toMatchObject({
      identifier: 101,
      platform: "en",
      geolocations: [{ code: "DE", name: "Germany" }],
      chart: {
        graphType: "line-standard",
        horizontal: false,
        unit: "million",
        data: {
          Population: [
            { name: "2015", data: 81.7 },
            { name: "2016", data: null },
            { name: "2017", data: 82.7 },
          ],
          "Population (2)": [
            { name: "2015", data: 1 },
            { name: "2016", data: null },
            { name: "2017", data: null },
          ],
        },
      },
    });
    expect(body["geolocations"]).toEqual([{ code: "DE", name: "Germany" }]);
    expect(body["image_url"]).toMatch(/\/v1\/pictures\/statistic\/101\/en\/960\.png$/);
  });

  it("holds a description for the advanced package only", async () => {
    const of = async (key: string) => (await service.get("/v1/data/statistic?id=101", key)).body;
    expect(await of("demo-advanced")).toHaveProperty("description");
    expect(await of("demo-starter")).not.toHaveProperty("description");
  });

  it.each(["statistic?id=999", "statistic?id=9007199254740991", "reports?id=999"])(
    "of %s is not found",
    async (what) => {
      const { status, body } = await service.get(`/v1/data/${what}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: { code: "not-found", parameter: "id" } });
    },
  );
});

describe("report links", () => {
  it("are three, signed for the key", async () => {
    const { body } = await service.get("/v1/data/reports?id=101");
    const paths = Object.fromEntries(
      Object.entries(body).map(([name, link]) => [name, new URL(link as string).pathname]),
    );
    expect(paths).toEqual({
      pdf: "/v1/files/statistic/101/en.pdf",
      ppt: "/v1/files/statistic/101/en.pptx",
      xls: "/v1/files/statistic/101/en.xlsx",
    });
    const { pathname, search } = new URL(body["pdf"] as string);
    expect(service.parts.links.verify(pathname + search)).toEqual({
      state: "signed",
      keyId: "trial-advanced",
    });
  });
});

describe("indicator data", () => {
  const get = (query: string) => service.get(`/v1/data/market-insights/indicator?${query}`);

  it("is of the world unless asked otherwise", async () => {
    const { body } = await get(`id=${population}`);
    expect(body).toMatchObject({
      identifier: population,
      chart: { data: [{ geo: "WLD", categories: ["2017"], series: [7548] }] },
    });
  });

  it("comes in the order of the codes asked for, each once", async () => {
    const { body } = await get(`id=${population.toUpperCase()}&geo=fra,%20DEU,FRA`);
    expect(body["chart"]).toMatchObject({
      data: [
        { geo: "FRA", categories: ["2016", "2017"], series: [66.7, 66.9] },
        { geo: "DEU", categories: ["2015", "2016", "2017"], series: [81.7, null, 82.7] },
      ],
    });
  });

  it.each([
    [`id=${population}&geo=`],
    [`id=${population}&geo=DEU,`],
    [`id=${population}&geo=Atlantis`],
    [`id=${population}&geo=DEU,FRA,WLD,DEU,FRA,WLD`],
    [`id=${share}&geo=DEU,FRA`],
  ])("refuses %s", async (query) => {
    const { status, body } = await get(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { parameter: "geo" } });
  });

  it("names the codes it has no data for", async () => {
    const { body } = await get(`id=${share}&geo=DEU,FRA`);
    expect(body["message"]).toContain("no data for FRA");
  });

  it("without a place is the only one that it covers, where it does not cover the world", async () => {
    const { body } = await get(`id=${share}`);
    expect(body).toMatchObject({ chart: { data: [{ geo: "DEU" }] }, latest: { geo: "DEU" } });
  });

  it("without a place, where there are several but not the world, names some of them", async () => {
    const library = {
      ...smallLibrary,
      coveredPlaces: () => ["DEU", "FRA"],
    };
    const own = await startService({ library, search: createListSearch(library) });
    const { status, body } = await own.get(`/v1/data/market-insights/indicator?id=${share}`);
    expect([status, body["message"]]).toEqual([400, expect.stringContaining("DEU, FRA") as string]);
    await own.close();
  });

  it("is not found for an id nothing has", async () => {
    expect((await get("id=none&geo=nonsense")).status).toBe(404);
  });
});

describe("research", () => {
  it("is answered to the key that asked, and to no other", async () => {
    const asked = await service.send({
      method: "POST",
      url: "/v1/research-ai/ask",
      headers: { authorization: "Bearer demo-advanced" },
      payload: { question: "How many people live in Germany?" },
    });
    expect(asked.status).toBe(200);
    const token = String(asked.body["researchToken"]);
    // The contract's token, and the whole job beside it.
    expect(asked.body).toEqual({
      researchToken: token,
      state: { status: "requested" },
      response: null,
    });
    const url = `/v1/research-ai/answer?research_token=${token}`;
    expect((await service.get(url)).body).toEqual({
      researchToken: token,
      state: { status: "requested" },
      response: null,
    });
    expect((await service.get("/v1/research-ai/answer?research_token=other")).status).toBe(404);
  });
});
