import { frCredits } from "./search.js";
import type { TopicTexts } from "../en/topics.js";

export const topics: TopicTexts = {
  title: "Parcourir les thèmes",
  hint: "Les thèmes des données de marché, du plus large au plus étroit.",
  load: (count, isKnown) => `Charger les thèmes (${frCredits(count, isKnown)})`,
  loadMore: (known, total, count, isKnown) =>
    `${known} thèmes connus sur ${total}. En charger d’autres (${frCredits(count, isKnown)})`,
  tree: "Arbre des thèmes",
  loadChildren: (topic, count, isKnown) => `Ouvrir ${topic} (${frCredits(count, isKnown)})`,
  searchIn: (topic) => `Indicateurs sur ${topic}`,
};
