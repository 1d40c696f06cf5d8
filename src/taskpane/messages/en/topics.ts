import type { Price } from "../../../client/index.js";
import { enPrice } from "./search.js";

export interface TopicTexts {
  readonly title: string;
  readonly hint: string;
  readonly load: (price: Price) => string;
  readonly loadMore: (known: number, total: number, price: Price) => string;
  readonly tree: string;
  readonly searchIn: (topic: string) => string;
}

export const topics: TopicTexts = {
  title: "Browse topics",
  hint: "Topics of the market insights, from the widest down.",
  load: (cost) => `Load topics (${enPrice(cost)})`,
  loadMore: (known, total, cost) =>
    `${known} of ${total} topics known. Load more (${enPrice(cost)})`,
  tree: "Topics",
  searchIn: (topic) => `Indicators on ${topic}`,
};
