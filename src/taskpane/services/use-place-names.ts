import { useEffect, useState } from "react";
import { loadPlaces, type Places } from "../../statistics/index.js";

/** The spellings of places as formulas understand them, and groups; undefined until, or unless, they are there. */
export function usePlaceNames(): Places | undefined {
  const [names, setNames] = useState<Places>();
  useEffect(() => {
    let isCurrent = true;
    loadPlaces().then(
      (places) => {
        if (isCurrent) setNames(places);
      },
      // Without them places are found by the names that the service says.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return names;
}
