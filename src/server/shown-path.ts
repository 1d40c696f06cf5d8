import { remember } from "./remember.js";

/** What a piece of our own addresses looks like. */
const ownPiece = /^[A-Za-z0-9._~-]{0,40}$/;
const mostPieces = 8;

/** Anything else that somebody put into a path, such as a key or control characters, is not shown. */
export const shownPath = (path: string): string => shown(path).path;

const shown = remember((path: string) => ({
  path: path
    .split("/", mostPieces)
    .map((piece) => (ownPiece.test(piece) ? piece : "[…]"))
    .join("/"),
}));
