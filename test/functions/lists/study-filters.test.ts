import { describe, expect, it } from "vitest";
import { openFunctions, shownText } from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { statisticItems, studyItem } from "../support/strange-lists.js";

interface Named {
  readonly id?: number;
  readonly name: string;
}

/** Which industries the studies found with a query are of, and those of statistics. */
interface Known {
  readonly studies?: Readonly<Record<string, readonly Named[]>>;
  readonly statistics?: readonly Named[];
}

/** What a formula with an industry shows, and what it asks. */
async function shows(industry: string, { studies = {}, statistics = [] }: Known) {
  const service = jsonService({
    "/v1/studies": (query) => ({
      body: {
        items: [{ ...studyItem, industries: studies[query.get("q") ?? ""] ?? [] }],
        total_count: 1,
      },
    }),
    "/v1/search/statistics": () => ({
      body: { items: [{ ...statisticItems[0], industries: statistics }], total_count: 1 },
    }),
  });
  const workbench = await openFunctions({ fetch: service.fetch });
  const [shown] = await workbench.show([
    `=STAT.STUDIES("coal",,,1,"columns=id; headers=off; industry=${industry}")`,
  ]);
  workbench.dispose();
  const asked = service.requests.map((request) => new URL(request.slice(4), "https://x.test"));
  return {
    shown: shownText(shown),
    looked: asked.slice(0, -1).map(({ pathname, searchParams }) => {
      const [q, size] = [searchParams.get("q"), searchParams.get("size")];
      return `${pathname.replace("/v1/", "")} ${String(q)} ${String(size)}`;
    }),
    filter: asked.at(-1)?.searchParams.get("industry"),
  };
}

const found = [[9]];

describe("the industry of studies", () => {
  it.each(["7", "40", "1234"])("is asked as it is where it is a number: %s", async (number) => {
    expect(await shows(number, {})).toEqual({ shown: found, looked: [], filter: number });
  });

  it.each(["3D printing", "Web 2", "Trade"])(
    "is looked for by its name, among the studies found with it first: %s",
    async (name) => {
      const studies = { [name]: [{ id: 40, name }] };
      expect(await shows(name, { studies })).toEqual({
        shown: found,
        looked: [`studies ${name} 50`],
        filter: "40",
      });
    },
  );

  it("is looked for among all studies next, and among statistics last", async () => {
    const trade = [{ id: 41, name: "Trade" }];
    expect(await shows("Trade", { studies: { "*": trade } })).toEqual({
      shown: found,
      looked: ["studies Trade 50", "studies * 50"],
      filter: "41",
    });
    expect(await shows("Trade", { statistics: trade })).toEqual({
      shown: found,
      looked: ["studies Trade 50", "studies * 50", "search/statistics Trade 50"],
      filter: "41",
    });
  });

  it("is the one of that very name, and else one whose name contains it", async () => {
    const both = [
      { id: 1, name: "Retail trade" },
      { id: 2, name: "TRADE" },
    ];
    expect((await shows("trade", { studies: { trade: both } })).filter).toBe("2");
    expect((await shows("retail", { studies: { retail: both } })).filter).toBe("1");
  });

  it("is an error where nobody knows its number, which names those that are known in their order", async () => {
    const studies = {
      Mining: [{ name: "Mining" }, { id: 5, name: "Water" }],
      "*": [{ id: 4, name: "Energy" }],
    };
    expect((await shows("Mining", { studies, statistics: [{ id: 6, name: "Trade" }] })).shown).toBe(
      "#VALUE! Unknown industry: Mining. Use its number, or a name such as Energy, Trade, Water",
    );
  });
});
