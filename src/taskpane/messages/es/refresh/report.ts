import type { RefreshReportTexts } from "../../en/refresh/report.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("es");
const count = countIn("es");
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "queda como está", "quedan como están")}` : "";
const unprotect = "Quite la protección y actualice de nuevo.";

export const report: RefreshReportTexts = {
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
      ? `Título, unidad y fuente son nuevos, ya que la fórmula pide otro contenido o el servicio indica ahora otros: ${listed}.`
      : `Títulos, unidades y fuentes son nuevos, ya que las fórmulas piden otros contenidos o el servicio indica ahora otros: ${listed}.`,
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
    "other-key":
      "La clave o el servicio se cambió durante la actualización; conserva sus cifras. Vuelva a actualizar para preguntar con lo nuevo.",
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
  writtenChanges: (sheet, value) => `La hoja «${sheet}» lista ${count(value, "punto", "puntos")}.`,
  failed: (reason) => `Excel no pudo hacerlo: ${reason}`,
};
