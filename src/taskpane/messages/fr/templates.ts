import type { TemplateTexts } from "../en/templates.js";
import { frPrice } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("fr");

export const templates: TemplateTexts = {
  title: "Modèles",
  intro: "Des feuilles prêtes avec formules. Modifiez les cellules jaunes\u00a0; le reste suit.",
  names: {
    "country-comparison": "Comparaison de pays",
    "market-size": "Taille du marché",
    dashboard: "Tableau de bord",
    "research-brief": "Note de recherche",
    "at-a-glance": "Économie en bref",
    "market-monitor": "Suivi des marchés",
    "macro-dashboard": "Tableau macroéconomique",
    "yield-curve": "Courbe des taux",
  },
  descriptions: {
    "country-comparison":
      "Un indicateur pour cinq lieux\u00a0: tableau, dernières valeurs, croissance et graphique.",
    "market-size":
      "La taille d’un marché, sa croissance annuelle et une projection, avec la source.",
    dashboard: "Quatre sujets de votre choix en graphiques sur une feuille.",
    "research-brief": "Une question avec réponse, chiffres clés, sources et lectures.",
    "at-a-glance":
      "Taux, inflation, emploi, croissance et monnaies tels qu’ils sont aujourd’hui, sur une page\u00a0: chiffres, variations, sources et graphiques.",
    "market-monitor":
      "Taux de change, pétrole et rendements\u00a0: derniers chiffres, variations et graphiques.",
    "macro-dashboard":
      "Taux, prix, emploi et croissance d’un pays\u00a0: derniers chiffres, variations et graphiques.",
    "yield-curve": "Ce qu’un État paie selon l’échéance, à une date et un an avant.",
  },
  picture: (name, charts) =>
    `Disposition de ${name}${charts === 0 ? "" : `, avec ${count(charts, "graphique", "graphiques")}`}`,
  price: (calls, cost) =>
    `Coûte ${frPrice(cost)} en ${count(calls, "appel", "appels")}, moins pour les réponses conservées.`,
  insert: "Insérer",
  insertNamed: (name) => `Insérer ${name}`,
  inserting: (name) => `Insertion de ${name}\u00a0; les chiffres arrivent…`,
  inserted: (sheets, charts) =>
    `Inséré\u00a0: ${sheets}${charts === 0 ? "" : charts === 1 ? ", avec un graphique" : `, avec ${charts.toLocaleString("fr")} graphiques`}.`,
  failed: (cells) => `Pas encore de chiffres dans ${cells}.`,
  refused: (reason) => `Excel ne l’a pas accepté\u00a0: ${reason}`,
  notAllowed: "Votre clé ne comprend pas tout ce que ce modèle demande.",
  noWorkbook: "Ouvrez ce volet dans Excel pour insérer des modèles.",
  examplePlace: "États-Unis",
  place: "Lieu",
  placeOf: (name) => `Lieu pour ${name}`,
  unknownPlace: (place) =>
    `Aucun lieu ne s’écrit «\u00a0${place}\u00a0». Saisissez un pays ou son code.`,
  find: "Chercher les chiffres",
  findNamed: (name) => `Chercher les chiffres de ${name}`,
  finding: "Recherche des chiffres…",
  cancel: "Annuler",
  found: (found) => `${count(found, "chiffre trouvé", "chiffres trouvés")} sans aucun doute.`,
  figuresOf: (name) => `Chiffres de ${name}`,
  figure: (part, title, unit, end) => `${part}\u00a0: ${title}, ${unit}, jusqu’à ${end}`,
  tooFew: (fewest) =>
    fewest === 1
      ? "Il ne reste rien à insérer."
      : `Il faut au moins ${count(fewest, "chiffre", "chiffres")}.`,
  searchPrice: (cost) => `La recherche coûte ${frPrice(cost)}.`,
};
