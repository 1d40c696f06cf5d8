import type { Messages } from "../types.js";
import { enCredits } from "./search.js";

export const saved: Messages["saved"] = {
  title: "Saved items",
  empty: "Nothing saved yet. The star of a result saves it here.",
  add: (title) => `Save ${title}`,
  remove: (title) => `Remove ${title} from saved`,
  added: (title) => `Saved: ${title}`,
  removed: (title) => `No longer saved: ${title}`,
};

export const topics: Messages["topics"] = {
  title: "Browse topics",
  hint: "Topics of the market insights, from the widest down.",
  load: (count, isKnown) => `Load topics (${enCredits(count, isKnown)})`,
  loadMore: (known, total, count, isKnown) =>
    `${known} of ${total} topics known. Load more (${enCredits(count, isKnown)})`,
  tree: "Topics",
  loadChildren: (topic, count, isKnown) => `Look into ${topic} (${enCredits(count, isKnown)})`,
  searchIn: (topic) => `Indicators on ${topic}`,
};

export const detail: Messages["detail"] = {
  back: "Back",
  insertAs: "Insert as",
  forms: {
    chart: "Chart on live data",
    "chart-on-table": "Chart on a static table",
    formula: "Live formula",
    table: "Static table",
    image: "Picture",
    card: "Card in a cell",
    link: "Title with link",
  },
  insert: "Insert",
  cost: (count, isKnown) => `The data costs ${enCredits(count, isKnown)}.`,
  atHand: "The data is at hand and costs nothing.",
  fetch: "Show chart and data",
  fetching: "Fetching the data …",
  chart: "Chart",
  data: "Table",
  about: "Sources",
  view: "Show",
  chartOf: (title) => `Chart: ${title}`,
  tableOf: (title) => `Data: ${title}`,
  unit: (unit) => `Unit: ${unit}`,
  category: "Category",
  period: "Period",
  rowsShown: (shown, total) => `The first ${shown} of ${total} rows.`,
  allRows: "Show all rows",
  noChart: "There is nothing to draw: the data has no numbers.",
  sources: "Sources",
  publishers: "Published by",
  citation: "Citation",
  citationStyle: "Citation style",
  copy: "Copy",
  copied: "Copied.",
  copyRefused: "Copying was refused. Select the text and copy it by hand.",
  places: (chosen, total) => `Places (${chosen} of ${total})`,
  findPlace: "Find a place",
  placesLeft: (count) => `${count} more; narrow them by typing.`,
  worldwide: "Worldwide",
  gone: (title) => `“${title}” is no longer there. It may have been replaced.`,
  searchInstead: (title) => `Search for “${title}”`,
  path: "In",
  children: "Contains",
  findIndicators: "Find its indicators",
  forecast: (from) => `From ${from} on: forecast, as the period ends after publication.`,
  industries: "Industries",
  description: "Description",
};

export const insert: Messages["insert"] = {
  inserted: (address) => `Formula inserted at ${address}.`,
  roomUnknown:
    "It was not known how much room it takes; where something is in the way the cell says so.",
  occupied: (address) => `${address} is not empty. Replace what it holds?`,
  overwrite: "Replace",
  cancel: "Cancel",
  noWorkbook: "Open this pane in Excel to insert formulas.",
  failed: (reason) => `Excel did not take it: ${reason}`,
  noTable: (place, shown) =>
    `The formula at ${place} shows ${shown} instead of data, so there is no chart. The cell's message says why.`,
  stillBusy: (place) =>
    `The data at ${place} has not come yet. The formula stays; insert the chart when it shows.`,
  working: "Inserting …",
  done: {
    chart: (place) => `Chart on live data inserted at ${place}.`,
    "chart-on-table": (place) => `Table and chart inserted at ${place}.`,
    formula: (place) => `Formula inserted at ${place}.`,
    table: (place) => `Table inserted at ${place}.`,
    image: (place) => `Picture inserted at ${place}.`,
    card: (place) => `Card inserted at ${place}.`,
    link: (place) => `Title inserted at ${place}.`,
  },
  notFree: {
    cells: (place) => `There is not enough free room at ${place}.`,
    table: (place) => `A table is in the way at ${place}.`,
    protected: (place) => `The sheet of ${place} is protected.`,
    edge: (place) => `It does not fit at ${place}: the sheet ends there.`,
  },
  useNext: (place) => `Insert at ${place}`,
  useNewSheet: "Insert on a new sheet",
  noPicture: "The picture could not be fetched.",
  sourceLine: (source, released, retrieved) =>
    [
      ...(source === "" ? [] : [`Source: ${source}`]),
      ...(released === "" ? [] : [`released ${released}`]),
      `retrieved ${retrieved}`,
    ].join(", "),
  listHeaders: ["id", "title", "latest", "unit"],
};
