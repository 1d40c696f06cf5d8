import type { Messages } from "../types.js";

export const search: Messages["search"] = {
  title: "Buscar estadísticas",
  box: "Buscar estadísticas",
  placeholder: "Por ejemplo: población de España",
  submit: "Buscar",
  price: (credits, isKnown) =>
    `Una búsqueda cuesta ${isKnown ? "" : "unos "}${credits.toLocaleString("es")} ${credits === 1 ? "crédito" : "créditos"}.`,
  emptyQuery: "Escriba lo que busca.",
  searching: (query) => `Buscando «${query}» …`,
  results: (shown, total, query) =>
    `${shown.toLocaleString("es")} de ${total.toLocaleString("es")} estadísticas para «${query}».`,
  noResults: (query) => `Nada encontrado para «${query}». Pruebe con menos palabras o con otras.`,
  more: "Mostrar más",
  premium: "Premium",
  source: (names) => `Fuente: ${names}`,
  released: (date) => `Publicado el ${date}`,
  openLink: "Abrir la página",
  insertData: "Insertar fórmula",
  insertDataOf: (title) => `Insertar fórmula para ${title}`,
  insertSearch: "Insertar esta búsqueda como fórmula",
  stale: (date) => `No se puede acceder al servicio; esta respuesta es del ${date}.`,
};
