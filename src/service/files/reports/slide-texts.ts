/** Texts of a slide, cut to the room that they have there: a longer one would stand over what is below it. */
import { chartWords, ellipsize, type MeasureText } from "../../../statistics/chart/index.js";
import { creditOf, nameOf, type FileItem } from "../file-item.js";
import { fileWords, formatDay, labelled } from "../file-words.js";
import type { Measures } from "../svg/typeface.js";
import { describedText, forecastNote, shownCount } from "./report-texts.js";

/** Across a slide, in points, and what of that a line fills before its last word. */
const acrossPt = 887;
const filled = 0.94;
/** Calibri is narrower than the face that texts are measured in; that has none of the wide characters. */
const narrowness = 0.87;
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;

const inCalibri =
  (measure: MeasureText): MeasureText =>
  (text, sizePt) => {
    let pt = 0;
    for (const char of text) pt += wide.test(char) ? sizePt : measure(char, sizePt) * narrowness;
    return pt;
  };

/** A text cut to so many lines across the slide. */
export function cutToLines(
  text: string,
  measure: MeasureText,
  { sizePt, lines, widthPt = acrossPt }: { sizePt: number; lines: number; widthPt?: number },
): string {
  const widthPx = widthPt * lines * filled;
  return ellipsize(text, { widthPx, fontSizePx: sizePt, measure: inCalibri(measure) });
}

interface SlideTexts {
  readonly title: string;
  readonly titlePt: number;
  readonly subtitle: string;
  /** Above the data. */
  readonly dataTitle: string;
  readonly foot: string;
  /** Beside the description, all that had no room. */
  readonly notes: string;
}

export function slideTexts(item: FileItem, { regular, bold }: Measures): SlideTexts {
  const { title, subject, language } = item;
  const { unit, graphType } = item.chart;
  const titlePt = title.length > 130 ? 18 : 22;
  const shownTitle = cutToLines(title, bold, { sizePt: titlePt, lines: 2 });
  const foot = footOf(item);
  const lines = foot.length === 2 ? 2 : 1;
  const shownFoot = foot.map((line) => cutToLines(line, regular, { sizePt: 9, lines }));
  const beside = (text: string, others: readonly string[]) => {
    const room = acrossPt - inCalibri(regular)(others.join(" · "), 12) / filled;
    return cutToLines(text, regular, { sizePt: 12, lines: 1, widthPt: room });
  };
  const more = graphType === "table" ? [] : shownParts(item);
  const { data } = fileWords[language];
  return {
    title: shownTitle,
    titlePt,
    subtitle: [beside(subject, more), ...more].join(" · "),
    dataTitle: [data, ...(unit === null ? [] : [beside(unit, [data])])].join(" · "),
    foot: shownFoot.join("\n"),
    notes: [
      ...(shownTitle === title ? [] : [title]),
      subject,
      describedText(item),
      ...(shownFoot.join() === foot.join() ? [] : [foot.join("\n")]),
    ].join("\n\n"),
  };
}

/** What of the data is a forecast, and how much of it is shown. */
function shownParts(item: FileItem): string[] {
  const { chart, language } = item;
  const { categories } = chart.table;
  const shown = shownCount(chart);
  const words = chartWords[language];
  const forecast = forecastNote(item);
  return [
    ...(forecast === undefined ? [] : [forecast]),
    ...(shown < categories.length ? [words.shown(shown, categories.length)] : []),
  ];
}

/** What must be known of the data, whose it is, source by source, and when it was released. */
function footOf({ sources, language, releasedAt, note }: FileItem): string[] {
  const words = fileWords[language];
  return [
    ...(note === "" ? [] : [note]),
    ...sources.map((source) =>
      labelled(language, words.source, `${nameOf(source)}. ${creditOf(source)}`),
    ),
    labelled(language, words.released, formatDay(releasedAt, language)),
  ];
}
