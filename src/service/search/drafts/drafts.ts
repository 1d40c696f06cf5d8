/** Everything of a kind as items, in the order in which equal ones stand. */
import type { Library } from "../../library/library-model.js";
import type { Draft, DraftBlock } from "../items.js";
import type { ContentKind } from "../search-backend.js";
import { bundleDrafts, topicDrafts } from "./combined-drafts.js";
import { indicatorDrafts } from "./indicator-drafts.js";
import { statisticDrafts } from "./statistic-drafts.js";

/** Undefined ends a step. */
type Drafts = Iterable<Draft | DraftBlock | undefined>;

/** The library's own stand by their identifiers, and what was imported stands behind them. */
export const draftsOf: Readonly<Record<ContentKind, (library: Library) => Drafts>> = {
  statistic: statisticDrafts,
  indicator: indicatorDrafts,
  topic: topicDrafts,
  study: (library) => bundleDrafts(library, library.studies),
  infographic: (library) => bundleDrafts(library, library.infographics),
};

/** How many items of a kind there are. */
export const countOf: Readonly<Record<ContentKind, (library: Library) => number>> = {
  statistic: ({ statistics }) => statistics.size,
  indicator: ({ concepts }) => concepts.size,
  topic: ({ topics }) => topics.size,
  study: ({ studies }) => studies.size,
  infographic: ({ infographics }) => infographics.size,
};
