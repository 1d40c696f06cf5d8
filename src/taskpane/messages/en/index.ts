import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { errors } from "./errors.js";
import { search } from "./search.js";

export const en: Messages = {
  language: "en",
  app: {
    name: "Stat for Excel",
    purpose: "Statistics with their sources, as live formulas in your cells.",
    views: { search: "Search", connection: "Connection" },
    viewsLabel: "Views",
    loading: "Loading …",
  },
  connection,
  search,
  insert: {
    inserted: (address) => `Formula inserted at ${address}.`,
    occupied: (address) => `${address} is not empty. Replace what it holds?`,
    overwrite: "Replace",
    cancel: "Cancel",
    noWorkbook: "Open this pane in Excel to insert formulas.",
    failed: (reason) => `Excel did not take the formula: ${reason}`,
  },
  errors,
  unknownError: {
    title: "Something went wrong",
    sentence: "Try again. If it stays, open the pane anew.",
  },
  actions: { connection: "Open connection", retry: "Try again" },
};
