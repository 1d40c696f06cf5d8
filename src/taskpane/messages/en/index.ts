import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { detail, insert, saved, topics } from "./discover.js";
import { errors } from "./errors.js";
import { enCredits, search } from "./search.js";

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
    usage: (credits, budget) =>
      budget === null
        ? `Today: ${enCredits(credits, true)}`
        : `Today: ${credits.toLocaleString("en")} of ${enCredits(budget, true)}`,
    slow: "This takes longer than usual; the service is still being waited for.",
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
  retryIn: (seconds) =>
    seconds === 1
      ? "The service asks for a pause of one second."
      : `The service asks for a pause of ${seconds.toLocaleString("en")} seconds.`,
  actions: { diagnostics: "Open diagnostics", connection: "Open connection", retry: "Try again" },
};
