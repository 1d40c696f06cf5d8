import { useState } from "react";
import { useServices, type PaneServices } from "../services/services.js";

interface SessionChoice {
  /** As it stands now. */
  readonly read: (services: PaneServices) => boolean;
  /** The same for a control: what is chosen and how it is changed. */
  readonly use: () => readonly [isOn: boolean, choose: (isOn: boolean) => void];
}

/** A choice of the user that is kept while the pane is open. @param first before there is one */
export function createSessionChoice(first: boolean): SessionChoice {
  const last = new WeakMap<PaneServices, boolean>();
  const read = (services: PaneServices) => last.get(services) ?? first;
  const useChoice: SessionChoice["use"] = () => {
    const services = useServices();
    const [isOn, setOn] = useState(read(services));
    return [
      isOn,
      (next) => {
        last.set(services, next);
        setOn(next);
      },
    ];
  };
  return { read, use: useChoice };
}
