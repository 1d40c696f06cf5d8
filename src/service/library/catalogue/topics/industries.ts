import type { Texts } from "../../types.js";
import { fourTexts, type FourTexts } from "../define.js";

const industryNames: readonly (readonly [number, ...FourTexts])[] = [
  [1, "Economy & Trade", "Wirtschaft & Handel", "Économie et commerce", "Economía y comercio"],
  [
    2,
    "Labor & Productivity",
    "Arbeit & Produktivität",
    "Travail et productivité",
    "Trabajo y productividad",
  ],
  [3, "Prices & Finance", "Preise & Finanzen", "Prix et finances", "Precios y finanzas"],
  [
    4,
    "Population & Society",
    "Bevölkerung & Gesellschaft",
    "Population et société",
    "Población y sociedad",
  ],
  [5, "Health & Education", "Gesundheit & Bildung", "Santé et éducation", "Salud y educación"],
  [
    6,
    "Energy & Environment",
    "Energie & Umwelt",
    "Énergie et environnement",
    "Energía y medio ambiente",
  ],
  [
    7,
    "Internet & Telecommunications",
    "Internet & Telekommunikation",
    "Internet et télécommunications",
    "Internet y telecomunicaciones",
  ],
  [
    8,
    "Transport & Infrastructure",
    "Verkehr & Infrastruktur",
    "Transports et infrastructures",
    "Transporte e infraestructuras",
  ],
  [
    9,
    "Land & Agriculture",
    "Fläche & Landwirtschaft",
    "Territoire et agriculture",
    "Territorio y agricultura",
  ],
  [10, "Government & Defense", "Staat & Verteidigung", "État et défense", "Estado y defensa"],
];

/** Industry numbers with their names; a number never changes. */
export const industries: ReadonlyMap<number, Texts> = new Map(
  industryNames.map(([id, ...names]) => [id, fourTexts(names)]),
);
