import { deCredits } from "./search.js";
import type { TopicTexts } from "../en/topics.js";

export const topics: TopicTexts = {
  title: "Themen durchblättern",
  hint: "Themen der Marktdaten, vom weitesten abwärts.",
  load: (count, isKnown) => `Themen laden (${deCredits(count, isKnown)})`,
  loadMore: (known, total, count, isKnown) =>
    `${known} von ${total} Themen bekannt. Mehr laden (${deCredits(count, isKnown)})`,
  tree: "Themenbaum",
  loadChildren: (topic, count, isKnown) => `${topic} aufschlagen (${deCredits(count, isKnown)})`,
  searchIn: (topic) => `Indikatoren zu ${topic}`,
};
