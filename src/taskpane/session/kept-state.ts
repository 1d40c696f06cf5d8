import { useState } from "react";
import { useServices } from "../services/services.js";
import { perPane } from "./per-pane.js";

type Change<Value> = (old: Value) => Value;

/** State that is there again when its screen is; it lasts as long as the pane and is stored nowhere. */
export function createKeptState<Value>(
  first: Value,
): () => readonly [value: Value, change: (change: Change<Value>) => void] {
  const keptOf = perPane(() => ({ value: first }));
  return function useKeptState() {
    const kept = keptOf(useServices());
    const [value, setValue] = useState(kept.value);
    return [
      value,
      (change) => {
        kept.value = change(kept.value);
        setValue(kept.value);
      },
    ];
  };
}
