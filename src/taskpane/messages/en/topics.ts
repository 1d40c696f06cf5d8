import { enCredits } from "./search.js";

export interface TopicTexts {
  readonly title: string;
  readonly hint: string;
  readonly load: (credits: number, isKnown: boolean) => string;
  readonly loadMore: (known: number, total: number, credits: number, isKnown: boolean) => string;
  readonly tree: string;
  readonly loadChildren: (topic: string, credits: number, isKnown: boolean) => string;
  readonly searchIn: (topic: string) => string;
}

export const topics: TopicTexts = {
  title: "Browse topics",
  hint: "Topics of the market insights, from the widest down.",
  load: (count, isKnown) => `Load topics (${enCredits(count, isKnown)})`,
  loadMore: (known, total, count, isKnown) =>
    `${known} of ${total} topics known. Load more (${enCredits(count, isKnown)})`,
  tree: "Topics",
  loadChildren: (topic, count, isKnown) => `Look into ${topic} (${enCredits(count, isKnown)})`,
  searchIn: (topic) => `Indicators on ${topic}`,
};
