import { loadLibrary, type OwnLibrary } from "../../../src/service/library/index.js";
import { searchOf } from "../../search-quality/ask-service.js";
import { hitRate, isAnswerable, judge } from "../../search-quality/judge.js";
import { queries } from "../../search-quality/query-set.js";
import type { RunningService } from "./processes.js";

/** In an order in which neighbours have nothing in common. */
const mixed = <T>(all: readonly T[]): T[] =>
  all
    .map((one, at) => ({ one, at: (at * 7919) % 10_007 }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Paths of searches, no two the same: a measure in a place, a measure alone, a place alone. */
export function searchesOf({ catalogue, data }: OwnLibrary): string[] {
  const places = [...data.places.values()].map(({ name }) => name.en);
  const placeAt = (at: number) => places[at % places.length] ?? "";
  const ofMeasures = catalogue.concepts.flatMap(({ name: { en } }, at) => [
    en,
    ...[3, 41, 83, 127, 171].map((far) => `${en} ${placeAt(at * 7 + far)}`),
  ]);
  return mixed([...places, ...ofMeasures]).map(
    (text) => `/v1/search/statistics?q=${encodeURIComponent(text)}&date_from=2008-01-01`,
  );
}

export const dataOf = (numbers: readonly number[]): string[] =>
  mixed(numbers).map((id) => `/v1/data/statistic?id=${String(id)}`);

/** The judged questions that the library can answer; what was imported beside it is no right answer. */
export async function printJudged(own: OwnLibrary, { address }: RunningService, key: string) {
  const library = await loadLibrary([], own);
  const headers = { "x-api-key": key };
  const search = searchOf(async (path) => (await fetch(address + path, { headers })).json());
  const judged = [];
  for (const query of queries.filter((one) => isAnswerable(library, one)))
    judged.push(await judge(library, search, query));
  const rates = [hitRate(judged, 1), hitRate(judged, 5)].map((rate) => (rate * 100).toFixed(1));
  console.log(
    `${String(judged.length)} judged questions: hit@1 and hit@5 ${rates.join(" and ")} %`,
  );
}

/** Until each has answered: what answers is made with the first question, and titles are read behind it. */
export async function warmUp(services: readonly RunningService[], key: string): Promise<void> {
  const headers = { "x-api-key": key };
  for (const { address } of services)
    for (const path of ["/v1/search/statistics?q=population", "/v1/infographics?q=world+map"])
      await (await fetch(address + path, { headers })).arrayBuffer();
}
