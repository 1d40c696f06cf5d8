import type { ConceptDefinition } from "../define.js";

const bank = { source: "world-bank", topic: 131 } as const;
const gapminder = { source: "gapminder", topic: 132 } as const;
const globalis = { source: "systema-globalis", topic: 132 } as const;

/** People: how many, where, how long they live. */
export const populationConcepts: readonly ConceptDefinition[] = [
  {
    ...bank,
    key: "population",
    name: ["Total population", "Gesamtbevölkerung", "Population totale", "Población total"],
    words: [
      "population; inhabitants; number of people; number of inhabitants; residents; how many people live in; how big is the population of; most populous countries",
      "Bevölkerung; Einwohner; Einwohnerzahl; Bevölkerungszahl; Zahl der Einwohner; wie viele Menschen leben in; wie viele Einwohner hat; bevölkerungsreichste Länder",
      "population; habitants; nombre d’habitants; combien d’habitants; combien de personnes vivent; pays les plus peuplés",
      "población; habitantes; número de habitantes; cuántos habitantes tiene; cuántas personas viven; cuánta gente vive; países más poblados",
    ],
    unit: "persons",
    decimals: 0,
    isAdditive: true,
  },
  {
    ...bank,
    key: "population-growth",
    name: [
      "Population growth",
      "Bevölkerungswachstum",
      "Croissance démographique",
      "Crecimiento demográfico",
    ],
    words: [
      "population growth rate; growing population; shrinking population; demography; demographic change; how fast is the population growing",
      "Wachstumsrate der Bevölkerung; wachsende Bevölkerung; schrumpfende Bevölkerung; Demografie; demografischer Wandel",
      "taux de croissance démographique; croissance de la population; démographie; accroissement de la population",
      "tasa de crecimiento de la población; crecimiento de la población; crecimiento poblacional; demografía",
    ],
    unit: "percent",
    decimals: 2,
  },
  {
    ...bank,
    key: "urban-population",
    name: ["Urban population", "Stadtbevölkerung", "Population urbaine", "Población urbana"],
    words: [
      "city dwellers; people in cities; urban residents; how many people live in cities; urbanization",
      "städtische Bevölkerung; Menschen in Städten; Stadtbewohner; Urbanisierung; wie viele Menschen leben in Städten",
      "citadins; habitants des villes; population des villes; urbanisation",
      "habitantes de las ciudades; población de las ciudades; urbanización; cuántas personas viven en ciudades",
    ],
    unit: "persons",
    decimals: 0,
    isAdditive: true,
  },
  {
    ...bank,
    key: "urban-growth",
    name: [
      "Urban population growth",
      "Wachstum der Stadtbevölkerung",
      "Croissance de la population urbaine",
      "Crecimiento de la población urbana",
    ],
    words: [
      "growth of cities; urban growth; urbanisation rate; rural exodus",
      "Städtewachstum; Verstädterung; Wachstum der Städte; Landflucht",
      "croissance des villes; croissance urbaine; rythme d’urbanisation; exode rural",
      "crecimiento de las ciudades; crecimiento urbano; ritmo de urbanización; éxodo rural",
    ],
    unit: "percent",
    decimals: 2,
  },
  {
    ...bank,
    key: "urban-share",
    name: [
      "Degree of urbanization",
      "Urbanisierungsgrad",
      "Taux d’urbanisation",
      "Grado de urbanización",
    ],
    words: [
      "urban share; share of people in cities; urbanisation; urbanization rate; city population share",
      "Verstädterungsgrad; Anteil der Stadtbevölkerung; Urbanisierung; Verstädterung",
      "part de la population urbaine; urbanisation; degré d’urbanisation",
      "tasa de urbanización; proporción de población urbana; urbanización",
    ],
    unit: "percent-of-population",
    decimals: 1,
    remark: "own-quotient",
  },
  {
    ...globalis,
    key: "population-history",
    name: [
      "Historical population",
      "Historische Bevölkerungsentwicklung",
      "Évolution historique de la population",
      "Evolución histórica de la población",
    ],
    words: [
      "population history; population over time; population since 1800; inhabitants in the past; population 1900",
      "Bevölkerungsentwicklung; Bevölkerung früher; Einwohner seit 1800; Bevölkerungsgeschichte; Bevölkerung 1900",
      "histoire de la population; population depuis 1800; évolution démographique; population en 1900",
      "historia de la población; población desde 1800; evolución demográfica; población en 1900",
    ],
    unit: "persons",
    decimals: 0,
    isAdditive: true,
    topic: 131,
    remark: "modelled-before-1950",
  },
  {
    ...globalis,
    key: "life-expectancy",
    name: [
      "Life expectancy at birth",
      "Lebenserwartung bei der Geburt",
      "Espérance de vie à la naissance",
      "Esperanza de vida al nacer",
    ],
    words: [
      "life expectancy; longevity; how long do people live; how old do people get; life span; ageing",
      "Lebenserwartung; Langlebigkeit; wie alt werden Menschen; wie lange leben Menschen; Lebensdauer",
      "espérance de vie; longévité; combien de temps vit-on; durée de vie; vieillissement",
      "esperanza de vida; longevidad; cuánto viven las personas; cuántos años se vive; duración de la vida",
    ],
    unit: "years",
    decimals: 1,
    remark: "modelled-before-1950",
  },
  {
    ...globalis,
    key: "income-per-person",
    name: [
      "Income per person at purchasing power parity",
      "Einkommen pro Kopf nach Kaufkraftparität",
      "Revenu par personne en parité de pouvoir d’achat",
      "Renta por persona en paridad de poder adquisitivo",
    ],
    words: [
      "income per capita; GDP per capita PPP; long-run income; who earns most; average income; how much do people earn",
      "Pro-Kopf-Einkommen; Einkommen; Durchschnittseinkommen; wer verdient am meisten; wie viel verdienen Menschen; BIP pro Kopf KKP",
      "revenu par habitant; revenu moyen; PIB par habitant PPA; combien gagne-t-on; qui gagne le plus",
      "renta per cápita; ingreso por persona; ingreso medio; PIB per cápita PPA; cuánto gana la gente",
    ],
    unit: "ppp-usd-2011",
    decimals: 0,
    topic: 103,
    remark: "modelled-before-1950",
  },
  {
    ...gapminder,
    key: "infant-mortality",
    name: [
      "Infant mortality rate",
      "Säuglingssterblichkeit",
      "Taux de mortalité infantile",
      "Tasa de mortalidad infantil",
    ],
    words: [
      "infant mortality; infant deaths; child mortality; babies dying; baby death rate; deaths of children under one",
      "Säuglingssterblichkeit; Kindersterblichkeit; Säuglingstod; Sterblichkeit von Babys",
      "mortalité infantile; décès de nourrissons; mortalité des bébés; mortalité des enfants",
      "mortalidad infantil; muertes de bebés; mortalidad de lactantes; mortalidad de niños",
    ],
    unit: "per-1000-births",
    decimals: 1,
  },
  {
    ...gapminder,
    key: "fertility",
    name: ["Total fertility rate", "Geburtenrate", "Taux de fécondité", "Tasa de fecundidad"],
    words: [
      "fertility; fertility rate; births per woman; children per woman; how many children do women have; family size; birth rate",
      "Fertilitätsrate; Fruchtbarkeit; Geburtenziffer; Kinder je Frau; wie viele Kinder bekommen Frauen; Geburten",
      "fécondité; nombre d’enfants par femme; indice de fécondité; natalité; combien d’enfants par femme",
      "fecundidad; fertilidad; hijos por mujer; tasa de fertilidad; cuántos hijos tienen las mujeres; natalidad",
    ],
    unit: "children-per-woman",
    decimals: 2,
  },
];
