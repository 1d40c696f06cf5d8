import { foldText } from "../../../statistics/index.js";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Folded, in the four languages. Where one of these is said, a unit is. */
const surely = words(`
  thousand thousands million millions billion billions trillion trillions bn mn mln mio mrd tsd tausend millionen
  milliarde milliarden billionen millier milliers milliard milliards millon millones
  euro euros dollar dollars dolar dolares pound pounds pfund livre livres libra libras yen yuan renminbi rmb franc francs
  franken francos krone kroner kronen krona kronor rupee rupees rupien ruble rubles rouble roubles rubel peso pesos reais
  lira liras zloty forint koruna baht rupiah ringgit dirham dirhams riyal riyals cents pence lcu sdr
  percent percentage percentages pct prozent prozentpunkte prozentpunkten pourcent pourcentage porcentaje porciento
  promille permille index indice ratio pp ppt bps ppm ppb
  kg kt mt gt tonne tonnes ton tons tonnen tonelada toneladas km km2 km3 m2 m3 cm mm ha hectare hectares hektar hectarea
  hectareas acres litre litres liter liters litro litros hl gallons barrel barrels bbl bushel bushels ounce ounces lbs
  wh kwh mwh gwh twh kw mw gw kj mj gj tj pj ej toe ktoe mtoe boe btu teu celsius fahrenheit co2e
`);
/** Where nothing else is said, these are units; "employed persons" or "15 years and over" are none. */
const alone = words(`
  person persons people personen personnes personas inhabitant inhabitants einwohner habitants habitantes head heads kopf
  kopfe capita household households haushalte menages hogares worker workers employee employees jobs students children
  births deaths cases unit units einheit einheiten unites unidades piece pieces stuck number anzahl nombre numero count
  items companies firms enterprises unternehmen vehicles cars dwellings wohnungen visitors passengers nights trips beds
  year years jahr jahre ans annees anos month months monate mois meses day days tage jours dias hour hours stunden heures
  horas minutes minuten minutos seconds sekunden week weeks wochen semaines semanas
  t points punkte puntos won rand mark miles mile mil mille degrees grad hundred of de von in
`);
/** Codes of currencies that are words of statistics too. */
const noCurrencies = words("ALL TOP TRY");
const currencies = new Set(
  Intl.supportedValuesOf("currency").filter((code) => !noCurrencies.has(code)),
);

/** Whether what stands in a heading's brackets is a unit: "million euros", "2015=100", not "real" or "1". */
export function readsLikeUnit(text: string): boolean {
  if (/[%‰€$£¥₹₽°]|= ?100\b|^1[ ,.]?000$|^(?:per|pro|je)\s/i.test(text)) return true;
  // The place, not the money.
  const bare = text.replace(/\beuro[- ]?(?:area|zone|raum)\b/gi, "area");
  const parts = bare.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
  if (parts.some((part) => currencies.has(part) || surely.has(foldText(part)))) return true;
  return parts.length > 0 && parts.every((part) => alone.has(foldText(part)) || /^10+$/.test(part));
}
