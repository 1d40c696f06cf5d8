import type { Price } from "../../../client/index.js";
import type { RefreshTexts } from "../en/refresh.js";
import { esPrice } from "./search.js";
import { inSteps } from "../../model/in-sentence.js";
import { countIn } from "../../model/count-in.js";

const n = (value: number) => value.toLocaleString("es");
const count = countIn("es");
const about = ({ credits, atMost, isKnown }: Price) =>
  isKnown && atMost === credits ? "" : "unos ";
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "queda como está", "quedan como están")}` : "";

const unprotect = "Quite la protección y actualice de nuevo.";

export const refresh: RefreshTexts = {
  title: "Actualizar",
  noWorkbook: "Abra este panel en Excel para actualizar sus fórmulas.",
  damaged: (things) =>
    `Dañado en este archivo y ya ilegible: ${things}. Las celdas no se ven afectadas.`,
  keptThings: {
    figures: "cifras guardadas para los colegas",
    options: "opciones y presupuesto",
    formulas: "fórmulas de celdas congeladas",
  },
  agreement: (refresh, questions) =>
    `Este libro ${[
      refresh ? "quiere actualizarse cada vez que se abre" : "",
      questions > 0
        ? `tiene ${count(questions, "celda con una pregunta de investigación", "celdas con preguntas de investigación")}`
        : "",
    ]
      .filter((part) => part !== "")
      .join(" y ")}. No se gasta nada en ello hasta que usted lo permita en este dispositivo.`,
  agreementPrice: (cost) => `Ahora costaría ${esPrice(cost)}.`,
  agree: "Permitir para este libro",
  agreed: "Permitido para este libro en este dispositivo.",
  health: {
    fresh: (cells) => `${n(cells)} al día`,
    kept: (cells) => `${n(cells)} del archivo`,
    frozen: (cells) => count(cells, "congelada", "congeladas"),
    unknown: (cells) => `${n(cells)} que solo Excel conoce`,
    due: (cells) => count(cells, "desactualizada", "desactualizadas"),
    failed: (cells) => `${n(cells)} sin cifra`,
  },
  oldest: (day) => `Respuesta más antigua: ${day}`,
  scope: "Dónde",
  scopes: { workbook: "Todo el libro", sheet: "Esta hoja", selection: "La selección" },
  what: "Qué",
  whats: {
    stale: "Lo desactualizado que tiene cifras nuevas en la fuente",
    all: "Todo lo desactualizado",
    everything: "Todo, también respuestas recientes",
    errors: "Solo celdas con error",
  },
  research: "Volver a hacer las preguntas de investigación",
  check: "Calcular el precio",
  planning: "Revisando las fórmulas…",
  plan: ({ formulas, requests, withoutCall, calls, price }) => {
    const left = requests - withoutCall;
    const calling = `${about(price)}${count(calls, "llamada", "llamadas")}`;
    return inSteps([
      count(formulas, "fórmula", "fórmulas"),
      count(requests, "solicitud", "solicitudes"),
      `${n(withoutCall)} sin llamada`,
      `${left === calls ? calling : `${n(left)} en ${calling}`}, ${esPrice({ ...price, isKnown: true })}.`,
    ]);
  },
  nothing: (formulas) =>
    formulas === 0
      ? "Aquí no hay ninguna fórmula STAT."
      : `${count(formulas, "fórmula", "fórmulas")}: todo está al día.`,
  unmoved: (value) =>
    `${count(value, "solicitud omitida", "solicitudes omitidas")}: nada nuevo en la fuente.`,
  unplanned: (value) =>
    `${count(value, "fórmula tiene", "fórmulas tienen")} argumentos que solo Excel puede evaluar; su precio solo se conoce después.`,
  researchSkipped: (value) =>
    `${count(value, "pregunta respondida queda como está", "preguntas respondidas quedan como están")}.`,
  fromWorkbook: (cells) =>
    `${count(cells, "celda muestra", "celdas muestran")} cifras guardadas en el archivo y no obtenidas en este dispositivo`,
  fetchedOn: (day) => `obtenido el ${day}`,
  manual: "Excel calcula manualmente: F9 actualiza las celdas que usan las cifras.",
  start: (cost) => `Actualizar (${esPrice(cost)})`,
  fetching: (done, total) => `Obteniendo ${n(done)} de ${n(total)}…`,
  calculating: (total) => `Calculando ${count(total, "celda", "celdas")}…`,
  reading: (done, total) => `Leyendo ${n(done)} de ${n(total)}…`,
  writing: (done, total) => `Escribiendo ${n(done)} de ${n(total)}…`,
  stopped: "Cancelado; no se ha cambiado nada.",
  cancel: "Cancelar",
  cancelling: "Deteniendo; se muestra lo ya obtenido…",
  report: (updated, unchanged, failed) =>
    `${count(updated, "actualizada", "actualizadas")}, ${n(unchanged)} sin cambios, ${count(failed, "fallida", "fallidas")}.`,
  cancelled: (count) =>
    count === 0
      ? "Cancelado; para entonces ya se había obtenido todo."
      : `Cancelado: ${n(count)} ${count === 1 ? "fórmula no llegó a su turno y conserva" : "fórmulas no llegaron a su turno y conservan"} lo que mostraba${count === 1 ? "" : "n"}.`,
  cancelledCells: "Sin llegar a su turno",
  notKept: "Las cifras no se pudieron guardar en el archivo; las celdas las tienen.",
  retitled: (charts, listed) =>
    charts === 1
      ? `La fórmula pide ahora otro contenido, así que título, unidad y fuente son nuevos: ${listed}.`
      : `Las fórmulas piden ahora otros contenidos, así que títulos, unidades y fuentes son nuevos: ${listed}.`,
  emptyCharts: (charts, listed) =>
    `${count(charts, "gráfico ya no tiene cifras, porque se han borrado o su", "gráficos ya no tienen cifras, porque se han borrado o su")} fórmula muestra un error: ${listed}.`,
  chartOn: (title, sheetName) => `«${title}» en la hoja «${sheetName}»`,
  heldTitles: (charts, listed) =>
    charts === 1
      ? `El título o la fuente es todavía de otro contenido, porque una hoja está protegida: ${listed}. ${unprotect}`
      : `Los títulos o las fuentes son todavía de otros contenidos, porque hay hojas protegidas: ${listed}. ${unprotect}`,
  heldCharts: (charts, listed) =>
    `${count(charts, "gráfico no muestra todo lo que son ahora sus cifras, porque su hoja está protegida", "gráficos no muestran todo lo que son ahora sus cifras, porque sus hojas están protegidas")}: ${listed}. ${unprotect}`,
  heldSheets: (sheets, listed) =>
    `${sheets === 1 ? "No renovada, por estar protegida, y tal" : "No renovadas, por estar protegidas, y tal"} como antes de esta actualización: ${listed}. ${unprotect}`,
  failedCells: "Celdas fallidas",
  reasons: {
    changed: "La celda se cambió o eliminó mientras tanto; se dejó como está.",
    protected: `La hoja está protegida. ${unprotect}`,
    cancelled: "Cancelada antes de su turno.",
    busy: "Excel no ha terminado el cálculo. «Reparar celdas atascadas» puede ayudar.",
    "no-room":
      "Su resultado no tiene sitio: vacíe las celdas que necesita, separe las combinadas, o convierta en rango una tabla que esté allí.",
    "error-value": "Muestra un error: selecciónela en Excel para leer el motivo.",
  },
  notAsked:
    "Sin preguntar: marque «Volver a hacer las preguntas de investigación» para hacerla en la próxima actualización.",
  goTo: (cell) => `Ir a ${cell}`,
  updatedCells: "Celdas actualizadas",
  more: (value) => `y ${n(value)} más`,
  changes: "Qué cambió",
  noChanges: "Ninguna cifra difiere de antes.",
  unit: (units) => `Unidad: ${units}`,
  changesOf: (title, counts) => `${title}: ${counts}`,
  changeCounts: {
    revised: (value) => count(value, "revisado", "revisados"),
    added: (value) => count(value, "añadido", "añadidos"),
    removed: (value) => count(value, "retirado", "retirados"),
    moved: (value) => `${n(value)} ahora de otra serie`,
  },
  columns: {
    series: "Serie",
    place: "Lugar",
    point: "Punto",
    unit: "Unidad",
    before: "Antes",
    after: "Ahora",
  },
  writeChanges: "Escribir el registro de cambios",
  restore: "Recuperar los valores anteriores",
  restored: (value, skipped) =>
    `${count(value, "celda muestra", "celdas muestran")} los valores anteriores, fijos${left(skipped)}. Descongelar devuelve las fórmulas.`,
  again: "Nueva actualización",
  tables: "Tablas",
  fillTable: "Rellenar una tabla",
  fillTableDoes:
    "Lee los encabezados de una tabla seleccionada y escribe fórmulas en sus celdas vacías.",
  care: "Congelar y compartir",
  actions: {
    freeze: "Las fórmulas pasan a valores; el libro guarda las fórmulas para descongelar.",
    thaw: "Las fórmulas vuelven sin pedir nada al servicio.",
    share: "Abre una copia solo con valores, para quien no tiene el complemento.",
    repair: "Vuelve a introducir las celdas que nunca terminan o perdieron su función.",
    findSource: "Busca la fuente de cifras escritas, para reemplazarlas por fórmulas.",
    writeSources: "Enumera cada fuente con su publicación y sus celdas.",
    writeAudit: "Enumera cada celda STAT con su estado y lo que pidió.",
    keep: "Así las ven los colegas sin clave.",
  },
  freeze: "Congelar",
  frozen: (value, skipped) =>
    `${count(value, "fórmula es ahora un valor", "fórmulas son ahora valores")}${left(skipped)}.`,
  frozenByName: (cells) =>
    `${count(cells, "de ellas llama", "de ellas llaman")} a STAT por un nombre definido, que conserva su fórmula.`,
  thaw: "Descongelar",
  thawed: (value, skipped) =>
    `${count(value, "fórmula ha vuelto", "fórmulas han vuelto")}${skipped > 0 ? `, ${count(skipped, "sigue congelada", "siguen congeladas")}` : ""}.`,
  thawAnyway: "Descongelar y sobrescribir",
  skipReasons: {
    protected: "la hoja está protegida; desprotéjala e inténtelo de nuevo",
    busy: "aún sin valor; inténtelo de nuevo cuando muestre uno",
    unresolved: "la función no está cargada; primero «Reparar celdas atascadas»",
    "no-value": "no muestra ningún valor",
    picture: "muestra una imagen o una tarjeta",
    changed: "alguien escribió encima",
    sorted:
      "sus filas se han ordenado, así que su valor estaría junto a otro nombre; vuelva al orden anterior",
    reordered:
      "sus filas se han ordenado; vuelva al orden anterior, o sobrescriba: entonces están en el orden de la fórmula, y lo que hay al lado se queda donde está",
    "in-table":
      "hay allí una tabla, en la que Excel no muestra resultados de varias celdas; conviértala en rango",
    moved: "no es seguro qué celda es ahora",
    gone: "las celdas ya no existen",
    occupied: "no hay sitio; vacíe las celdas que necesita e inténtelo de nuevo",
    "read-by-protected":
      "la lee una fórmula de una hoja protegida; desproteja esa hoja e inténtelo de nuevo",
    "read-by-name":
      "un nombre definido se refiere a su desbordamiento; haga que se refiera a celdas e inténtelo de nuevo",
  },
  referencesGone: (cells) =>
    `su fórmula se refiere a celdas que ya no se encuentran (${cells}), así que su valor se queda`,
  unkept: (cells) =>
    `${count(cells, "celda no muestra", "celdas no muestran")} ningún valor hasta que actualice: no se conserva ninguna respuesta.`,
  share: "Abrir una copia congelada",
  shared: (value) =>
    `Hay abierta una copia con ${count(value, "valor", "valores")} en lugar de fórmulas.`,
  shareUnsupported:
    "Este Excel no puede abrir copias. Congele, guarde una copia y después descongele.",
  shareFailed: {
    read: (reason) => `No se ha podido leer el libro: ${reason}`,
    freeze: (reason) => `No se ha podido crear la copia congelada: ${reason}`,
    open: (reason) => `Excel no ha abierto la copia: ${reason}`,
  },
  repair: "Reparar celdas atascadas",
  findSource: "¿De dónde es la cifra?",
  repaired: (repaired, locked, remaining) =>
    repaired + locked + remaining === 0
      ? "Ninguna celda está atascada."
      : `${count(repaired, "reparada", "reparadas")}, ${n(locked)} en hojas protegidas, ${n(remaining)} sin cambios.${locked > 0 ? " Desproteja esas hojas y repare de nuevo." : ""}`,
  sheets: "Hojas sobre las cifras",
  writeSources: "Hoja de fuentes",
  writtenSources: (sheet, value) =>
    `La hoja «${sheet}» lista ${count(value, "fuente", "fuentes")}.`,
  writeAudit: "Hoja de auditoría",
  writtenAudit: (sheet, value, marked) =>
    `La hoja «${sheet}» lista ${count(value, "celda", "celdas")}${marked > 0 ? `. Revise ${count(marked, "celda marcada", "celdas marcadas")} en «Estado»` : ""}.`,
  writtenChanges: (sheet, value) => `La hoja «${sheet}» lista ${count(value, "punto", "puntos")}.`,
  keep: "Guardar las cifras en el archivo",
  kept: (kept, missing) =>
    `${count(kept, "respuesta guardada", "respuestas guardadas")} en el archivo; los colegas sin clave las ven.${missing > 0 ? ` ${count(missing, "respuesta aún no se ha pedido y no se guarda", "respuestas aún no se han pedido y no se guardan")}.` : ""}`,
  options: "Este libro",
  onOpen: "Actualizar lo desactualizado cuando el complemento se inicia en este libro",
  budget: "Presupuesto de este libro, créditos por día",
  budgetHint: (spent) => `Vacío: sin límite. Gastado hoy: ${n(spent)}.`,
  save: "Guardar",
  saved: "Guardado en el libro.",
  badNumber: "Introduzca un número a partir de 0, o deje el campo vacío.",
  failed: (reason) => `Excel no pudo hacerlo: ${reason}`,
};
