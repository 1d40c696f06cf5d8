import type { KeyboardEvent } from "react";

/** Enter that means what it says, and not the letters that an input method has on offer. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !nativeEvent.isComposing;
