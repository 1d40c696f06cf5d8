/** What a source may be called: its name is that of its file, and begins the identifiers of its measures. */
import { slug } from "./slug.js";

export const longestSourceName = 40;
export const sourceNamePattern = "^[a-z0-9]+(-[a-z0-9]+)*$";
const pattern = new RegExp(sourceNamePattern);

export const isSourceName = (text: string): boolean =>
  text.length <= longestSourceName && pattern.test(text);

/** A title as a source's name; empty where it has neither letters nor digits. */
export const toSourceName = (title: string): string =>
  slug(title).slice(0, longestSourceName).replace(/-+$/, "");
