import { input, label, note, plain, title } from "./template.js";
import type { Template } from "./template.js";
import type { TemplateWords } from "./template-words.js";

/** Room for statistics of many series and of hundreds of categories. */
const dashboardBlocks = [
  { column: "A", row: 1 },
  { column: "P", row: 1 },
  { column: "A", row: 501 },
  { column: "P", row: 501 },
] as const;
const dashboardPlaces = ["A8", "J8", "A29", "J29"] as const;

/** Four topics, each found, charted and cited; their data on a sheet of its own. */
export function dashboard(words: TemplateWords): Template {
  const own = `'${words.dashboard}'`;
  return {
    id: "dashboard",
    sheets: [
      {
        name: words.dashboard,
        widths: { A: 90, B: 200, C: 90, D: 300 },
        cells: [
          title("A1", words.dashboard),
          note("A2", `${words.changeInputs} ${words.copyKeepsCharts}`),
          label("A3", words.topics),
          ...words.exampleTopics.flatMap((topic, index) => {
            const row = String(3 + index);
            return [
              input(`B${row}`, topic),
              plain(`C${row}`, `=STAT.SEARCH(B${row},,,1,"columns=id,title; headers=off")`),
            ];
          }),
        ],
      },
      {
        name: words.dashboardData,
        widths: {},
        cells: dashboardBlocks.flatMap(({ column, row }, index) => {
          const place = (offset: number) => `${column}${String(row + offset)}`;
          return [
            plain(place(0), `=${own}!C${String(3 + index)}`),
            plain(place(1), `=STAT.INFO(${place(0)},"title")`),
            plain(place(2), `=STAT.CITE(${place(0)})`),
            plain(place(3), `=STAT.INFO(${place(0)},"unit")`),
            plain(place(4), `=STAT.DATA(${place(0)},"na=#N/A")`),
          ];
        }),
      },
    ],
    charts: dashboardBlocks.map(({ column, row }, index) => ({
      data: { sheet: 1, at: `${column}${String(row + 4)}` },
      sheet: 0,
      at: dashboardPlaces[index] ?? "A8",
      type: "ColumnClustered",
      isFollowing: true,
      title: `${column}${String(row + 1)}`,
      unit: `${column}${String(row + 3)}`,
      id: `${column}${String(row)}`,
      source: `${column}${String(row + 2)}`,
    })),
  };
}
