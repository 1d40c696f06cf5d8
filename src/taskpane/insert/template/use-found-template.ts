import { useEffect, useMemo, useState } from "react";
import { localDay } from "../../../statistics/index.js";
import {
  buildFoundTemplate,
  findTemplate,
  foundTemplateKinds,
  templateSearches,
  type FoundParts,
  type FoundTemplateId,
  type TemplateCall,
} from "../../../workbook/index.js";
import { useServices } from "../../services/services.js";
import { useTask } from "../../session/use-task.js";
import type { TypedTemplate } from "./use-typed-template.js";

/** Enough for a figure to be among them, and its namesakes of other places and times. */
const searchSize = 15;

type Found = FoundParts | "unknown-place";

/**
 * What the service has of a template's figures, which of them are wanted, and the sheet they make; all of it is there
 * again when its screen is.
 *
 * @param isPaid searches that were sent are kept though another place is typed meanwhile
 */
export function useFoundTemplate(
  id: FoundTemplateId,
  { place, refused, change }: TypedTemplate,
  isPaid: boolean,
) {
  const { client, language } = useServices();
  const { state, run, clear } = useTask<Found>({ name: `find ${id}`, keepsEnd: true });
  const found = state.status === "done" && state.result !== "unknown-place" ? state.result : null;
  const chosen = useMemo(
    () => found?.found.filter(({ wanted }) => !refused.has(wanted.key)) ?? [],
    [found, refused],
  );
  const spoken = language();
  const template = useMemo(() => {
    if (found === null || chosen.length < foundTemplateKinds[id].fewest) return undefined;
    const today = localDay(new Date());
    return buildFoundTemplate(id, { ...found, found: chosen, language: spoken, today });
  }, [id, found, chosen, spoken]);
  return {
    ...{ state, found, template, clear },
    isChosen: (key: string) => !refused.has(key),
    choose: (key: string, isWanted: boolean) => {
      const others = [...refused].filter((each) => each !== key);
      change({ refused: new Set(isWanted ? others : [...others, key]) });
    },
    find: () => {
      change({ refused: new Set() });
      void run(async (signal) => {
        const how = { signal, finishSent: isPaid };
        const search = async (q: string) =>
          (await client.list("searchIndicators", { q, size: searchSize }, how)).value.items;
        const today = localDay(new Date());
        const parts = await findTemplate(id, { place, language: spoken, search, today });
        return parts ?? "unknown-place";
      });
    },
  };
}

interface TemplateSearches {
  /** The searches that finding may take; null until they are known. */
  readonly searches: readonly TemplateCall[] | null;
  /** Tries once more, where the names of places could not be loaded; undefined where they could. */
  readonly lookAgain: (() => void) | undefined;
}

/** What finding a template's figures may ask, for its price. */
export function useTemplateSearches(id: FoundTemplateId, place: string): TemplateSearches {
  const { language } = useServices();
  const spoken = language();
  const [searches, setSearches] = useState<readonly TemplateCall[] | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    templateSearches(id, { place, language: spoken }).then(
      (texts) => {
        const call = (q: string) => ({ at: "", functionId: "INDICATORS", args: [q, searchSize] });
        if (isCurrent) setSearches(texts.map(call));
      },
      () => {
        if (isCurrent) setFailures(tries + 1);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, place, spoken, tries]);
  const hasFailed = searches === null && failures > tries;
  return {
    searches,
    lookAgain: hasFailed
      ? () => {
          setTries(tries + 1);
        }
      : undefined,
  };
}
