import { useMemo, useState } from "react";
import { Button, Text } from "@fluentui/react-components";
import { comparePeriods } from "../../../../statistics/index.js";
import type { RequestChanges } from "../../../../workbook/index.js";
import { Disclosure } from "../../../controls/Disclosure.js";
import type { RefreshTexts } from "../../../messages/refresh.js";
import { PointTable } from "./PointTable.js";
import { isOfPlaces, onlySeries, useSeriesName } from "./series-names.js";

/** Points shown at once of each request, newest first; a button brings as many more. */
const shownAtOnce = 20;
/** Requests listed; a thousand of them would only slow the pane down. */
const shownRequests = 100;

const kinds = ["revised", "added", "removed", "moved"] as const;

interface ChangeListProps {
  readonly texts: RefreshTexts;
  readonly changes: readonly RequestChanges[];
  readonly language: string;
}

/** What the refresh changed, request by request: old and new value of every point. */
export function ChangeList({ texts, changes, language }: ChangeListProps) {
  return (
    <>
      {changes.slice(0, shownRequests).map((one) => (
        <RequestEntry
          key={one.refreshed.request.id}
          texts={texts}
          changes={one}
          language={language}
        />
      ))}
      {changes.length > shownRequests && <Text>{texts.more(changes.length - shownRequests)}</Text>}
    </>
  );
}

/** With the one place that all changes are of: one indicator may be asked for in several requests. */
function useTitle(changes: RequestChanges, language: string): string {
  const nameOf = useSeriesName(changes, language);
  const place = isOfPlaces(changes) ? onlySeries(changes.changes) : undefined;
  return place === undefined ? changes.title : `${changes.title} · ${nameOf(place)}`;
}

interface RequestEntryProps {
  readonly texts: RefreshTexts;
  readonly changes: RequestChanges;
  readonly language: string;
}

/** One request's changes; its table is made when it is first opened. */
function RequestEntry({ texts, changes, language }: RequestEntryProps) {
  const title = useTitle(changes, language);
  // Compared as periods, which cost something to read: once, and only where somebody looks.
  const [isOpen, setOpen] = useState(false);
  const [shownPoints, setShownPoints] = useState(shownAtOnce);
  const points = useMemo(
    () =>
      isOpen
        ? [...changes.changes].sort((a, b) => comparePeriods(b.point, a.point))
        : changes.changes,
    [changes, isOpen],
  );
  const counts = kinds
    .map((kind) => [kind, changes.changes.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => texts.changeCounts[kind](count));
  return (
    <Disclosure
      summary={texts.changesOf(title, counts.join(", "))}
      onOpen={() => {
        setOpen(true);
      }}
    >
      {isOpen && (
        <>
          <PointTable
            texts={texts}
            changes={changes}
            points={points.slice(0, shownPoints)}
            language={language}
          />
          {points.length > shownPoints && (
            <Button
              size="small"
              onClick={() => {
                setShownPoints(shownPoints + shownAtOnce);
              }}
            >
              {texts.more(points.length - shownPoints)}
            </Button>
          )}
        </>
      )}
    </Disclosure>
  );
}
