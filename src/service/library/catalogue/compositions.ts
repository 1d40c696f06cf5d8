import type { Texts } from "../types.js";
import { browserFamilies } from "./concepts/browsers.js";
import { fourTexts, type FourTexts } from "./define.js";

/** Parts that make up a whole. */
export interface CompositionDefinition {
  readonly key: string;
  readonly name: Texts;
  readonly parts: readonly { readonly concept: string; readonly name: Texts }[];
}

const composition = (
  key: string,
  name: FourTexts,
  parts: readonly (readonly [concept: string, ...FourTexts])[],
): CompositionDefinition => ({
  key,
  name: fourTexts(name),
  parts: parts.map(([concept, ...names]) => ({ concept, name: fourTexts(names) })),
});

const same = (name: string): FourTexts => [name, name, name, name];

export const compositionDefinitions: readonly CompositionDefinition[] = [
  composition(
    "web-browsers",
    [
      "Market share of web browsers",
      "Marktanteile der Webbrowser",
      "Parts de marché des navigateurs web",
      "Cuota de mercado de los navegadores web",
    ],
    [
      ...browserFamilies.map(([key, name]) => [`browser-${key}`, ...same(name)] as const),
      ["browser-other", "Other", "Sonstige", "Autres", "Otros"],
    ],
  ),
  composition(
    "gdp-expenditure",
    [
      "Composition of GDP by expenditure",
      "Zusammensetzung des BIP nach Verwendung",
      "Composition du PIB par type de dépense",
      "Composición del PIB por tipo de gasto",
    ],
    [
      [
        "household-consumption-share",
        "Household consumption",
        "Privater Konsum",
        "Consommation des ménages",
        "Consumo de los hogares",
      ],
      [
        "investment-share",
        "Gross capital formation",
        "Bruttoinvestitionen",
        "Formation brute de capital",
        "Formación bruta de capital",
      ],
      [
        "government-share",
        "Government consumption",
        "Staatskonsum",
        "Consommation publique",
        "Consumo público",
      ],
      [
        "net-export-share",
        "Merchandise trade balance",
        "Außenhandelssaldo (Waren)",
        "Solde commercial des marchandises",
        "Saldo comercial de mercancías",
      ],
      [
        "residual-share",
        "Residual trade and discrepancy",
        "Resthandel und Differenz",
        "Commerce résiduel et écarts",
        "Comercio residual y discrepancia",
      ],
    ],
  ),
  composition(
    "electricity-mix",
    [
      "Electricity mix by carbon emission",
      "Strommix nach CO2-Ausstoß",
      "Mix électrique selon les émissions de carbone",
      "Mix eléctrico según las emisiones de carbono",
    ],
    [
      ["renewable-share", "Renewable", "Erneuerbar", "Renouvelable", "Renovable"],
      [
        "other-carbon-free-share",
        "Other carbon-free",
        "Sonstige CO2-freie",
        "Autre décarbonée",
        "Otra libre de carbono",
      ],
      [
        "carbon-emitting-share",
        "Carbon-emitting",
        "CO2-ausstoßend",
        "Émettrice de carbone",
        "Emisora de carbono",
      ],
    ],
  ),
  composition(
    "gdp-sectors",
    [
      "Distribution of GDP across economic sectors",
      "Verteilung des BIP auf die Wirtschaftssektoren",
      "Répartition du PIB par secteur économique",
      "Distribución del PIB por sectores económicos",
    ],
    [
      [
        "factbook-sector-agriculture",
        "Agriculture",
        "Landwirtschaft",
        "Agriculture",
        "Agricultura",
      ],
      ["factbook-sector-industry", "Industry", "Industrie", "Industrie", "Industria"],
      ["factbook-sector-services", "Services", "Dienstleistungen", "Services", "Servicios"],
    ],
  ),
  composition(
    "labour-sectors",
    [
      "Distribution of the labor force across economic sectors",
      "Verteilung der Erwerbspersonen auf die Wirtschaftssektoren",
      "Répartition de la population active par secteur économique",
      "Distribución de la población activa por sectores económicos",
    ],
    [
      [
        "factbook-labour-agriculture",
        "Agriculture",
        "Landwirtschaft",
        "Agriculture",
        "Agricultura",
      ],
      ["factbook-labour-industry", "Industry", "Industrie", "Industrie", "Industria"],
      ["factbook-labour-services", "Services", "Dienstleistungen", "Services", "Servicios"],
    ],
  ),
  composition(
    "age-structure",
    [
      "Age structure of the population",
      "Altersstruktur der Bevölkerung",
      "Structure par âge de la population",
      "Estructura por edad de la población",
    ],
    [
      ["factbook-age-0-14", "0–14 years", "0–14 Jahre", "0–14 ans", "0–14 años"],
      ["factbook-age-15-24", "15–24 years", "15–24 Jahre", "15–24 ans", "15–24 años"],
      ["factbook-age-25-54", "25–54 years", "25–54 Jahre", "25–54 ans", "25–54 años"],
      ["factbook-age-55-64", "55–64 years", "55–64 Jahre", "55–64 ans", "55–64 años"],
      [
        "factbook-age-65-up",
        "65 years and over",
        "65 Jahre und älter",
        "65 ans et plus",
        "65 años y más",
      ],
    ],
  ),
  composition(
    "electricity-capacity",
    [
      "Installed electricity capacity by source",
      "Installierte Kraftwerksleistung nach Energieträgern",
      "Capacité électrique installée par source",
      "Capacidad eléctrica instalada por fuente",
    ],
    [
      [
        "factbook-capacity-fossil",
        "Fossil fuels",
        "Fossile Brennstoffe",
        "Combustibles fossiles",
        "Combustibles fósiles",
      ],
      ["factbook-capacity-nuclear", "Nuclear fuels", "Kernenergie", "Nucléaire", "Nuclear"],
      [
        "factbook-capacity-hydro",
        "Hydroelectric plants",
        "Wasserkraft",
        "Hydroélectricité",
        "Hidroeléctrica",
      ],
      [
        "factbook-capacity-renewable",
        "Other renewable sources",
        "Sonstige erneuerbare Quellen",
        "Autres sources renouvelables",
        "Otras fuentes renovables",
      ],
    ],
  ),
  composition(
    "land-use",
    ["Land use", "Flächennutzung", "Utilisation des terres", "Uso del suelo"],
    [
      [
        "factbook-agricultural-land",
        "Agricultural land",
        "Landwirtschaft",
        "Terres agricoles",
        "Tierras agrícolas",
      ],
      ["factbook-forest", "Forest", "Wald", "Forêts", "Bosques"],
      ["factbook-other-land", "Other", "Sonstige", "Autres", "Otros"],
    ],
  ),
];

export const compositionsByKey = new Map(compositionDefinitions.map((each) => [each.key, each]));
