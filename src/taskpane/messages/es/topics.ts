import { esCredits } from "./search.js";
import type { TopicTexts } from "../en/topics.js";

export const topics: TopicTexts = {
  title: "Explorar los temas",
  hint: "Temas de los datos de mercado, de lo general a lo particular.",
  load: (count, isKnown) => `Cargar temas (${esCredits(count, isKnown)})`,
  loadMore: (known, total, count, isKnown) =>
    `${known} de ${total} temas conocidos. Cargar más (${esCredits(count, isKnown)})`,
  tree: "Árbol de temas",
  loadChildren: (topic, count, isKnown) => `Abrir ${topic} (${esCredits(count, isKnown)})`,
  searchIn: (topic) => `Indicadores sobre ${topic}`,
};
