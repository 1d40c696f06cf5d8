import { dePrice } from "./search.js";
import type { TopicTexts } from "../en/topics.js";

export const topics: TopicTexts = {
  title: "Themen durchblättern",
  hint: "Themen der Marktdaten, vom weitesten abwärts.",
  load: (cost) => `Themen laden (${dePrice(cost)})`,
  loadMore: (known, total, cost) =>
    `${known} von ${total} Themen bekannt. Mehr laden (${dePrice(cost)})`,
  tree: "Themenbaum",
  searchIn: (topic) => `Indikatoren zu ${topic}`,
};
