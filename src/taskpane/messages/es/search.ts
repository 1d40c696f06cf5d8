import type { Price } from "../../../client/index.js";
import type { SavedTexts, SearchTexts } from "../en/search.js";
import { changeIn, countIn } from "../../model/count-in.js";

const count = countIn("es");
const change = changeIn("es");

const credits = (value: number) => count(value, "crédito", "créditos");
const price = ({ credits: expected, atMost, isKnown }: Price) =>
  `${atMost > expected ? "hasta " : ""}${isKnown ? "" : "alrededor de "}${credits(atMost)}`;
/** "Las estadísticas". */
const feminine: ReadonlySet<string> = new Set(["statistics", "infographics"]);
export { credits as esCredits, price as esPrice };

export const search: SearchTexts = {
  title: "Encontrar datos",
  tabs: { search: "Búsqueda", topics: "Temas", saved: "Guardados" },
  box: "Buscar",
  placeholder: "Por ejemplo: PIB de España",
  submit: "Iniciar la búsqueda",
  kind: "Qué buscar",
  kinds: {
    all: "Todo",
    statistics: "Estadísticas",
    indicators: "Indicadores",
    topics: "Temas",
    infographics: "Infografías",
    studies: "Estudios",
  },
  cost: price,
  enterForRest: (cost) => `Intro busca el resto por ${price(cost)}.`,
  emptyQuery: "Escriba lo que busca.",
  searching: (query) => `Buscando «${query}»…`,
  results: (shown, total, query) =>
    `${shown.toLocaleString("es")} de ${count(total, "resultado", "resultados")} para «${query}».`,
  shownOf: (shown, total) => `${shown.toLocaleString("es")} de ${total.toLocaleString("es")}`,
  noResults: (query) => `Nada encontrado para «${query}». Pruebe con menos palabras u otras.`,
  noneIn: (kinds) => `Sin resultados en: ${kinds}.`,
  browseTopics: "Explorar temas",
  showAll: (kind, total) =>
    `${search.kinds[kind]}: mostrar ${feminine.has(kind) ? "las" : "los"} ${total.toLocaleString("es")}`,
  priced: price,
  more: "Mostrar más",
  morePriced: (cost) => `Mostrar más (${price(cost)})`,
  premium: "Premium",
  source: (names) => `Fuente: ${names}`,
  released: (date) => `Publicado el ${date}`,
  updated: (date) => `Actualizado el ${date}`,
  dataTo: (period) => `Datos hasta ${period}`,
  dataToByTitle: (year) => `Datos hasta ${year} (según el título)`,
  placed: (place, figure) => `${place}, ${figure}`,
  latest: (value, period) => `${period}: ${value}`,
  perYear: (figure) => `${figure}, a tasa anual`,
  yearChange: (change) => `${change} interanual`,
  percentagePoints: (points) => change(points, "p. p.", "p. p."),
  places: (count) => `${count.toLocaleString("es")} ${count === 1 ? "lugar" : "lugares"}`,
  frequencies: {
    daily: "diario",
    weekly: "semanal",
    monthly: "mensual",
    quarterly: "trimestral",
    semiannual: "semestral",
    annual: "anual",
    irregular: "irregular",
  },
  sparkline: (count, first, last, trend) =>
    `${count.toLocaleString("es")} valores, de ${first} a ${last}, ${{ up: "en alza", down: "en baja", flat: "sin cambio" }[trend]}`,
  dataPrice: (cost) => `Datos: ${price(cost)}`,
  dataKept: "Ya obtenidos: sin coste",
  openLink: "Abrir la página",
  openingLink: "Abriendo…",
  insertData: "Insertar",
  insertDataPriced: (cost) => `Insertar · ${price(cost)}`,
  insertSearch: "Insertar esta búsqueda como fórmula",
  insertDataOf: (title) => `Insertar fórmula de ${title}`,
  insertChartOf: (title) => `Insertar gráfico de ${title}`,
  selectItem: (title) => `Seleccionar ${title}`,
  stale: (date) => `No se puede acceder al servicio; esta respuesta es del ${date}.`,
  ignored: (filters) => `Estos filtros no se aplican aquí: ${filters}.`,
  filters: "Filtros",
  filterNames: {
    platform: "Idioma",
    from: "Publicado desde",
    to: "Publicado hasta",
    premium: "Acceso",
    industry: "Sector",
    place: "Lugar",
    sort: "Orden",
  },
  narrowNames: { frequency: "Frecuencia", source: "Fuente", since: "Cifras hasta" },
  orLater: (year) => `${year} o después`,
  narrowed: (shown, fitting, loaded) =>
    `${shown.toLocaleString("es")} de ${fitting.toLocaleString("es")} que encajan, de ${loaded.toLocaleString("es")} cargados.`,
  noneFits: (loaded) =>
    loaded === 1
      ? "El único resultado cargado no cumple los filtros."
      : `Ninguno de los ${loaded.toLocaleString("es")} resultados cargados cumple los filtros.`,
  any: "Cualquiera",
  automatic: "Automático",
  platforms: { en: "Inglés", de: "Alemán", fr: "Francés", es: "Español" },
  premiumOnly: "Solo premium",
  freeOnly: "Solo gratuitos",
  relevance: "Relevancia",
  newest: "Más recientes",
  placeHint: "Un país o una región, para los estudios.",
  unknownPlace: (place) => `El servicio no conoce el lugar «${place}».`,
  loadIndustries: (cost) => `Listar los sectores (${price(cost)})`,
  clearFilters: "Borrar los filtros",
  recent: "Búsquedas recientes",
  clearRecent: "Olvidarlas",
  selected: (count) =>
    `${count.toLocaleString("es")} ${count === 1 ? "seleccionado" : "seleccionados"}`,
  clearSelection: "Borrar",
  insertSideBySide: "Insertar en columnas",
  insertList: "Insertar últimos valores",
};

export const saved: SavedTexts = {
  title: "Contenidos guardados",
  empty: "Aún no hay nada guardado. La estrella de un resultado lo guarda aquí.",
  add: (title) => `Guardar ${title}`,
  remove: (title) => `Quitar ${title} de los guardados`,
  added: (title) => `Guardado: ${title}`,
  removed: (title) => `Ya no está guardado: ${title}`,
};
