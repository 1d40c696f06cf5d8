import { useState } from "react";
import { useServices, type PaneServices } from "../services/services.js";

type Change<Value> = (old: Value) => Value;

/** State that is there again when its screen is; it lasts as long as the pane and is stored nowhere. */
export function createKeptState<Value>(
  first: Value,
): () => readonly [value: Value, change: (change: Change<Value>) => void] {
  const kept = new WeakMap<PaneServices, { readonly value: Value }>();
  return function useKeptState() {
    const services = useServices();
    const read = () => kept.get(services)?.value ?? first;
    const [value, setValue] = useState(read);
    return [
      value,
      (change) => {
        const next = change(read());
        kept.set(services, { value: next });
        setValue(next);
      },
    ];
  };
}
