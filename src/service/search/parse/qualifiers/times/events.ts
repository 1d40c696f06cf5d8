/** "Since Brexit", "pre-pandemic": a time that is named by an event, whose years are the asker's to say. */
import { matchedWords } from "../../../../../statistics/index.js";
import { foldedText, type Token } from "../../text.js";

const times =
  "pre|post|since|before|after|during|until|through|seit|vor|nach|wahrend|bis|depuis|avant|apres|pendant|durant|desde|antes|despues|durante";
const joints = "the|of|in|on|der|die|das|dem|den|des|la|le|l|les|el|los|las|de|del|d|du|en";
const great =
  "global|world|great|grossen?|weltweiten?|mondiale|mundial|2008|second|first|zweiten|ersten";
const events = [
  ...["covid(?: 19)?", "corona(?:virus|krise|pandemie)?", "pandemi(?:c|e|a)", "lockdowns?"],
  ...["brexit(?: (?:vote|referendum))?", "gfc", "(?:subprime|euro) ?(?:crisis|krise)"],
  ...["financial (?:crisis|crash)", "(?:welt)?(?:finanz|wirtschafts)krise"],
  ...["crise (?:financiere|sanitaire|des subprimes)", "crisis (?:financiera|sanitaria)"],
  ...[
    "recession",
    "depression",
    "lehman(?: brothers)?",
    "(?:world war|weltkrieg)(?: (?:ii?|[12]|one|two))?",
  ],
  ...["ukraine ?(?:war|krieg)", "reunification", "wiedervereinigung", "wende", "mauerfall"],
  `(?:invasion|war|krieg|guerre|guerra)(?: (?:${joints}))* (?:ukraine|ucrania|irak?q?|gaza)`,
].join("|");
/** Of another measure: "the Fed funds rate when inflation peaked". */
const ofAnother = [
  String.raw`(?:when|as) (?!(?:did|was|were|is|does|it|they)\b)(?:\w+ ){1,5}?(?:peaked|bottomed|troughed|highest|lowest|(?:was|were) (?:at )?(?:(?:its|their|the) )?(?:highest|lowest|peak|trough|maximum|minimum))`,
  String.raw`als (?!(?:er|sie|es)\b)(?:\w+ ){1,5}?am (?:hochsten|niedrigsten|tiefsten|grossten|kleinsten) (?:war|lag|stand)(?:en)?`,
  String.raw`(?:quand|lorsque|lorsqu) (?!(?:ils?|elles?)\b)(?:\w+ ){1,6}?(?:(?:etai(?:en)?t|fu(?:ren)?t) (?:(?:les?|la|au) )?plus (?:haut|eleve|bas|faible)\w*|a culmine|ont culmine)`,
  String.raw`cuando (?:\w+ ){1,6}?(?:estab|er|fue|alcanz)\w* (?:(?:el|la|en su|su) )?(?:mas (?:alt|baj)\w+|maxim[oa]|minim[oa])`,
].join("|");
const named = new RegExp(
  String.raw`(?<=\w )(?<!\b(?:me|tell|show|know|year|month) )(?:${ofAnother})\b|\b(?:(?:${times})(?: (?:${joints}))*(?: (?:${great}))*|(?:vor|nach|pre|post)) ?(?:${events})\b`,
);

interface FoundEvent {
  /** As it was typed; undefined where no time is named so. */
  readonly event: string | undefined;
  /** Indexes of its tokens. */
  readonly used: ReadonlySet<number>;
}

export function readEvent(tokens: readonly Token[]): FoundEvent {
  const folded = foldedText(tokens);
  const found = named.exec(folded);
  if (found === null) return { event: undefined, used: new Set() };
  const { first, last } = matchedWords(folded, found);
  const said = tokens.slice(first, last + 1);
  return {
    event: said.map(({ raw, gap }, at) => (at === 0 ? raw : gap + raw)).join(""),
    used: new Set(said.map((_, at) => first + at)),
  };
}
