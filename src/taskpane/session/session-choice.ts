import { useState } from "react";
import { useServices, type PaneServices } from "../services/services.js";

interface SessionChoice<Value> {
  /** As it stands now. */
  readonly read: (services: PaneServices) => Value;
  /** The same for a control: what is chosen and how it is changed. */
  readonly use: () => readonly [value: Value, choose: (value: Value) => void];
}

/** A choice of the user that is kept while the pane is open. @param first before there is one */
export function createSessionChoice<Value>(first: Value): SessionChoice<Value> {
  const last = new WeakMap<PaneServices, { readonly value: Value }>();
  const read = (services: PaneServices) => (last.get(services) ?? { value: first }).value;
  const useChoice: SessionChoice<Value>["use"] = () => {
    const services = useServices();
    const [value, setValue] = useState(read(services));
    return [
      value,
      (next) => {
        last.set(services, { value: next });
        setValue(next);
      },
    ];
  };
  return { read, use: useChoice };
}
