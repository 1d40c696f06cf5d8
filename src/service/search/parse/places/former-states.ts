/** States that are no more: the library has no figures of them, and those of a state that is are not theirs. */
import { formerStateNames } from "../../../../statistics/index.js";
import { foldedText, type Token } from "../text.js";

const empires =
  `ottoman empire,osmanisches reich,empire ottoman,imperio otomano,austria hungary,osterreich ungarn,
  autriche hongrie,austria hungria`.split(/,\s*/);
const names: ReadonlySet<string> = new Set([...formerStateNames, ...empires]);
const longest = Math.max(...[...names].map((name) => name.split(" ").length));

interface FormerStates {
  /** As they are written. */
  readonly names: readonly string[];
  /** Indexes of the tokens that name them. */
  readonly used: ReadonlySet<number>;
}

export function findFormerStates(tokens: readonly Token[]): FormerStates {
  const used = new Set<number>();
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let end = Math.min(tokens.length, at + longest); end > at; end--) {
      const span = tokens.slice(at, end);
      if (!names.has(foldedText(span))) continue;
      found.push(span.map(({ raw, gap }, index) => (index === 0 ? raw : gap + raw)).join(""));
      for (let token = at; token < end; token++) used.add(token);
      at = end - 1;
      break;
    }
  }
  return { names: found, used };
}
