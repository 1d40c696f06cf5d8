/** What another version of a source has that the one before had not. */
import type { ImportedContent } from "../../library/index.js";
import { isAddress, shownAddress } from "../../outgoing/index.js";
import type { ImportResult } from "../import-source.js";
import { byPeriod } from "./by-period.js";
import { rescaled } from "./rescaled.js";

type Figures = ImportedContent["figures"];

/** "3 new, 2 changed, 1 gone": what another version has that the one before had not. */
export function differenceOf(before: Figures, now: Figures): string {
  let [added, changed, gone] = [0, 0, 0];
  for (const concept of new Set([...Object.keys(before), ...Object.keys(now)]))
    for (const place of new Set(
      [before[concept], now[concept]].flatMap((rows) => Object.keys(rows ?? {})),
    )) {
      const was = byPeriod(before[concept]?.[place]);
      const is = byPeriod(now[concept]?.[place]);
      for (const [period, value] of is)
        if (!was.has(period)) added += 1;
        else if (was.get(period) !== value) changed += 1;
      for (const period of was.keys()) if (!is.has(period)) gone += 1;
    }
  return `${String(added)} new, ${String(changed)} changed, ${String(gone)} gone`;
}

type Changed = Pick<ImportResult, "before" | "content" | "library">;

/** A sentence for each indicator of which every figure means something else than before. */
function unitChanges({ before, content }: Changed): string[] {
  const was = new Map(before?.concepts.map(({ key, unit }) => [key, before.units[unit]]));
  return content.concepts.flatMap(({ key, name, unit }) => {
    const [old, now] = [was.get(key), content.units[unit]];
    if (old === undefined || now === undefined || JSON.stringify(old) === JSON.stringify(now))
      return [];
    return old.name.en === now.name.en
      ? `"${name.en}" may be added up otherwise: it was a ${old.kind}, and is a ${now.kind} now`
      : `"${name.en}" is in ${now.name.en} now, and was in ${old.name.en}`;
  });
}

/** A sentence for each indicator that is called otherwise: formulas find it by its identifier all the same. */
function nameChanges({ before, content }: Changed): string[] {
  const was = new Map(before?.concepts.map(({ key, name }) => [key, name.en]));
  return content.concepts.flatMap(({ key, name }) => {
    const old = was.get(key);
    return old === undefined || old === name.en ? [] : `"${name.en}" was called "${old}"`;
  });
}

/** A sentence where figures that are provisional, estimated or of a break are others than before: their days stay. */
function statusChanges({ before, content }: Changed): string[] {
  const was = new Map(before?.concepts.map((one) => [one.key, one]));
  const changed = content.concepts.filter(({ key, statuses }) => {
    const old = was.get(key);
    return old !== undefined && JSON.stringify(old.statuses) !== JSON.stringify(statuses);
  });
  const [first] = changed;
  if (first === undefined) return [];
  const of = changed.length === 1 ? `"${first.name.en}"` : `${String(changed.length)} indicators`;
  return [`which figures of ${of} are provisional, estimated or of another status has changed`];
}

/** A sentence for each indicator that is there no longer: formulas that ask for it have no answer from now on. */
function goneIndicators({ before, content }: Changed): string[] {
  const there = new Set(content.concepts.map(({ key }) => key));
  return (before?.concepts ?? []).flatMap(({ key, name }) =>
    there.has(key) ? [] : `"${name.en}" is gone, and formulas that ask for it have no answer`,
  );
}

const namedFew = 3;

function listed(names: readonly string[]): string {
  if (names.length > namedFew)
    return `${names.slice(0, namedFew).join(", ")} and ${String(names.length - namedFew)} more`;
  return [names.slice(0, -1).join(", "), ...names.slice(-1)]
    .filter((one) => one !== "")
    .join(" and ");
}

/** A sentence for indicators that have lost the same places: formulas with them have no answer from now on. */
function gonePlaces({ before, content, library }: Changed): string[] {
  const byPlaces = new Map<string, string[]>();
  for (const { key, name } of content.concepts) {
    const now = content.figures[key] ?? {};
    const gone = Object.keys(before?.figures[key] ?? {}).filter((code) => now[code] === undefined);
    if (gone.length === 0) continue;
    const places = listed(gone.map((code) => library.places.get(code)?.name.en ?? code));
    byPlaces.set(places, [...(byPlaces.get(places) ?? []), `"${name.en}" has`]);
  }
  return [...byPlaces].map(([places, [first = "", ...others]]) => {
    const which = others.length === 0 ? first : `${String(others.length + 1)} indicators have`;
    return `${which} no figure of ${places} any more`;
  });
}

/** Where a source is read, as it may be shown; undefined of one that was kept before that was. */
function placeOf({ again }: ImportResult["content"]): string | undefined {
  if (again === undefined) return undefined;
  return isAddress(again.from) ? shownAddress(again.from) : again.from;
}

/** A sentence where other figures take the place of those that were imported under the same name. */
function placeChanges({ before, content }: Changed): string[] {
  const [was, is] = [before && placeOf(before), placeOf(content)];
  return was === undefined || is === undefined || was === is
    ? []
    : [`it is read from ${is} now, and was read from ${was}`];
}

/** A sentence for what whoever shows the figures is bound by: how they may be used, and whose they are. */
function termChanges({ before, content }: Changed): string[] {
  return (["licence", "publisher"] as const).flatMap((term) => {
    const [was, is] = [before?.source[term], content.source[term]];
    return was === undefined || was === is ? [] : [`its ${term} is "${is}" now, and was "${was}"`];
  });
}

/** All that differs beside single figures, a sentence each without its point. */
export const otherChanges = (changed: Changed): string[] => [
  ...placeChanges(changed),
  ...termChanges(changed),
  ...nameChanges(changed),
  ...unitChanges(changed),
  ...rescaled(changed),
  ...statusChanges(changed),
  ...goneIndicators(changed),
  ...gonePlaces(changed),
];
