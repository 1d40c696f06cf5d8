import { useState } from "react";
import type { FoundItem } from "../../model/found-item.js";
import { withSought, type PlaceChoice } from "../../model/place-choice.js";
import { usePlaceNames } from "../../services/use-place-names.js";

/** The places of an item that are shown. @param usual until others are chosen */
export function usePlaces({ geos = {} }: FoundItem, usual: readonly string[]): PlaceChoice {
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const [sought, setSought] = useState("");
  const known = ticked ?? usual;
  const chosen = withSought(geos, known, sought, usePlaceNames());
  return {
    chosen: chosen ?? known,
    sought,
    unread: chosen === undefined ? sought.trim() : undefined,
    onChange: (codes, left = sought) => {
      setTicked(codes);
      setSought(left);
    },
    onSought: setSought,
  };
}
