import type { Page } from "playwright-core";
import { openSite } from "../../site/open-site.js";

/** Results in one list; the service sends all that is left with the second page. */
const resultCount = 2_000;
/** From the first row on, five seconds at about nine screens a second. */
const distancePx = 36_000;
const speedPx = 7_200;

const result = (index: number) => ({
  identifier: index + 1,
  title: `Inflation rate of country ${String(index + 1)}, change on the year, from 2010 to 2026`,
  subject: "in percent",
  link: `https://pages.test/${String(index + 1)}`,
  date: "2026-06-03T00:00:00Z",
  released_at: "2026-06-03T00:00:00Z",
  platform: "en",
  is_premium: false,
  frequency: "monthly",
  measure: { kind: "rate", seasonal_adjustment: null, unit: "percent", scale: null },
  latest: { period: "2026-05", value: (index % 90) / 10, year_change: null },
  points: Array.from({ length: 12 }, (_, point) => ((index + point * 7) % 50) / 10),
  sources: [{ title: "Statistical office", subtitle: "" }],
});
const results = Array.from({ length: resultCount }, (_, index) => result(index));

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock, and of the thread's own time: other programs do not count. */
  readonly ts: number;
  readonly tts?: number;
  readonly tdur?: number;
}

/** What counts as script: everything that runs the page's functions. */
const scriptNames = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FunctionCall",
  "TimerFire",
]);
const frameName = "PrePaint";

/** Milliseconds of script in each frame that the page's main thread made. */
function scriptByFrame(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)}/${String(tid)}`;
  const counts = new Map<string, number>();
  for (const event of traceEvents.filter(({ name }) => name === frameName)) {
    counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  }
  const main = [...counts].sort(([, left], [, right]) => right - left)[0]?.[0];
  if (main === undefined) throw new Error("The trace holds no frame.");
  const own = traceEvents
    .filter((event) => threadOf(event) === main)
    .filter(({ name, ph }) => name === frameName || (ph === "X" && scriptNames.has(name)))
    .sort((left, right) => left.ts - right.ts);
  const frames: number[] = [];
  // A function within a function counts once.
  let countedTo = 0;
  for (const { name, tts = 0, tdur = 0 } of own) {
    if (name === frameName) frames.push(0);
    const last = frames.length - 1;
    if (last < 0 || name === frameName) continue;
    frames[last] = (frames[last] ?? 0) + Math.max(0, tts + tdur - Math.max(tts, countedTo)) / 1000;
    countedTo = Math.max(countedTo, tts + tdur);
  }
  return frames;
}

interface Scrolling {
  readonly rows: number;
  readonly frames: number;
  /** Milliseconds of script a frame. */
  readonly p95: number;
  readonly longest: number;
  /** Chromium's score of what moved by itself once the first results stood. */
  readonly layoutShift: number;
}

/** Scrolls through a list of 2,000 results and traces what runs. */
export async function measureScrolling(): Promise<Scrolling> {
  const site = await openSite((url) => {
    const offset = Number(url.searchParams.get("offset") ?? 0);
    const items = results.slice(offset, offset === 0 ? 10 : resultCount);
    return url.pathname === "/v1/search/statistics"
      ? { body: { items, total_count: resultCount } }
      : { body: { items: [], total_count: 0 } };
  });
  try {
    const { page } = await site.openPane({ width: 360 });
    await page.getByLabel("What to search").selectOption("Statistics");
    await page.getByRole("searchbox").fill("inflation");
    await page.getByRole("searchbox").press("Enter");
    await page.getByRole("article").nth(9).waitFor();
    await page.evaluate(noteShifts);
    await page.getByRole("button", { name: /^Show more/ }).click();
    // The list stands once its last row has its price.
    const last = page.getByRole("article").nth(resultCount - 1);
    await last.getByText("Insert · 10 credits").waitFor({ timeout: 60_000 });
    const trace = await traceOf(page, () => scroll(page));
    const frames = scriptByFrame(trace).sort((left, right) => left - right);
    return {
      frames: frames.length,
      rows: await page.getByRole("article").count(),
      p95: frames[Math.floor(frames.length * 0.95)] ?? 0,
      longest: frames.at(-1) ?? 0,
      layoutShift: await page.evaluate(
        () => (globalThis as { shiftScore?: number }).shiftScore ?? 0,
      ),
    };
  } finally {
    await site.close();
  }
}

async function traceOf(page: Page, work: () => Promise<unknown>): Promise<string> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser of its own.");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await work();
  return (await browser.stopTracing()).toString();
}

/** Runs in the page. */
function noteShifts() {
  const held = globalThis as { shiftScore?: number };
  held.shiftScore = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) held.shiftScore = (held.shiftScore ?? 0) + entry.value;
    }
  }).observe({ type: "layout-shift" });
}

/** As a finger or a wheel scrolls, through the browser's own input. */
async function scroll(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    ...{ x: 180, y: 400, yDistance: -distancePx, speed: speedPx, preventFling: true },
  });
}
