import { type ConceptDefinition, type FourTexts, pairsToTexts } from "../define.js";

/** Key, name and further search words of each browser family. */
export const browserFamilies: readonly (readonly [key: string, name: string, words: string])[] = [
  ["chrome", "Google Chrome", "Chrome; Google; Chrome for Android; chromium"],
  ["safari", "Safari", "Apple; iPhone; iOS; Mac"],
  ["edge", "Microsoft Edge", "Edge; Microsoft"],
  ["firefox", "Mozilla Firefox", "Firefox; Mozilla"],
  ["samsung", "Samsung Internet", "Samsung; Galaxy"],
  ["opera", "Opera", "Opera Mini; Opera Mobile; Opera GX"],
  ["ie", "Internet Explorer", "IE; Microsoft; Explorer"],
  ["uc", "UC Browser", "UCBrowser; Alibaba"],
  ["android", "Android Browser", "Android; AOSP browser"],
];

/** French drops the e before a vowel; "UC" begins with one. */
const ofInFrench = (name: string): string => (/^[AEIOU]/.test(name) ? `d’${name}` : `de ${name}`);

const texts = (name: string): FourTexts => [
  `Market share of ${name}`,
  `Marktanteil von ${name}`,
  `Part de marché ${ofInFrench(name)}`,
  `Cuota de mercado de ${name}`,
];

const words = (extra: string): FourTexts => [
  `browser; web browser; browser share; market share; usage share; most used browser; internet usage; ${extra}`,
  `Browser; Webbrowser; Browseranteil; Marktanteil; Nutzungsanteil; meistgenutzter Browser; Internetnutzung; ${extra}`,
  `navigateur; navigateur web; part de marché; part d’utilisation; navigateur le plus utilisé; ${extra}`,
  `navegador; navegador web; cuota de mercado; cuota de uso; navegador más usado; ${extra}`,
];

const base = {
  unit: "percent",
  source: "browser-share",
  decimals: 2,
  frequency: "month",
  topic: 161,
  remark: "page-views",
} as const;

/** Monthly market shares of web browsers. */
export const browserConcepts: readonly ConceptDefinition[] = [
  ...browserFamilies.map(([key, name, extra]) => ({
    ...base,
    key: `browser-${key}`,
    name: texts(name),
    words: words(extra),
  })),
  {
    ...base,
    key: "browser-other",
    name: [
      "Market share of all other web browsers",
      "Marktanteil aller übrigen Webbrowser",
      "Part de marché de tous les autres navigateurs",
      "Cuota de mercado de los demás navegadores",
    ],
    words: words("QQ; KaiOS; BlackBerry; Baidu"),
  },
];

const electricity = {
  unit: "percent",
  source: "electricity-maps",
  decimals: 0,
  topic: 151,
} as const;

/** Electricity Maps' yearly figures by country. */
export const electricityConcepts: readonly ConceptDefinition[] = [
  {
    ...electricity,
    key: "carbon-intensity",
    unit: "grams-per-kwh",
    topic: 153,
    ...pairsToTexts([
      [
        "Carbon intensity of electricity",
        "carbon intensity; CO2 per kilowatt-hour; emissions of electricity; power grid emissions; carbon footprint of electricity; climate; dirty power; how clean is electricity",
      ],
      [
        "CO2-Intensität des Stroms",
        "CO2-Intensität; CO2 je Kilowattstunde; Emissionen der Stromerzeugung; Strommix; Klimabilanz des Stroms; wie sauber ist der Strom",
      ],
      [
        "Intensité carbone de l’électricité",
        "intensité carbone; CO2 par kilowattheure; émissions de l’électricité; empreinte carbone; climat",
      ],
      [
        "Intensidad de carbono de la electricidad",
        "intensidad de carbono; CO2 por kilovatio hora; emisiones de la electricidad; huella de carbono; clima",
      ],
    ]),
  },
  {
    ...electricity,
    key: "renewable-share",
    ...pairsToTexts([
      [
        "Share of renewable energy in electricity",
        "renewables; renewable energy; green electricity; green power; wind; solar; hydro; energy transition; how green is electricity",
      ],
      [
        "Anteil erneuerbarer Energien am Strom",
        "erneuerbare Energien; Ökostrom; Ökostromanteil; Grünstrom; Windenergie; Solarstrom; Energiewende; Erneuerbare",
      ],
      [
        "Part des énergies renouvelables dans l’électricité",
        "énergies renouvelables; électricité verte; éolien; solaire; transition énergétique",
      ],
      [
        "Proporción de energías renovables en la electricidad",
        "energías renovables; electricidad verde; eólica; solar; transición energética",
      ],
    ]),
  },
  {
    ...electricity,
    key: "carbon-free-share",
    ...pairsToTexts([
      [
        "Share of carbon-free energy in electricity",
        "carbon-free electricity; low-carbon; clean electricity; nuclear and renewables; zero-carbon",
      ],
      [
        "Anteil CO2-freier Energie am Strom",
        "CO2-freier Strom; kohlenstofffrei; sauberer Strom; Kernkraft und Erneuerbare; klimaneutraler Strom",
      ],
      [
        "Part de l’énergie décarbonée dans l’électricité",
        "électricité décarbonée; bas carbone; électricité propre; nucléaire et renouvelables",
      ],
      [
        "Proporción de energía libre de carbono en la electricidad",
        "electricidad libre de carbono; baja en carbono; electricidad limpia; nuclear y renovables",
      ],
    ]),
  },
  {
    ...electricity,
    key: "other-carbon-free-share",
    isPremium: true,
    remark: "own-remainder",
    ...pairsToTexts([
      [
        "Share of carbon-free energy other than renewables in electricity",
        "nuclear electricity; nuclear share; carbon-free but not renewable",
      ],
      [
        "Anteil CO2-freier, nicht erneuerbarer Energie am Strom",
        "Kernenergie; Atomstrom; Atomstromanteil; CO2-frei, aber nicht erneuerbar",
      ],
      [
        "Part de l’énergie décarbonée non renouvelable dans l’électricité",
        "électricité nucléaire; part du nucléaire; décarbonée non renouvelable",
      ],
      [
        "Proporción de energía libre de carbono no renovable en la electricidad",
        "electricidad nuclear; proporción nuclear; libre de carbono no renovable",
      ],
    ]),
  },
  {
    ...electricity,
    key: "carbon-emitting-share",
    remark: "own-remainder",
    ...pairsToTexts([
      [
        "Share of carbon-emitting energy in electricity",
        "fossil electricity; coal and gas power; fossil share; dirty electricity",
      ],
      [
        "Anteil CO2-ausstoßender Energie am Strom",
        "fossiler Strom; Kohlestrom und Gasstrom; fossiler Anteil",
      ],
      [
        "Part de l’énergie émettrice de carbone dans l’électricité",
        "électricité fossile; charbon et gaz; part fossile",
      ],
      [
        "Proporción de energía emisora de carbono en la electricidad",
        "electricidad fósil; carbón y gas; proporción fósil",
      ],
    ]),
  },
];
