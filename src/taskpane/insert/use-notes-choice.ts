import { useState } from "react";
import { useServices, type PaneServices } from "../services/services.js";

/** The last choice of this session, true before there is one. */
const lastNotes = new WeakMap<PaneServices, boolean>();

/** Whether title, unit and source are to stand above what is inserted. */
export const wantsNotes = (services: PaneServices): boolean => lastNotes.get(services) ?? true;

/** The same as a choice of the user, kept while the pane is open. */
export function useNotesChoice(): readonly [
  hasNotes: boolean,
  choose: (hasNotes: boolean) => void,
] {
  const services = useServices();
  const [hasNotes, setHasNotes] = useState(wantsNotes(services));
  return [
    hasNotes,
    (next) => {
      lastNotes.set(services, next);
      setHasNotes(next);
    },
  ];
}
