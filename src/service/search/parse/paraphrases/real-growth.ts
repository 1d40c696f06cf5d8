/** What grows by more goods is told without prices, unless a level or a price is named. */
import type { Paraphrase } from "./paraphrase-model.js";

interface Growing {
  readonly product: string;
  /** What behind it makes it another measure. */
  readonly another: string;
  readonly grows: string;
  /** Where it may stand: in English what grows is named first. */
  readonly isFirst?: true;
  /** Words of prices, of a level and of a share. */
  readonly level: string;
  readonly words: string;
}

const growing: readonly Growing[] = [
  {
    product: "gdp|gross domestic product",
    another: "per|growth|deflator",
    grows:
      "grow[ns]?|grew|growing|shr[iau]nk|shrinking|fell|fall(?:s|en)?|declined?|drop(?:s|ped)?|contract(?:ed|s)?|expand(?:ed|s)?|rose|rises?|risen|increased?|cagr",
    isFirst: true,
    level: String.raw`nominal|real|current|above|below|over|under|beyond|past|per(?! (?:year|annum)\b)|percent of|share|dollars?|trillions?|billions?`,
    words: "real gdp",
  },
  {
    product: "bip|bruttoinlandsprodukt",
    another: "pro|je|wachstum|deflator",
    grows:
      "gewachsen|wachst|wuchs|gestiegen|steigt|stieg|zugenommen|geschrumpft|schrumpfte?|gesunken|sinkt|sank|gefallen|fallt|fiel|zuruckgegangen|eingebrochen",
    level: String.raw`nominal\w*|real\w*|jeweilig\w*|uber|unter|mehr als|weniger als|pro(?! jahr\b)|je|prozent de[sr]|anteil|dollar|euro|billion(?:en)?|milliarden?`,
    words: "reales bruttoinlandsprodukt",
  },
  {
    product: "pib|produit interieur brut",
    another: "par|nominal|reel",
    grows: "augmente|progresse|cru|recule|baisse|diminue|chute|contracte",
    level: String.raw`nominal|reel|courants?|dessus|dessous|dela|plus de|moins de|depasse\w*|par(?! an\b)|part|pour cent du|dollars?|euros?|billions?|milliards?`,
    words: "pib reel",
  },
  {
    product: "pib|producto (?:interior|interno) bruto",
    another: "per|por|nominal|real",
    grows: "crecido|crecio|crece|aumentado|subido|subio|caido|cayo|contraido|contrajo|disminuido",
    level: String.raw`nominal|real|corrientes|encima|debajo|mas de|menos de|supero|superado|per|por(?! ano\b)|parte|dolares|euros|billones|millones`,
    words: "pib real",
  },
];

export const ofRealGrowth: readonly Paraphrase[] = growing.map(
  ({ product, another, grows, isFirst, level, words }) => {
    const behind = String.raw`(?=.*\b(?:${grows})\b)`;
    const anywhere = String.raw`(?:(?<=\b(?:${grows})\b.*)|${behind})`;
    return {
      pattern: new RegExp(
        String.raw`(?<!\b(?:nominal|real|reel)\w* .*)\b(?:${product})\b(?! (?:${another})\b)${isFirst === true ? behind : anywhere}(?!.*\b(?:${level})\b)`,
      ),
      words,
    };
  },
);
