import type { Price } from "../../../../client/index.js";
import type { RefreshPlanTexts } from "../../en/refresh/plan.js";
import { esPrice } from "../search.js";
import { inSteps } from "../../../model/in-sentence.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("es");
const count = countIn("es");
const about = ({ credits, atMost, isKnown }: Price) =>
  isKnown && atMost === credits ? "" : "alrededor de ";

export const plan: RefreshPlanTexts = {
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
  cancel: "Cancelar",
  cancelling: "Deteniendo; se muestra lo ya obtenido…",
  options: "Este libro",
  onOpen: "Actualizar lo desactualizado cuando el complemento se inicia en este libro",
  budget: "Presupuesto de este libro, créditos por día",
  budgetHint: (spent) => `Vacío: sin límite. Gastado hoy: ${n(spent)}.`,
  save: "Guardar",
  saved: "Guardado en el libro.",
  badNumber: "Introduzca un número a partir de 0, o deje el campo vacío.",
};
