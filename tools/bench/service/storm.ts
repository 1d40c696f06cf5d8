interface Storm {
  readonly service: string;
  readonly bare: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Ids whose reports nobody has asked for. */
  readonly statistics: readonly number[];
  /** Searches that nobody has asked for. */
  readonly paths: readonly string[];
  readonly seconds: number;
}

const atOnce = 30;
const patienceMs = 300;

const at = (times: readonly number[], share: number) =>
  Math.round([...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0);

/**
 * How long searches, the health path and a bare route take while cold reports are asked for and given
 * up, thirty new ones at a time. One of each is asked in turn, so that all three meet the same machine.
 */
export async function passStorm(storm: Storm) {
  const { service, bare, headers, paths, seconds } = storm;
  const links = await signedLinks(storm);
  const times = { search: [] as number[], health: [] as number[], bare: [] as number[] };
  const timed = async (kept: number[], url: string) => {
    const begun = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    kept.push(performance.now() - begun);
  };
  const over = new AbortController();
  const asking = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await timed(times.search, service + (paths[turn % paths.length] ?? ""));
      await timed(times.health, `${service}/v1/health`);
      await timed(times.bare, `${bare}/?bytes=15000`);
    }
  })();
  let given = 0;
  let whole = 0;
  for (const end = performance.now() + 1000 * seconds; performance.now() < end; given += atOnce) {
    const asked = Array.from({ length: atOnce }, async (_one, index) => {
      const link = links[(given + index) % links.length] ?? "";
      const answer = await fetch(link, { signal: AbortSignal.timeout(patienceMs) });
      await answer.arrayBuffer();
      whole += 1;
    });
    await Promise.allSettled(asked);
  }
  over.abort();
  await asking;
  const row = (name: keyof typeof times, goal: string) => ({
    ...{ name, requests: times[name].length, "median ms": at(times[name], 0.5) },
    ...{ "p99 ms": at(times[name], 0.99), "longest ms": at(times[name], 1 - 1e-9), goal },
  });
  return [
    row("search", "< 100"),
    row("health", "< 50"),
    row("bare", ""),
    { name: "PDFs asked for", requests: given },
    { name: "PDFs that came in time", requests: whole },
  ];
}

/** Enough for the whole storm: what was drawn once would be kept. */
async function signedLinks({ service, headers, statistics, seconds }: Storm): Promise<string[]> {
  const needed = atOnce * Math.ceil((seconds * 1000) / patienceMs);
  const links: string[] = [];
  for (const id of statistics.slice(5000, 5000 + needed)) {
    const answer = await fetch(`${service}/v1/data/reports?id=${String(id)}`, { headers });
    const { pdf } = (await answer.json()) as { pdf: string };
    links.push(pdf.replace(/^https?:\/\/[^/]+/, service));
  }
  return links;
}
