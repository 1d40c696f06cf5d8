import { useState } from "react";

/** The parameter whose field and part of the formula stand out together; null for none. */
export interface MarkedPart {
  readonly marked: string | null;
  readonly onMark: (parameter: string | null) => void;
}

export function useMarkedPart(): MarkedPart {
  const [marked, onMark] = useState<string | null>(null);
  return { marked, onMark };
}
