import type { Platform } from "../../contract/index.js";
import type { AskedFit, Misfit } from "../model/asked-fit.js";
import type { FoundItem } from "../model/found-item.js";
import type { Messages } from "../messages/messages.js";
import type { SaidTexts } from "../messages/en/said.js";

interface FitWords extends Pick<Messages, "search"> {
  readonly said: SaidTexts;
}

/** What an item's formula shows: "7 places, from 2010, change on the year". */
export function fitText(
  { geos, rows, isUsable }: AskedFit,
  { geos: names = {}, frequency }: FoundItem,
  { search, said }: FitWords,
): string {
  if (!isUsable) return "";
  const [only = "", ...others] = geos;
  const { freq, change } = rows;
  const by = { A: "annual", Q: "quarterly", M: "monthly" } as const;
  const shown = freq === undefined ? frequency : by[freq];
  const step =
    change === "pct-year" || change === "diff-year"
      ? "year"
      : shown === "monthly"
        ? "month"
        : "quarter";
  return [
    others.length === 0 ? (names[only] ?? only) : search.places(geos.length),
    periodText(rows, said),
    freq === undefined ? "" : search.frequencies[by[freq]],
    change === undefined ? "" : said.change[step],
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** Open ends are left out. */
export function periodText(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  said: SaidTexts,
): string {
  if (from !== undefined && to !== undefined) return from === to ? from : said.range(from, to);
  if (from !== undefined) return said.from(from);
  return to === undefined ? "" : said.to(to);
}

/** What was said and is not in the formula. */
export const misfitText = ({ misfits }: AskedFit, said: SaidTexts, language: Platform): string =>
  misfits.map((misfit) => sentenceOf(misfit, said, language)).join("; ");

function sentenceOf(misfit: Misfit, said: SaidTexts, language: Platform): string {
  switch (misfit.kind) {
    case "places":
      return said.notFor(misfit.places.map(({ names }) => names[language]).join(", "));
    case "begins":
      return said.begins(misfit.period);
    case "ends":
      return said.ends(misfit.period);
    case "outside":
      return said.outside(misfit.first, misfit.last);
    case "last-unknown":
      return said.lastUnknown;
    case "finer":
      return said.finer;
    case "frequency-unknown":
      return said.frequencyUnknown;
    case "annual-unclear":
      return said.annualUnclear;
    case "change-of-rate":
      return said.changeOfRate;
    case "change-unknown":
      return said.changeUnknown;
    case "change-frequency":
      return said.changeFrequency;
  }
}
