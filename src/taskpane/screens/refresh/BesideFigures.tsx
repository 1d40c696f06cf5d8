import type { FullRefreshReport } from "../../../workbook/index.js";
import { Notice } from "../../controls/Notice.js";
import type { RefreshTexts } from "../../messages/refresh.js";

interface BesideFiguresProps {
  readonly texts: RefreshTexts;
  readonly report: Pick<FullRefreshReport, "retitledCharts" | "emptyCharts" | "held">;
}

type ChartPlace = FullRefreshReport["emptyCharts"][number];

/** More are counted: a sentence is to be read. */
const shownPlaces = 10;

/** Lines above figures without a chart are called by their formula's cell. */
const isCell = (name: string) => /^[A-Z]+\d+$/.test(name);

/** What became of what stands beside the figures: charts with another content or none, and all that protection has held back. */
export function BesideFigures({ texts, report }: BesideFiguresProps) {
  const { retitledCharts, emptyCharts, held } = report;
  const placeOf = ({ name, title, sheetName }: ChartPlace) =>
    isCell(name) ? `${sheetName}!${name}` : texts.chartOn(title ?? name, sheetName);
  /** The sentence of their number with the first of them, if there are any. */
  const say = (sentence: (count: number, listed: string) => string, all: readonly string[]) => {
    const left = all.length - shownPlaces;
    const listed = [...all.slice(0, shownPlaces), ...(left > 0 ? [texts.more(left)] : [])];
    return all.length > 0 && sentence(all.length, listed.join(", "));
  };
  const sentences = [
    say(texts.emptyCharts, emptyCharts.map(placeOf)),
    say(texts.heldTitles, held.titles.map(placeOf)),
    say(texts.heldCharts, held.charts.map(placeOf)),
    say(texts.heldSheets, held.sheets),
  ].filter((sentence) => sentence !== false);
  const retitled = say(texts.retitled, retitledCharts.map(placeOf));
  return (
    <>
      {sentences.length > 0 && (
        <Notice intent="warning">
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Notice>
      )}
      {retitled !== false && <Notice intent="info">{retitled}</Notice>}
    </>
  );
}
