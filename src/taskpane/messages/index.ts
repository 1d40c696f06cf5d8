import type { Platform } from "../../contract/index.js";
import { en } from "./en/index.js";
import type { Messages } from "./messages.js";

export type { ErrorAction, ErrorText, Messages } from "./messages.js";

/** English comes with the pane; another language is loaded when it is wanted. */
export async function loadMessages(language: Platform): Promise<Messages> {
  switch (language) {
    case "en":
      return en;
    case "de":
      return (await import(/* webpackChunkName: "pane-de" */ "./de/index.js")).de;
    case "fr":
      return (await import(/* webpackChunkName: "pane-fr" */ "./fr/index.js")).fr;
    case "es":
      return (await import(/* webpackChunkName: "pane-es" */ "./es/index.js")).es;
  }
}
