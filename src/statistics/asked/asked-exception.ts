/** "Without", "other than", "mit Ausnahme von": what leaves something out of what is named beside it. */
import type { Token } from "../text/tokens.js";

const words: ReadonlySet<string> = new Set(
  `without exclude excludes excluding excluded excl except excepting exception ex but minus outside apart
  aside ohne ausser ausserhalb ausnahme ausgenommen ausschliesslich abgesehen abzuglich
  exkl exklusive ausgeschlossen sans hors hormis sauf excepte exclu exclus exclue exclues excluant dehors
  sin excepto salvo excepcion excluyendo excluido excluidos excluida fuera aparte`.split(/\s+/),
);
/** Two words that are none alone. */
const pairs =
  /^(?:other than|aber nicht|mais pas|pero no|rather than|instead of|anders als|bis auf|a part|au lieu|plutot que|en lugar)$/;

export const isException = (folded: string): boolean => words.has(folded);

/** Where the words stand that leave something out. */
export function exceptionsIn(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ folded }, at) => {
    if (isException(folded)) return [at];
    return pairs.test(`${folded} ${tokens[at + 1]?.folded ?? ""}`) ? [at, at + 1] : [];
  });
}

export const hasException = (tokens: readonly Token[]): boolean => exceptionsIn(tokens).length > 0;
