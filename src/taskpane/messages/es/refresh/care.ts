import type { RefreshCareTexts } from "../../en/refresh/care.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("es");
const count = countIn("es");
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "queda como está", "quedan como están")}` : "";

export const care: RefreshCareTexts = {
  reading: (done, total) => `Leyendo ${n(done)} de ${n(total)}…`,
  writing: (done, total) => `Escribiendo ${n(done)} de ${n(total)}…`,
  stopped: "Cancelado; no se ha cambiado nada.",
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
  keep: "Guardar las cifras en el archivo",
  kept: (kept, missing) =>
    `${count(kept, "respuesta guardada", "respuestas guardadas")} en el archivo; los colegas sin clave las ven.${missing > 0 ? ` ${count(missing, "respuesta aún no se ha pedido y no se guarda", "respuestas aún no se han pedido y no se guardan")}.` : ""}`,
};
