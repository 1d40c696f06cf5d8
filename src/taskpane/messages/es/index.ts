import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { errors } from "./errors.js";
import { search } from "./search.js";

export const es: Messages = {
  language: "es",
  app: {
    name: "Stat for Excel",
    purpose: "Estadísticas con sus fuentes, como fórmulas vivas en sus celdas.",
    views: { search: "Búsqueda", connection: "Conexión" },
    viewsLabel: "Vistas",
    loading: "Cargando …",
  },
  connection,
  search,
  insert: {
    inserted: (address) => `Fórmula insertada en ${address}.`,
    occupied: (address) => `${address} no está vacía. ¿Reemplazar su contenido?`,
    overwrite: "Reemplazar",
    cancel: "Cancelar",
    noWorkbook: "Abra este panel en Excel para insertar fórmulas.",
    failed: (reason) => `Excel no aceptó la fórmula: ${reason}`,
  },
  errors,
  unknownError: {
    title: "Algo ha fallado",
    sentence: "Inténtelo de nuevo. Si continúa, abra de nuevo el panel.",
  },
  actions: { connection: "Abrir la conexión", retry: "Intentar de nuevo" },
};
