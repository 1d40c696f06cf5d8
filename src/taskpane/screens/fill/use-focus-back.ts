import { useEffect, useRef } from "react";
import { isFocusFree, takeFocus } from "../../frame/take-focus.js";

/** Gives the focus back to the control of this name: while the table is understood anew there is none. */
export function useFocusBack(isReading: boolean): (name: string | undefined) => void {
  const from = useRef<string>(undefined);
  useEffect(() => {
    const name = from.current;
    if (name === undefined || !isFocusFree()) return;
    const control = isReading ? null : document.querySelector<HTMLElement>(`main [name=${name}]`);
    // The button that stops the reading is the last one meanwhile.
    const buttons = document.querySelectorAll<HTMLElement>("main button");
    takeFocus(control ?? buttons[isReading ? buttons.length - 1 : 0]);
  }, [isReading]);
  return (name) => {
    from.current = name;
  };
}
