import { describe, expect, it } from "vitest";
import { createRig, json, type Handler } from "../../support/fake-service.js";

interface State {
  readonly title?: string;
  readonly unit?: string;
  readonly updated?: string;
}

/** A service whose indicator is in the state last set, and that names the breaks of the places asked for alone. */
function renewing() {
  let state: State = {};
  let isDown = false;
  const handler: Handler = ({ query }) => {
    if (isDown) return json({}, 503);
    const geos = (query.geo ?? "WLD").split(",");
    const { title = "Deposits", unit = "million euros", updated = "2026-01-01" } = state;
    return json({
      ...{ identifier: query.id, title, updated_at: updated },
      chart: {
        ...{ name: title, graphType: "line", unit },
        data: geos.map((geo) => ({ geo, categories: ["2019", "2020"], series: [1, 2] })),
      },
      breaks: Object.fromEntries(geos.map((geo) => [geo, geo === "FRA" ? [] : ["2020"]])),
    });
  };
  return {
    handler,
    become: (next: State) => {
      state = next;
    },
    fail: () => {
      isDown = true;
    },
  };
}

const places = ["DEU", "FRA", "ITA", "ESP", "NLD", "BEL", "AUT"];
const hour = 3_600_000;

async function opened() {
  const service = renewing();
  const rig = await createRig({ handler: service.handler, maxAttempts: 1 });
  return { ...rig, ...service };
}

describe("places of one indicator that were answered apart", () => {
  it("have each their own breaks, whichever call they came with", async () => {
    const { client } = await opened();
    const all = places.filter((geo) => geo !== "FRA");
    const { value } = await client.indicator("a", places);
    expect(value.breaks).toEqual(Object.fromEntries(all.map((geo) => [geo, ["2020"]])));
    await client.indicator("b", ["FRA"]);
    const { value: later } = await client.indicator("b", ["FRA", "DEU"]);
    expect(later.breaks).toEqual({ DEU: ["2020"] });
  });

  it("are of the day that the oldest of them is of", async () => {
    const { client, clock, become } = await opened();
    await client.indicator("a", ["DEU"]);
    await clock.advance(hour);
    become({ updated: "2026-11-01" });
    for (const asked of [
      ["FRA", "DEU"],
      ["DEU", "FRA"],
    ]) {
      expect((await client.indicator("a", asked)).value.updated_at).toBe("2026-01-01");
    }
  });

  it.each<[string, State]>([
    ["are in another unit since", { unit: "thousand euros" }],
    ["are at other prices since", { title: "Deposits at constant prices of 2020" }],
  ])("make no table where they %s, and are asked for anew the next time", async (_, next) => {
    const { client, clock, seen, become } = await opened();
    await client.indicator("a", ["DEU"]);
    await clock.advance(hour);
    become(next);
    const both = () => client.indicator("a", ["DEU", "FRA"]);
    await expect(both()).rejects.toMatchObject({ code: "outdated" });
    const quoted = await client.quote([
      { operation: "getIndicator", parameters: { id: "a", geo: "DEU,FRA" } },
    ]);
    expect([quoted.calls, quoted.credits]).toEqual([1, 15]);
    const { value } = await both();
    expect(value).toMatchObject({ title: next.title ?? "Deposits" });
    expect(value.chart.unit).toBe(next.unit ?? "million euros");
    expect(seen.map(({ query }) => query.geo)).toEqual(["DEU", "FRA", "DEU"]);
  });

  it("make no table either where the service fails to give the older ones anew", async () => {
    const { client, clock, become, fail } = await opened();
    await client.indicator("a", ["DEU"]);
    await clock.advance(hour);
    become({ unit: "thousand euros" });
    await client.indicator("a", ["FRA"]);
    fail();
    const both = () => clock.runUntil(client.indicator("a", ["FRA", "DEU"]));
    await expect(both()).rejects.toMatchObject({ code: "outdated" });
    await expect(both()).rejects.toMatchObject({ code: "outdated" });
    expect((await clock.runUntil(client.indicator("a", ["DEU"]))).isStale).toBe(true);
  });
});
