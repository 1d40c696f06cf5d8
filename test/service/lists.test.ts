import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService } from "./support/start-service.js";

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe("the statistics search", () => {
  it("answers an item with every field of the contract", async () => {
    const { status, body } = await service.get("/v1/search/statistics?q=statistic%20101");
    expect(status).toBe(200);
    expect(body).toMatchInlineSnapshot(`
      {
        "items": [
          {
            "chargers": [],
            "date": "2026-11-02T00:00:00Z",
            "description": "<p>statistic 101 & more</p>",
            "geolocations": [
              {
                "code": "DE",
                "id": 276,
                "name": "Germany",
              },
            ],
            "identifier": 101,
            "industries": [
              {
                "id": 7,
                "name": "Society",
              },
            ],
            "is_premium": false,
            "link": "https://service.example/content/statistic/101/en?key=demo-advanced&signature=bTGHnQ_xEQhb3ny4RQGjBNNksrN2TE-pTG7g1rHamqc",
            "platform": "en",
            "publishers": [
              {
                "title": "World Bank",
              },
            ],
            "ranking_score": 1.5,
            "released_at": "2026-11-02T00:00:00Z",
            "sources": [
              {
                "subtitle": "test vintage",
                "title": "World Bank",
              },
            ],
            "subject": "statistic 101 (in million)",
            "teaser_image_urls": [
              {
                "src": "https://service.example/v1/pictures/statistic/101/en/320.png?key=demo-advanced&signature=ocDVNMVyOSzdzeFC1QIJnqMgmV3vqEl1thOH5JQdDhY",
                "width": 320,
              },
              {
                "src": "https://service.example/v1/pictures/statistic/101/en/640.png?key=demo-advanced&signature=ALlP2b5Z0Y-sFvaPn5Jx60d3n3_OTX3-5reCzftuAVc",
                "width": 640,
              },
              {
                "src": "https://service.example/v1/pictures/statistic/101/en/960.png?key=demo-advanced&signature=niULzgFHQFBMrZ9C84oeWAan-HpGn1wFnGRD-ZMDefo",
                "width": 960,
              },
            ],
            "title": "statistic 101 en",
            "updated_at": "2026-11-15T00:00:00Z",
          },
        ],
        "total_count": 1,
        "total_pages": 1,
      }
    `);
  });
});
