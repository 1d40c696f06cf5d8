import type { FoundTemplateId } from "../../../workbook/index.js";
import { createKeptState } from "../../session/kept-state.js";

interface Typed {
  readonly place: string;
  /** Keys of figures that were found and are not wanted. */
  readonly refused: ReadonlySet<string>;
}

export interface TypedTemplate extends Typed {
  readonly change: (next: Partial<Typed>) => void;
}

const noKeys: ReadonlySet<string> = new Set();
const useTyped = createKeptState<Readonly<Partial<Record<FoundTemplateId, Typed>>>>({});

/**
 * What the user said of a template: it is there again when its screen is.
 *
 * @param examplePlace stands there until another one is typed
 */
export function useTypedTemplate(id: FoundTemplateId, examplePlace: string): TypedTemplate {
  const [all, changeAll] = useTyped();
  const untyped: Typed = { place: examplePlace, refused: noKeys };
  return {
    ...(all[id] ?? untyped),
    change: (next) => {
      changeAll((old) => ({ ...old, [id]: { ...(old[id] ?? untyped), ...next } }));
    },
  };
}
