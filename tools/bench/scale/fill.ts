import { summaryOf } from "../../../src/service/import/index.js";
import { packContent, type OwnLibrary } from "../../../src/service/library/index.js";
import { openDatabaseContent } from "../../../src/storage/index.js";
import { seriesOf, toSource } from "./own-content.js";

interface Filled {
  /** Numbers of some of the series, those of all measures among them. */
  readonly numbers: number[];
  readonly measures: number;
  /** Series as `import` counts them. */
  readonly series: number;
}

/** Every so many series of a source are asked for. */
const step = 37;

/**
 * Puts sources into a database as imports do, until there are so many statistics, indicators and topics of measures,
 * the library's own among them.
 */
export async function fill(own: OwnLibrary, url: string, wanted: number): Promise<Filled> {
  const store = await openDatabaseContent(url);
  const numbers: number[] = [];
  let [measures, series] = [0, 0];
  let items = own.statistics.size + 2 * own.concepts.size;
  for (let source = 0; items < wanted; source += 1) {
    let content = toSource(own, source);
    const held = [...own.partOf(content).measures.values()];
    const statistics = held.reduce((sum, { records }) => sum + records.ids.length, 0);
    const each = statistics / held.length + 2;
    const most = Math.ceil((wanted - items) / each);
    if (most < held.length) content = toSource(own, source, most);
    const { length } = content.concepts;
    items += Math.round(length * each);
    measures += length;
    const { version } = await store.read();
    const kept = { ...packContent(content), summary: summaryOf(own, content) };
    series += kept.summary.series;
    if (!(await store.put(content.source.key, kept, version)))
      throw new Error("The database was changed by another process.");
    numbers.push(...seriesOf(content).filter((_one, at) => at % step === 0));
  }
  await store.close();
  return { numbers, measures, series };
}
