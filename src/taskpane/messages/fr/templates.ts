import type { TemplateTexts } from "../en/templates.js";
import { frPrice } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("fr");

export const templates: TemplateTexts = {
  title: "Modèles",
  intro: "Des feuilles prêtes avec formules. Modifiez les cellules bleues ; le reste suit.",
  names: {
    "country-comparison": "Comparaison de pays",
    "market-size": "Taille du marché",
    dashboard: "Tableau de bord",
    "research-brief": "Note de recherche",
  },
  descriptions: {
    "country-comparison":
      "Un indicateur pour cinq lieux : tableau, dernières valeurs, croissance et graphique.",
    "market-size":
      "La taille d’un marché, sa croissance annuelle et une projection, avec la source.",
    dashboard: "Quatre sujets de votre choix en graphiques sur une feuille.",
    "research-brief": "Une question avec réponse, chiffres clés, sources et lectures.",
  },
  price: (calls, cost) =>
    `Coûte ${frPrice(cost)} en ${count(calls, "appel", "appels")}, moins pour les réponses conservées.`,
  insert: "Insérer",
  insertNamed: (name) => `Insérer ${name}`,
  inserting: (name) => `Insertion de ${name} ; les chiffres arrivent …`,
  inserted: (sheets, charts) =>
    `Inséré : ${sheets}${charts === 0 ? "" : charts === 1 ? ", avec un graphique" : `, avec ${charts.toLocaleString("fr")} graphiques`}.`,
  failed: (cells) => `Pas encore de chiffres dans ${cells} ; leurs notes disent pourquoi.`,
  refused: (reason) => `Excel ne l’a pas accepté : ${reason}`,
  notAllowed: "Votre clé ne comprend pas tout ce que ce modèle demande.",
  noWorkbook: "Ouvrez ce volet dans Excel pour insérer des modèles.",
};
