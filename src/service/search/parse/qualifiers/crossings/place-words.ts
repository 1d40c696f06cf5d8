/** The words of four languages by which a question asks when one place came to lie beyond another. */
import { words, type Sides } from "./words.js";

/** Said of one place against another. */
export const overtaking: Sides = {
  above: words(
    "overt(?:ake|akes|aken|ook)|pass(?:ed|es)?|outgr[eo]wn?|outstrip(?:ped)?|leapfrog(?:ged)?|ahead of|above",
    "(?:larger|bigger|higher|greater) than",
    "uberhol(?:t|te|ten|en)|uberflugelt(?:e|en)?|(?:grosser|hoher) als",
    "depassee?s?|devance(?:nt|r|e|es)?|(?:plus (?:haute?|elevee?s?|grande?s?|importante?s?)) que",
    "superieure?s? (?:a|au|aux)",
    "superar|adelant(?:o|ar|aron|ado|ada)|(?:mayor|superior)(?:es)? (?:que|a|al)|mas (?:grande|alt[oa]|elevad[oa])s? que",
  ),
  below: words(
    "(?:fall|fell|fallen) behind|below|(?:smaller|lower) than",
    "(?:kleiner|niedriger|geringer) als",
    "plus (?:petite?s?|bas|basses?|faibles?) que|inferieure?s? (?:a|au|aux)",
    "(?:menor|inferior)(?:es)? (?:que|a|al)|mas (?:pequen|baj)[oa]s? que",
  ),
};

/** "A higher rate … than": what is said first, and what ends it. */
export const comparative: Sides = {
  above: words(
    "more|(?:high|larg|bigg|great)er|mehr|(?:hoher|grosser)(?:e[rsnm]?)?|plus|mas|mayor(?:es)?|superior(?:es)?",
  ),
  below: words(
    "less|fewer|lower|smaller|weniger|(?:niedriger|kleiner|geringer)(?:e[rsnm]?)?|moins|menos|menor(?:es)?|inferior(?:es)?",
  ),
};
export const than = /^(?:than|als|que|qu)$/;

/** "Overtaken by", "wurde … überholt": the other way round. */
export const passive =
  /\b(?:(?:overtaken|surpassed|passed|exceeded|outstripped) by|(?:wurden?|worden)|(?:depasse|devance)e?s? par|(?:superad|adelantad|rebasad)[oa]s? por)\b/;
export const by = /^(?:by|von|par|por|wurden?|worden|vom)$/;

/** Before the measure by which places are set against each other, or in its place. */
export const terms =
  /^(?:(?:in|en) (?:terms of|termes de|terminos de)|gemessen (?:am|an|an der)|those of|that of|ce(?:lui|lle|ux|lles) (?:de|du|des|d))$/;
