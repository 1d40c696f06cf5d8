/** "Can you show me …, please?": what is said around a question in the four languages. */
import { platforms, type Platform } from "../../../../contract/known-values.js";

/** What figures are asked for as: they come with every answer. */
const form = String.raw`(?:(?:the )?(?:latest |current |recent )?(?:data|figures?|statistics|stats|(?:line )?chart|graph|plot|time series))`;

const greeting = String.raw`(?:hi|hello|hey|hallo|guten tag|bonjour|hola|buenos d[ií]as|ok|okay|please|bitte|pls)`;

const greetings = new RegExp(String.raw`^(?:¡?${greeting}[,!. ]+)+`, "iu");

/** Before the question. */
const openings: Readonly<Record<Platform, readonly string[]>> = {
  en: [
    String.raw`(?:(?:can|could|would|will) (?:you|we|i) (?:please |kindly )?)?(?:show|give|tell|get|fetch|send|find|bring)(?: (?:me|us))(?: please)?(?: about)?`,
    String.raw`(?:(?:can|could|would|will) (?:you|we|i) (?:please |kindly )?)(?:show|give|tell|get|see|have|know|find(?: out)?|fetch|look up|pull up|plot|chart|graph)(?: (?:me|us))?(?: about)?`,
    String.raw`(?:plot|chart|graph|list|display|look up|pull up|fetch)(?: (?:me|us))?`,
    String.raw`(?:i|we)(?: would|['’](?:d|m|re|ve)| really| am| are| have| just)* (?:like|want|wish|need|love|looking|interested|got)(?: to)?(?: (?:know|see|get|have|find(?: out)?|learn|understand|in|for|at))?(?: about)?`,
    String.raw`(?:do|would) you (?:know|happen to know|have)`,
    String.raw`(?:let me|let us|let['’]s) (?:see|know|have)`,
    String.raw`(?:and |so )?(?:(?:what|how) about|whats)`,
  ],
  de: [
    String.raw`(?:zeig(?:e|en sie)?|gib|geben sie|nenn(?:e|en sie)?|sag(?:e|en sie)?)(?: (?:mir|uns))(?: bitte)?(?: mal)?`,
    String.raw`(?:ich|wir) (?:m(?:ö|oe)chten?|will|wollen|w(?:ü|ue)rden?(?: gerne?)?|brauchen?|suchen?|h(?:ä|ae)tten?(?: gerne?)?)(?: gerne?)?`,
    String.raw`(?:mich|uns) interessier(?:t|en)`,
    String.raw`(?:kannst du|k(?:ö|oe)nnen sie|k(?:ö|oe)nntest du|k(?:ö|oe)nnten sie)(?: bitte)?(?: (?:mir|uns))?(?: bitte)?(?: (?:sagen|zeigen|nennen|geben))?`,
  ],
  fr: [
    String.raw`(?:peux-tu|pouvez-vous|pourriez-vous|pourrais-tu)(?: (?:me|nous))? (?:montrer|dire|donner|indiquer)`,
    String.raw`(?:montre|montrez|donne|donnez|dis|dites|indique|indiquez)[- ](?:moi|nous)`,
    String.raw`(?:je|nous) (?:voudrais|voudrions|veux|souhaite|souhaiterais|aimerais|cherche|recherche)(?: (?:connaître|connaitre|savoir|voir|avoir|obtenir))?`,
  ],
  es: [
    String.raw`(?:puedes|puede|podrías|podría|podrias|podria) (?:mostrarme|decirme|darme|enseñarme|indicarme)`,
    String.raw`(?:muéstrame|muestrame|muéstreme|dame|deme|dime|dígame|digame|enséñame)`,
    String.raw`(?:quiero|quisiera|me gustaría|me gustaria|necesito|busco)(?: (?:saber|ver|conocer|tener|obtener))?`,
  ],
};

/** Behind it. */
const closings: Readonly<Record<Platform, string>> = {
  en: String.raw`please|pls|plz|thanks?(?: (?:you|a lot|in advance|so much))*|thx|cheers`,
  de: String.raw`bitte|danke|vielen dank|danke sch(?:ö|oe)n`,
  fr: String.raw`merci(?: beaucoup)?|s['’]il (?:vous|te) pla(?:î|i)t|svp`,
  es: String.raw`por favor|(?:muchas )?gracias`,
};

/** What German puts behind what it asks for: "ich möchte die Inflation sehen". */
const germanVerbs = / (?:sehen|wissen|haben|zeigen|sagen|geben|nennen|kennen)(?=[.!? ]*$)/i;

/** "EUR/USD data", "US CPI as a chart". */
const shown = new RegExp(String.raw`,? (?:(?:as|in) an? )?${form}$`, "i");

/** "Data on EUR/USD". */
const shownFirst = new RegExp(String.raw`^${form} (?:for|on|of|about|showing) `, "i");

const said = (language: Platform) => ({
  language,
  opening: new RegExp(String.raw`^¿?(?:${openings[language].join("|")})(?=[ ,:])[,:]? ?`, "iu"),
  closing: new RegExp(String.raw`[,.!? ]+(?:${closings[language]})(?: :-?\))?[.!?]*$`, "iu"),
});
const sayings = platforms.map(said);

/** A question without them. */
export interface BareQuestion {
  readonly text: string;
  /** In which they are said; undefined where none are. */
  readonly language: Platform | undefined;
}

/** Marks at the end are kept: they tell of what stands before them. */
export function withoutManners(asked: string): BareQuestion {
  let text = asked.replace(greetings, "");
  let language: Platform | undefined;
  for (const { language: own, opening, closing } of sayings) {
    const open = text.replace(closing, "").replace(opening, "");
    if (open === text) continue;
    language ??= own;
    text = own === "de" ? open.replace(germanVerbs, "") : open;
  }
  const ends = /[.!? ]*$/.exec(text)?.[0] ?? "";
  const bare = text
    .slice(0, text.length - ends.length)
    .replace(shownFirst, "")
    .replace(shown, "");
  // A question of nothing else is left as it is.
  const isAsked = /[\p{L}\p{N}]{2}/u.test(bare);
  return isAsked ? { text: bare + ends, language } : { text: asked, language: undefined };
}
