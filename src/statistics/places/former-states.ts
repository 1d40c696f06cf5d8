import { foldText } from "../text/fold-text.js";

/** States that are no more, as they are written in four languages, and the codes of what they have become. */
const states: readonly (readonly [names: string, successors: string])[] = [
  [
    "soviet union,ussr,sowjetunion,udssr,union sovietique,urss,union sovietica",
    "RUS UKR BLR KAZ UZB GEO AZE LTU MDA LVA KGZ TJK ARM TKM EST",
  ],
  ["yugoslavia,jugoslawien,yougoslavie", "SRB HRV BIH SVN MKD MNE XKX"],
  ["czechoslovakia,tschechoslowakei,tchecoslovaquie,checoslovaquia", "CZE SVK"],
  [
    `east germany,west germany,gdr,german democratic republic,ostdeutschland,westdeutschland,ddr,
    deutsche demokratische republik,allemagne de l est,allemagne de l ouest,rda,alemania oriental,alemania occidental`,
    "DEU",
  ],
];

const byName = new Map(
  states.flatMap(([names, successors]) =>
    names.split(/,\s*/).map((name) => [name, successors.split(" ")] as const),
  ),
);

/** Folded, words apart by blanks alone. */
export const formerStateNames: readonly string[] = [...byName.keys()];

/** The codes of the places that a former state has become, none of whose figures are its own; undefined for any other name. */
export const successorsOf = (spelling: string): readonly string[] | undefined =>
  byName.get(foldText(spelling).replaceAll(/['-]/g, " "));
