import type { Platform } from "../../../../contract/known-values.js";
import {
  readSpans,
  statusLetters,
  type StatusLetter,
  type StatusSpan,
} from "../../catalogue/figure-statuses.js";
import type { Concept } from "../../library-model.js";
import { toOrdinal } from "../../periods.js";
import { formatSpan } from "../numbers.js";
import { statusWords } from "./status-words.js";

/** Figures of a place that are shown: those from one period to another. */
interface ShownFigures {
  readonly place: string;
  readonly from: string;
  readonly to: string;
}

interface In {
  readonly language: Platform;
  readonly nameOfPlace: (code: string) => string;
}

const mostSpans = 4;
const mostPlaces = 5;

const within = ([from, to]: StatusSpan, shown: ShownFigures): StatusSpan[] => {
  const first = from > shown.from ? from : shown.from;
  const last = to < shown.to ? to : shown.to;
  return first > last ? [] : [[first, last]];
};

/** Of each place that is shown the spans of those of its figures that have a status, in their order. */
function spansByPlace(
  marked: Readonly<Record<string, string>>,
  shown: ReadonlyMap<string, readonly ShownFigures[]>,
): Map<string, StatusSpan[]> {
  const found = new Map<string, StatusSpan[]>();
  for (const [text, places] of Object.entries(marked)) {
    const spans = readSpans(text);
    for (const place of places.split(" ")) {
      const parts = (shown.get(place) ?? []).flatMap((part) =>
        spans.flatMap((span) => within(span, part)),
      );
      if (parts.length > 0)
        found.set(
          place,
          parts.sort(([a], [b]) => (a < b ? -1 : 1)),
        );
    }
  }
  return found;
}

function spansText(spans: readonly StatusSpan[], language: Platform): string {
  if (spans.length <= mostSpans)
    return spans.map(([from, to]) => formatSpan(from, to, language)).join(", ");
  const count = spans.reduce((sum, [from, to]) => sum + toOrdinal(to) - toOrdinal(from) + 1, 0);
  return `${statusWords[language].figures(count)}, ${endsText(spans, language)}`;
}

function endsText(spans: readonly StatusSpan[], language: Platform): string {
  const from = spans.reduce((least, [one]) => (one < least ? one : least), spans[0]?.[0] ?? "");
  const to = spans.reduce((most, [, one]) => (one > most ? one : most), "");
  return formatSpan(from, to, language);
}

/** "2022, 2024" where one place is shown; else "Spain, Italy (2022), France (2024)" or "figures of 12 places, 2019–2024". */
function whichText(
  found: ReadonlyMap<string, readonly StatusSpan[]>,
  order: ReadonlyMap<string, unknown>,
  { language, nameOfPlace }: In,
): string {
  const all = [...found.values()].flat();
  if (order.size === 1) return spansText(all, language);
  if (found.size > mostPlaces)
    return `${statusWords[language].places(found.size)}, ${endsText(all, language)}`;
  const byText = new Map<string, string[]>();
  for (const place of order.keys()) {
    const spans = found.get(place);
    if (spans === undefined) continue;
    const text = spansText(spans, language);
    byText.set(text, [...(byText.get(text) ?? []), nameOfPlace(place)]);
  }
  return [...byText].map(([text, names]) => `${names.join(", ")} (${text})`).join(", ");
}

/** What the source says of those figures of a measure that are shown: a sentence of each status that some of them have. */
export function statusRemarks(
  { statuses }: Pick<Concept, "statuses">,
  figures: readonly ShownFigures[],
  words: In,
): string[] {
  if (statuses === undefined) return [];
  const shown = new Map<string, ShownFigures[]>();
  for (const one of figures) {
    const known = shown.get(one.place) ?? [];
    if (!known.some(({ from, to }) => from === one.from && to === one.to)) known.push(one);
    shown.set(one.place, known);
  }
  return statusLetters.flatMap((letter: StatusLetter) => {
    const found = spansByPlace(statuses[letter] ?? {}, shown);
    if (found.size === 0) return [];
    const { status, colon } = statusWords[words.language];
    return `${status[letter]}${colon}${whichText(found, shown, words)}.`;
  });
}
