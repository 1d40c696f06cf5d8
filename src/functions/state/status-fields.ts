import type { ClientStatus } from "../../client/index.js";
import { localDay, periodLabel, toIsoDate, type TableCell } from "../../statistics/index.js";
import { earlierPeriods, keptAnswers } from "../calls/cell-notes.js";
import { sentence } from "../messages/sentence.js";
import type { Services } from "../calls/runtime.js";
import type { StatusField } from "../read/field-words.js";
import { clockCell } from "../shape/clock-cell.js";

type ReadField = (status: ClientStatus, services: Services) => TableCell;

/** What each field of STAT.STATUS shows. None of them holds a secret. */
export const statusFields = {
  service: ({ serviceAddress }) => serviceAddress,
  key: ({ hasKey }) => hasKey,
  "operations allowed": ({ operationsAllowed }) => operationsWith(operationsAllowed, true),
  "operations refused": ({ operationsAllowed }) => operationsWith(operationsAllowed, false),
  calls: ({ today }) => today.calls,
  credits: ({ today }) => today.credits,
  "session calls": ({ session }) => session.calls,
  "session credits": ({ session }) => session.credits,
  budget: ({ dailyBudget }) => dailyBudget,
  pending: ({ pending }) => pending,
  stale: ({ staleServed }) => staleServed,
  "from workbook": ({ snapshotServed }) => snapshotServed,
  "as of": ({ snapshotAsOf }) => (snapshotAsOf === null ? null : clockCell(snapshotAsOf)),
  "cells from workbook": () => keptText(),
  cached: ({ cacheEntries }) => cacheEntries,
  "research limits": ({ usageLimits }) => limitsText(usageLimits),
  "earlier periods": () => earlierText(),
  "last error": ({ lastError }, services) => lastErrorText(lastError, services),
  "last error at": ({ lastError }) => (lastError === null ? null : clockCell(lastError.at)),
  version: (_, { version }) => version ?? null,
} satisfies Record<StatusField, ReadField>;

/** Such as "Sheet1!B2: 2017 for 2025": the cells that match=before gave an earlier figure. */
function earlierText(): string | null {
  const texts = earlierPeriods.entries().map(([cell, periods]) => {
    const [first] = periods;
    const more = periods.length > 1 ? ` (+${String(periods.length - 1)})` : "";
    return first === undefined
      ? ""
      : `${cell}: ${periodLabel(first.used)} for ${periodLabel(first.asked)}${more}`;
  });
  return texts.length === 0 ? null : texts.join("; ");
}

/** More than anybody reads in one cell. */
const namedCells = 100;

/** Such as "Sheet1!B2: 2026-11-20": the cells that show an answer kept in the workbook, and its day. */
function keptText(): string | null {
  const kept = keptAnswers.entries();
  const texts = kept
    .slice(0, namedCells)
    .map(([cell, times]) => `${cell}: ${toIsoDate(localDay(new Date(Math.min(...times))))}`);
  if (kept.length > namedCells) texts.push(`+${String(kept.length - namedCells)}`);
  return texts.length === 0 ? null : texts.join("; ");
}

function operationsWith(
  known: ClientStatus["operationsAllowed"],
  isAllowed: boolean,
): string | null {
  const names = Object.entries(known).filter(([, allowed]) => allowed === isAllowed);
  return names.length === 0 ? null : names.map(([name]) => name).join(", ");
}

/** What the service last said of the key's research questions, such as "3 of 50 per month". */
function limitsText(limits: ClientStatus["usageLimits"]): string | null {
  const texts = limits.map(
    ({ usage, limit, limitation_period: period }) => `${usage} of ${limit} per ${period}`,
  );
  return texts.length === 0 ? null : texts.join("; ");
}

/** The sentence of the code: the client's own words are English and for developers. */
function lastErrorText(error: ClientStatus["lastError"], services: Services): string | null {
  if (error === null) return null;
  return sentence(error.code, services.language(), { detail: error.message, seconds: 60 });
}
