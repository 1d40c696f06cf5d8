import { useEffect, useRef } from "react";
import { isFocusFree, takeFocus } from "../../../frame/take-focus.js";
import { firstControl } from "./field-id.js";

/** A control that makes room for one of another kind leaves it the focus. */
export function useKeptFocus(parameter: string, kind: string): void {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    if (isFocusFree()) takeFocus(firstControl(parameter));
  }, [kind, parameter]);
}
