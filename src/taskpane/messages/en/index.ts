import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { detail, insert, saved, topics } from "./discover.js";
import { errors } from "./errors.js";
import { search } from "./search.js";

export const en: Messages = {
  language: "en",
  app: {
    name: "Stat for Excel",
    purpose:
      "STAT brings statistics with their sources into your cells and charts, and keeps them up to date.",
    views: {
      search: "Search",
      builder: "Formula",
      ask: "Ask",
      templates: "Templates",
      refresh: "Refresh",
      connection: "Connection",
      diagnostics: "Diagnostics",
    },
    viewsLabel: "Views",
    loading: "Loading …",
  },
  connection,
  search,
  saved,
  topics,
  detail,
  insert,
  errors,
  unknownError: {
    title: "Something went wrong",
    sentence: "Try again. If it stays, open the pane anew.",
  },
  actions: { connection: "Open connection", retry: "Try again" },
};
