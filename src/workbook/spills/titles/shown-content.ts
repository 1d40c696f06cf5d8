import type { Platform } from "../../../contract/index.js";
import type { AnswerPort } from "../../answer-port.js";
import { resolveArguments, type ResolvedCall } from "../../cells/resolve-arguments.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import type { StatCall } from "../../formulas/stat-call.js";
import { saidOf } from "../../insert/marks/said.js";
import { shownAs } from "../../insert/marks/shown-as.js";
import { unitOptions, unitOptionsOfAll } from "../../insert/marks/unit-mark.js";
import type { ForecastTimes } from "../look/forecast-points.js";
import { planRequests } from "../../requests/plan-requests.js";
import { breaksOver, type ShownBreaks } from "../sources/breaks-over.js";
import { noForecasts, partsOf } from "../sources/content-parts.js";
import { idTitle, joinContents } from "../sources/join-contents.js";

/** What a formula shows. */
export interface ShownContent {
  /** At least one. */
  readonly ids: readonly string[];
  /** False where nothing is kept of one of them: its title says its id, and neither source nor unit are told. */
  readonly isKnown: boolean;
  /** Neither a content's nor a report's: no title of ours is true of it. */
  readonly isOthers: boolean;
  readonly title: string;
  readonly sources: string;
  readonly link: string | undefined;
  /** Null where there is none, or where the formula changes it. */
  readonly unit: string | null;
  /** That of the content itself. */
  readonly ownUnit: string | null;
  /** What changes it, as `unitOptions` says it: the content's own beside the figures would be wrong. */
  readonly asked: string;
  /** What the figures are in place of the content's own: "percent from the period before". Null where that is unit. */
  readonly shownAs: string | null;
  readonly forecasts: ForecastTimes;
  /** Where figures break that are shown; undefined where nobody knows yet which are. */
  readonly breaks: ShownBreaks | undefined;
  /** What its contents say of their figures, as `saidOf` says it. */
  readonly said: string;
  /** The same of the answers before, where a refresh has brought others. Undefined where nobody knows. */
  readonly saidBefore: string | undefined;
}

/** Where answers are that cells show. */
export type KeptAnswers = Pick<AnswerPort, "peek" | "knownSource">;

/** What a refresh has brought. */
export interface RefreshedAnswers {
  /** The answers that a cell shows: one that was not reached shows those before. */
  readonly shownBy: (cell: StatCell) => KeptAnswers;
  /** Those before, where there were some. */
  readonly before: KeptAnswers;
  /** Whether a cell shows something else than before. */
  readonly hasMoved: (cell: StatCell) => boolean;
}

interface ShownOptions {
  /** Of what figures are shown as. */
  readonly language?: Platform | undefined;
  /** What stands in a formula's first column. @default nobody knows */
  readonly categoriesOf?: (cell: StatCell) => readonly unknown[] | undefined;
  /** @default what is kept */
  readonly refreshed?: RefreshedAnswers | undefined;
}

/**
 * The contents that formulas ask for, of what is kept: asks nobody. Formulas whose contents only Excel can tell are
 * left out.
 */
export async function shownContents(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
  data: AnswerPort,
  { language, categoriesOf, refreshed }: ShownOptions = {},
): Promise<ReadonlyMap<StatCell, ShownContent>> {
  const calls = await resolveArguments(context, cells);
  const shown = new Map<StatCell, ShownContent>();
  for (const cell of cells) {
    // By itself: equal requests of other cells would have them in another order than its formula.
    const own = calls.filter((call) => call.cell === cell);
    const { requests, unplanned } = await planRequests(own, data);
    if (unplanned.length > 0) continue;
    const parts = [...(await partsOf(requests, refreshed?.shownBy(cell) ?? data))];
    if (parts.length === 0 && !own.some(({ call }) => showsContent(call))) {
      shown.set(cell, ofOthers(own));
    }
    if (parts.length === 0) continue;
    const valuesOf = (call: StatCall) => own.find((one) => one.call === call)?.values ?? [];
    const asked = unitOptions(cell.formula, cell.calls, valuesOf);
    const content = joinContents(parts);
    const shows = cell.calls.filter(showsContent);
    const categories = categoriesOf?.(cell);
    const ofAll = unitOptionsOfAll(cell.formula, shows, valuesOf) ?? "";
    const former = refreshed && joinContents([...(await partsOf(requests, refreshed.before))]);
    shown.set(cell, {
      ...{ ...content, asked, ownUnit: content.unit },
      ...{
        said: saidOf(content),
        saidBefore: former?.isKnown === true ? saidOf(former) : undefined,
      },
      shownAs: shownAs(ofAll, content.unit, language),
      unit: asked === "" ? content.unit : null,
      breaks: categories && (await breaksOver(parts, shows, { categories, language })),
    });
  }
  return shown;
}

/** Functions that show what the content is called by whose id they are given, as the parts of one do not tell. */
const ofContents = new Set([
  "DATA",
  "INDICATOR",
  "PLACES",
  "VALUE",
  "GROWTH",
  "INFO",
  "CITE",
  "IMAGE",
  "CARD",
]);
const showsContent = ({ functionId }: StatCall): boolean => ofContents.has(functionId);

/** Of a search, a question, somebody's own formula or no figures, of which no title of a content is true, or of reports, which are called by their ids. */
function ofOthers(calls: readonly ResolvedCall[]): ShownContent {
  const reports = calls.flatMap(({ call, values }) =>
    call.functionId === "REPORT" ? [String(values?.[0] ?? "")] : [],
  );
  const isReport = reports.length > 0;
  return {
    ...{ ids: isReport ? reports : ["none"], isKnown: true, isOthers: !isReport },
    title: isReport ? reports.map(idTitle).join("; ") : nothing,
    sources: nothing,
    link: undefined,
    ...{ unit: null, ownUnit: null, asked: "", shownAs: null, forecasts: noForecasts },
    ...{ breaks: undefined, said: "", saidBefore: undefined },
  };
}

/** In place of a text, so that there is one again where a content is shown. */
const nothing = "…";
