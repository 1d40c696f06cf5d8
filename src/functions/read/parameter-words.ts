import { citationStyles } from "../../statistics/index.js";
import { infoFieldNames } from "../shape/info-fields.js";
import { statusFieldNames } from "../shape/status-fields.js";

/** The words that a parameter takes where it takes nothing else, by function id and parameter. */
export const parameterWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    INFO: { field: infoFieldNames },
    CITE: { style: citationStyles },
    REPORT: { format: ["pdf", "ppt", "xls"] },
    STATUS: { what: statusFieldNames },
  };
