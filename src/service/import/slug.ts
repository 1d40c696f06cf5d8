import { foldText } from "../../statistics/index.js";

/** A text as it may stand in an identifier: "Prix à la consommation" is "prix-a-la-consommation". */
export const slug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
