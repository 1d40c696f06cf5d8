import { within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indicator, listAnswer, statistic } from "../support/lists.js";
import { json, openPane, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const chart = {
  graphType: "line-standard",
  horizontal: false,
  unit: null,
  data: {
    Germany: [
      { name: "2023", data: 1234.5 },
      { name: "2024", data: null },
      { name: "2030", data: 1300 },
    ],
    France: [
      { name: "2023", data: 900 },
      { name: "2024", data: 950 },
      { name: "2030", data: 990 },
    ],
  },
};

const indicatorData = (geos: readonly string[]) => ({
  identifier: "gdp",
  title: "Indicator gdp",
  market_type: "",
  market_type_description: "",
  chart: {
    name: "Indicator gdp",
    graphType: "line-standard",
    unit: "million",
    data: geos.map((geo) => ({ geo, categories: ["2023", "2024"], series: [1, 2] })),
  },
});

/** Lists as in lists.ts, and data for every statistic and indicator. */
const answerWith =
  (data: object = { chart }): NonNullable<PaneOptions["answer"]> =>
  (url) => {
    if (url.pathname === "/v1/data/statistic") {
      const id = Number(url.searchParams.get("id"));
      return json({
        ...statistic(id, {
          description: "<p>Shows &amp; tells<script>alert(1)</script></p>",
          sources: [{ title: "World Bank", licence: "CC-BY-4.0" }],
          publishers: [{ title: "Statistics office" }],
        }),
        image_url: "",
        teaser_image_urls: [],
        ...data,
      });
    }
    if (url.pathname === "/v1/data/market-insights/indicator") {
      return json(indicatorData(url.searchParams.get("geo")?.split(",") ?? ["WLD"]));
    }
    return listAnswer(url);
  };

async function openDetails(
  kind: "Statistics" | "Indicators",
  title: string,
  options: PaneOptions = {},
) {
  const pane = await openPane({ key: "k", answer: answerWith(), ...options });
  ({ close } = pane);
  const { screen, user } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), kind);
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: title }));
  await screen.findByRole("heading", { name: title, level: 1 });
  return pane;
}
const dataRequests = ({ requests }: Awaited<ReturnType<typeof openPane>>) =>
  requests.filter(({ url }) => url.pathname.startsWith("/v1/data/")).map(({ url }) => url.search);

describe("the details of a statistic", () => {
  it("name the price before anything is fetched, then show chart and data", async () => {
    const pane = await openDetails("Statistics", "Statistic 3");
    const { screen, user } = pane;
    expect(await screen.findByText("The data costs 10 credits.")).toBeTruthy();
    expect(dataRequests(pane)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Show chart and data" }));
    const picture = await screen.findByRole("img", { name: "Chart: Statistic 3" });
    await within(picture).findByText("Germany");
    expect(dataRequests(pane)).toEqual(["?id=3"]);
    expect(screen.getByText("Unit: million inhabitants")).toBeTruthy();
    expect(screen.getByText(/From 2024 on: forecast/)).toBeTruthy();
    expect(screen.getByText("Shows & tells")).toBeTruthy();

    // What a pointer reads off the drawing, the arrow keys say. React shows them after the drawing stands.
    const reader = await screen.findByRole("group", { name: "2 series from 2023 to 2030" });
    expect(picture.getAttribute("aria-label")).toBe("Chart: Statistic 3");
    reader.focus();
    await user.keyboard("{ArrowLeft}");
    expect(reader.textContent).toBe("2030: Germany 1,300.0; France 990");
    await user.keyboard("{ArrowLeft}");
    expect(reader.textContent).toBe("2024: Germany –; France 950");
    await user.keyboard("{Home}{ArrowLeft}");
    expect(reader.textContent).toBe("2023: Germany 1,234.5; France 900");
    const sheet = screen.getByRole("region", { name: "Insert" });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(picture.compareDocumentPosition(sheet) & follows).toBe(follows);

    await user.click(screen.getByRole("tab", { name: "Table" }));
    const table = within(screen.getByRole("region", { name: "Data: Statistic 3" }));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "PeriodGermanyFrance",
      "20231,234.5900",
      "2024–950",
      "20301,300.0990",
    ]);
  });

  it("are shown without asking where the data is kept", async () => {
    const pane = await openDetails("Statistics", "Statistic 3");
    const { screen, user } = pane;
    await user.click(await screen.findByRole("button", { name: "Show chart and data" }));
    await screen.findByRole("img");
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(screen.getByRole("button", { name: "Statistic 3" }));
    await screen.findByRole("img", { name: "Chart: Statistic 3" });
    expect(dataRequests(pane)).toHaveLength(1);
  });

  it("open as a table where the service means one", async () => {
    const { screen, user } = await openDetails("Statistics", "Statistic 3", {
      answer: answerWith({ chart: { ...chart, graphType: "table" } }),
    });
    await user.click(await screen.findByRole("button", { name: "Show chart and data" }));
    expect(await screen.findByRole("table")).toBeTruthy();
  });

  it.each([
    "annotations",
    "bar",
    "stacked-areas",
    "stacked-bars",
    "dual-y-axes",
    "line-standard",
    "line-zoomable",
    "pie",
    "hologram",
  ])("draw a chart of type %s", async (graphType) => {
    const { screen, user } = await openDetails("Statistics", "Statistic 3", {
      answer: answerWith({ chart: { ...chart, graphType, horizontal: graphType === "bar" } }),
    });
    await user.click(await screen.findByRole("button", { name: "Show chart and data" }));
    const picture = await screen.findByRole("img", { name: "Chart: Statistic 3" });
    await within(picture).findAllByText("2023");
    expect(picture.querySelectorAll("path").length).toBeGreaterThan(3);
  });

  it("cite the source in a style of choice, to be copied", async () => {
    const { screen, user } = await openDetails("Statistics", "Statistic 3");
    await user.click(await screen.findByRole("button", { name: "Show chart and data" }));
    await screen.findByRole("img");
    await user.selectOptions(screen.getByLabelText("Citation style"), "BibTeX");
    const citation = screen.getByRole("group", { name: "Citation" }).textContent;
    expect(citation).toContain("World Bank");
    expect(citation).toContain("Statistics office");
    expect(screen.getByText("Licence: CC-BY-4.0")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(citation);
    expect(await screen.findByText(/Copied/, { selector: "[role=status]" })).toBeTruthy();
  });

  it("search for the title of one that is gone", async () => {
    const pane = await openDetails("Statistics", "Statistic 3", {
      answer: (url) =>
        url.pathname.startsWith("/v1/data/") ? json({ message: "gone" }, 404) : listAnswer(url),
    });
    const { screen, user, requests } = pane;
    await user.click(await screen.findByRole("button", { name: "Show chart and data" }));
    expect((await screen.findByRole("alert")).textContent).toContain("no longer there");
    await user.click(screen.getByRole("button", { name: "Search for “Statistic 3”" }));
    await screen.findByRole("region", { name: "Studies" });
    expect(requests.at(-1)?.url.searchParams.get("q")).toBe("Statistic 3");
  });

  it("lead to the connection where the key does not include it, and back to the list", async () => {
    const { screen, user } = await openDetails("Statistics", "Statistic 3", {
      answer: (url) =>
        url.pathname.startsWith("/v1/data/") ? json({ message: "no" }, 403) : listAnswer(url),
    });
    await user.click(await screen.findByRole("button", { name: "Show chart and data" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Not allowed");
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByRole("heading", { name: "Find data" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Statistic 3");
  });
});

describe("the details of an indicator", () => {
  it("price the places chosen, five a call, and draw a line for each", async () => {
    const covered = Object.fromEntries(
      ["DEU", "FRA", "ESP", "ITA", "POL", "NLD"].map((code) => [code, `Land ${code}`]),
    );
    const pane = await openDetails("Indicators", "Indicator gdp", {
      answer: (url) =>
        url.pathname.endsWith("/indicators")
          ? json({
              items: [indicator("gdp", { covered_geos: { WLD: "Worldwide", ...covered } })],
              total_count: 1,
            })
          : answerWith()(url, {}),
    });
    const { screen, user } = pane;
    expect(await screen.findByText("The data costs 15 credits.")).toBeTruthy();
    await user.click(screen.getByText("Places (1 of 7)"));
    await user.type(screen.getByRole("searchbox", { name: "Find a place" }), "land p");
    expect(screen.getAllByRole("checkbox", { name: /^(Worldwide|Land)/ })).toHaveLength(2);
    await user.clear(screen.getByRole("searchbox", { name: "Find a place" }));
    for (const code of Object.values(covered).slice(0, 5)) {
      await user.click(screen.getByRole("checkbox", { name: code }));
    }
    expect(await screen.findByText("The data costs 30 credits.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show chart and data" }));
    await user.click(await screen.findByRole("tab", { name: "Table" }));
    expect(
      (await screen.findAllByRole("columnheader")).map((header) => header.textContent),
    ).toEqual(["Period", "Worldwide", "Land DEU", "Land FRA", "Land ESP", "Land ITA", "Land POL"]);
    expect(dataRequests(pane)).toHaveLength(2);
  });

  it("keep the words of the list, whose language the figures do not come in", async () => {
    const found = indicator("gdp", {
      title: "Indikator BIP",
      subject: "Indikator BIP (in Millionen Euro)",
      description: "Was es misst",
    });
    const { screen, user } = await openDetails("Indicators", "Indikator BIP", {
      answer: (url) =>
        url.pathname.endsWith("/indicators")
          ? json({ items: [found], total_count: 1 })
          : answerWith()(url, {}),
    });
    await user.click(await screen.findByRole("button", { name: "Show chart and data" }));
    expect(await screen.findByText("Unit: Millionen Euro")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Indikator BIP" })).toBeTruthy();
    expect(screen.getByText("Was es misst")).toBeTruthy();
  });
});
