import type { Messages } from "../messages.js";
import { insert } from "./insert.js";
import { said } from "./said.js";
import { enCredits, saved, search } from "./search.js";

const errors: Messages["errors"] = {
  "missing-key": { title: "No API key", sentence: "Add your API key to reach the service." },
  "bad-key": {
    title: "The API key was refused",
    sentence: "The service does not know this key. Check it, or enter another one.",
  },
  forbidden: { title: "Not allowed", sentence: "Your key does not include this content." },
  "not-found": {
    title: "Not found",
    sentence: "The service has no such content; it may have been removed.",
  },
  "bad-input": {
    title: "The service did not accept the request",
    sentence: "Check what you entered.",
  },
  "rate-limited": {
    title: "Too many requests",
    sentence: "The service asks for a pause. Try again in a moment.",
  },
  timeout: { title: "No answer in time", sentence: "The service took too long. Try again." },
  offline: {
    title: "The service cannot be reached",
    sentence: "Check your network and the service address.",
  },
  server: {
    title: "The service has a problem",
    sentence: "Nothing is wrong on your side. Try again in a moment.",
  },
  "bad-response": {
    title: "The answer could not be read",
    sentence: "It is not in the form that this kind of service uses. Check the service address.",
  },
  aborted: { title: "Stopped", sentence: "The request was stopped before an answer came." },
  budget: {
    title: "Today’s budget is used up",
    sentence:
      "Raise the daily budget under Diagnostics or the workbook’s under Workbook, or wait until tomorrow.",
  },
  "research-failed": {
    title: "No answer to this question",
    sentence: "The service could not answer it. Ask it in other words.",
  },
  "still-researching": {
    title: "Still working",
    sentence: "The answer is not ready. Look again in a moment.",
  },
  "not-cached": { title: "Not fetched yet", sentence: "No answer to this is kept." },
  outdated: {
    title: "The service has changed this indicator",
    sentence: "Some of these places were fetched before that. Try again to fetch them anew.",
  },
};

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
      source: "Where is it from?",
      templates: "Templates",
      fill: "Fill a table",
      refresh: "Workbook",
      connection: "Connection",
      diagnostics: "Diagnostics",
    },
    viewsLabel: "Views",
    more: "More views",
    documents: "Documents",
    loading: "Loading …",
    raiseBudget: (credits) => `Raise to ${credits.toLocaleString("en")}`,
    usage: (credits, budget) =>
      budget === null
        ? `Today: ${enCredits(credits)}`
        : `Today: ${credits.toLocaleString("en")} of ${enCredits(budget)}`,
    slow: "This takes longer than usual. Still waiting for the service …",
  },
  search,
  said,
  saved,
  insert,
  errors,
  unknownError: {
    title: "Something went wrong",
    sentence: "Try again. If it happens again, close the pane and open it.",
  },
  noCellSelected: {
    title: "No cell is selected",
    sentence: "A chart or picture is selected. Select the cells, then try again.",
  },
  retryIn: (seconds) =>
    seconds === 1
      ? "The service asks for a pause of one second."
      : `The service asks for a pause of ${seconds.toLocaleString("en")} seconds.`,
  actions: { diagnostics: "Open diagnostics", connection: "Open connection", retry: "Try again" },
};
