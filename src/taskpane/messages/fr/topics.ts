import { frPrice } from "./search.js";
import type { TopicTexts } from "../en/topics.js";

export const topics: TopicTexts = {
  title: "Parcourir les thèmes",
  hint: "Les thèmes des données de marché, du plus large au plus étroit.",
  load: (cost) => `Charger les thèmes (${frPrice(cost)})`,
  loadMore: (known, total, cost) =>
    `${known} thèmes connus sur ${total}. En charger d’autres (${frPrice(cost)})`,
  tree: "Arbre des thèmes",
  searchIn: (topic) => `Indicateurs sur ${topic}`,
};
