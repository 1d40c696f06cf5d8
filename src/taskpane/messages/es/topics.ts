import { esPrice } from "./search.js";
import type { TopicTexts } from "../en/topics.js";

export const topics: TopicTexts = {
  title: "Explorar los temas",
  hint: "Temas de los datos de mercado, de lo general a lo particular.",
  load: (cost) => `Cargar temas (${esPrice(cost)})`,
  loadMore: (known, total, cost) =>
    `${known} de ${total} temas conocidos. Cargar más (${esPrice(cost)})`,
  tree: "Árbol de temas",
  searchIn: (topic) => `Indicadores sobre ${topic}`,
};
