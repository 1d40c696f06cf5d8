import type { ClientStatus } from "../../client/index.js";
import {
  isOldFigure,
  localDay,
  parsePeriod,
  periodLabel,
  toIsoDate,
  type TableCell,
} from "../../statistics/index.js";
import { figureNotes, keptAnswers } from "../calls/cell-notes.js";
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
  "earlier periods": () => figuresText(({ asked }) => Boolean(asked)),
  forecasts: () => figuresText(({ asked }) => asked === undefined),
  "old figures": (_, services) => {
    const day = localDay(services.today());
    return figuresText(({ asked, used }) => asked === "" && isOldFigure(parsePeriod(used), day));
  },
  "last error": ({ lastError }, services) => lastErrorText(lastError, services),
  "last error at": ({ lastError }) => (lastError === null ? null : clockCell(lastError.at)),
  version: (_, { version }) => version ?? null,
} satisfies Record<StatusField, ReadField>;

type FigureNote = ReturnType<typeof figureNotes.entries>[number][1][number];

/**
 * Such as "Sheet1!B2: 2017 for 2025", the cells that match=before gave an earlier figure, or "Sheet1!B2: 2027 (+2)", those
 * that show forecasts, and as old ones the latest figures of what has ended years ago.
 */
function figuresText(isMeant: (note: FigureNote) => boolean): string | null {
  const texts = figureNotes.entries().flatMap(([cell, all]) => {
    const [first, ...others] = all.filter(isMeant);
    if (first === undefined) return [];
    const { used, asked } = first;
    const instead = !asked ? "" : ` for ${periodLabel(asked)}`;
    const more = others.length > 0 ? ` (+${String(others.length)})` : "";
    return [`${cell}: ${periodLabel(used)}${instead}${more}`];
  });
  return named(texts);
}

/** More than anybody reads in one cell. */
const namedCells = 100;

function named(texts: readonly string[]): string | null {
  if (texts.length === 0) return null;
  const more = texts.length > namedCells ? [`+${String(texts.length - namedCells)}`] : [];
  return [...texts.slice(0, namedCells), ...more].join("; ");
}

/** Such as "Sheet1!B2: 2026-11-20": the cells that show an answer kept in the workbook, and its day. */
function keptText(): string | null {
  return named(
    keptAnswers
      .entries()
      .map(([cell, times]) => `${cell}: ${toIsoDate(localDay(new Date(Math.min(...times))))}`),
  );
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
