import type { Messages } from "../types.js";

export const search: Messages["search"] = {
  title: "Search statistics",
  box: "Search statistics",
  placeholder: "For example: population of Germany",
  submit: "Search",
  price: (credits, isKnown) =>
    `A search costs ${isKnown ? "" : "about "}${credits.toLocaleString("en")} ${credits === 1 ? "credit" : "credits"}.`,
  emptyQuery: "Enter what you are looking for.",
  searching: (query) => `Searching for “${query}” …`,
  results: (shown, total, query) =>
    `${shown.toLocaleString("en")} of ${total.toLocaleString("en")} statistics for “${query}”.`,
  noResults: (query) => `Nothing found for “${query}”. Try fewer or other words.`,
  more: "Show more",
  premium: "Premium",
  source: (names) => `Source: ${names}`,
  released: (date) => `Released ${date}`,
  openLink: "Open page",
  insertData: "Insert formula",
  insertDataOf: (title) => `Insert formula for ${title}`,
  insertSearch: "Insert this search as a formula",
  stale: (date) => `The service cannot be reached; this answer is from ${date}.`,
};
