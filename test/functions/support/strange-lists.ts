/** Invented list answers: fields absent, renamed, as text, with markup; pages clipped. */
const base = {
  date: "2025-03-01T00:00:00Z",
  released_at: "2025-03-01T00:00:00Z",
  platform: "en",
  is_premium: "true",
};

export const statisticItems: readonly object[] = Array.from({ length: 25 }, (_, index) => ({
  ...base,
  identifier: index % 2 === 0 ? String(200 + index) : 200 + index,
  title: `=Solar ${String(index)}`,
  subject: `Solar power ${String(index)} (in GWh)`,
  link: `https://example.com/${String(200 + index)}`,
  ...(index === 0 ? { updated_at: "2026-02-03T10:00:00Z" } : {}),
  ...(index === 1 ? { ranking_score: null, description: "<b>Bold</b><br>text" } : {}),
  geolocations: [
    { name: "Germany", code: "DE" },
    { name: "World", code: "001" },
  ],
}));

/** A package that clips every page to ten, whatever size is asked for. */
export function clippedPage(items: readonly object[], query: URLSearchParams, largest = 10) {
  const size = Math.min(Number(query.get("size") ?? 10), largest);
  const start = query.has("offset")
    ? Number(query.get("offset"))
    : (Number(query.get("page") ?? 1) - 1) * size;
  return { items: items.slice(start, start + size), total_count: items.length };
}

export const topicItem = {
  identifier: 7,
  title: "E-commerce",
  link: "javascript:alert(1)",
  date: "2025-01-01T00:00:00Z",
  platform: "fr",
  path: [
    { name: "Markets", id: 1 },
    { name: "Digital", id: 2 },
  ],
  geolocations: [{ name: "Germany", code: "DE", id: 276 }],
  children: null,
};

export const studyItem = {
  identifier: 9,
  title: "Energy study",
  link: "https://example.com/study/9",
  date: "2024-12-31T00:00:00Z",
  platform: "en",
  subject: "Energy",
  is_premium: true,
  industries: [
    { id: 40, name: "Energy & Environment" },
    { id: 41, name: "Transport" },
  ],
  geolocations: [],
};

/** A finished research job whose key facts are in German notation. */
export const germanJob = {
  researchToken: "token-1",
  state: { status: "done" },
  response: {
    answer: "Das **BIP** lag bei 4,1 Billionen Euro.\n\nEs wuchs.",
    title: "BIP",
    keyFacts: [
      { title: "BIP", type: "number", unit: "Mrd. Euro", value: "4.121,2" },
      { title: "Wachstum", type: "percent", unit: "%", value: "-0,3 %" },
      { title: "Einwohner", type: "number", unit: "Personen", value: "83.577" },
      { title: "Rang", type: "text", unit: "", value: "Dritter in der Welt" },
      { title: "Export", type: "number", unit: "Euro", value: "1,5 Billionen" },
    ],
    sources: [
      {
        contentId: "1",
        contentType: "statistic",
        title: "BIP Deutschlands",
        url: "https://example.com/1",
        source: "Destatis",
        locale: "german",
        updatedAt: "2026-01-15T00:00:00Z",
      },
    ],
  },
  usage_limits: [{ limit: 100, limitation_period: "day", usage: 3 }],
};
