import { useEffect, useState } from "react";
import { Text } from "@fluentui/react-components";
import { loadPlaces, membersOf, type Places } from "../../../../../statistics/index.js";
import type { BuilderTexts } from "../../../../messages/builder.js";
import { useServices } from "../../../../services/services.js";

interface NotCoveredProps {
  readonly texts: BuilderTexts;
  /** Codes, names and groups. */
  readonly chosen: readonly string[];
  readonly indicatorId: string;
}

/** Names the places, and the members of groups, that the indicator is known to have no figures for. */
export function NotCovered({ texts, chosen, indicatorId }: NotCoveredProps) {
  const { client, language } = useServices();
  const [names, setNames] = useState<readonly string[]>([]);
  const wanted = chosen.join("\n");
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const item = indicatorId === "" ? undefined : await client.findIndicatorItem(indicatorId);
      if (item === undefined) return [];
      const places = await loadPlaces();
      return uncoveredOf(wanted.split("\n"), places, item.covered_geos).map(
        (code) => places.byCode(code)?.names[language()] ?? code,
      );
    };
    find().then(
      (found) => {
        if (isCurrent) setNames(found);
      },
      // The formula's own result says it, too.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, indicatorId, language, wanted]);
  return names.length === 0 ? null : <Text size={200}>{texts.notCovered(names.join(", "))}</Text>;
}

/** As formulas understand them: a group is its members, unless it is a place that is covered itself. */
function uncoveredOf(
  spellings: readonly string[],
  places: Places,
  covered: Readonly<Record<string, string>>,
): string[] {
  const codes = spellings.flatMap((spelling): readonly string[] => {
    const place = places.find(spelling)?.code;
    if (place !== undefined && Object.hasOwn(covered, place)) return [];
    return places.group(spelling.replace(membersOf, ""))?.members ?? (place ? [place] : []);
  });
  return [...new Set(codes)].filter((code) => !Object.hasOwn(covered, code));
}
