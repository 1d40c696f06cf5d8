import { foldText } from "../../statistics/index.js";

/** A text as it may stand in an identifier: "Prix à la consommation" is "prix-a-la-consommation". */
export const slug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

const longestKey = 60;

/** The key of a series, from the publisher's own, which may be long. */
export const seriesSlug = (key: string): string => slug(key).slice(0, longestKey).replace(/-$/, "");
