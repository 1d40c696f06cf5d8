/** Groups of states: an average of nineteen members is not that of today's twenty-one. */

const area = "(?:euro[ -]?area|euro[ -]?zone|euroraum|zone euro|zona euro)";
const members = "\\(?\\d{1,2}\\)?(?: (?:countries|members|member states|länder|pays|países))?";
/** Of the euro area in the lists of Eurostat and the OECD (EA19), the European Central Bank (I8), and in words. */
const someArea = new RegExp(`^(?:EA[ -]?\\d{1,2}|I[5-9]|${area}[ ,–-]*${members}.*)$`, "i");
const union = "(?:EU|UE|european union|europäische union|union européenne|unión europea)";
const someUnion = new RegExp(`^${union}[ ,–-]*(?:${members}.*|\\d{2}_\\d{4})$`, "i");
/** Called so from 2007 to 2013, with the United Kingdom, and since 2020. */
const unsure = /^(?:EU|UE|european union)[ -]*\(?27\)?(?: (?:countries|members|member states))?$/i;
const group =
  /^(?:G[ -]?(?:7|8|10|20|24)|BRICS\+?|ASEAN(?:[ -]?\d{1,2})?|EFTA|EEA\d*|OECDE|OAVG)$/i;

const write = "write European Union or Euro area where its figures may stand for it";

/** Whether a name is of two unions, though the library's own is called so. */
export const isUnsureUnion = (text: string): boolean => unsure.test(text.trim());

/** Why a text names no place, in a sentence that it begins. */
export function whyNoPlace(text: string, shown = `"${text}"`): string {
  const said = text.trim();
  const none = `${shown} is no place that the library knows`;
  if (isUnsureUnion(said))
    return `${shown} may be the Union of 2007 to 2013, with the United Kingdom, or that since 2020: write EU27_2020 for the latter`;
  if (someArea.test(said))
    return `${none}: it is the euro area with the members of some years, and the library has that of today; ${write}`;
  if (someUnion.test(said))
    return `${none}: it is the Union with the members of some years, and the library has that of today; ${write}`;
  return group.test(said)
    ? `${none}: it is a group of states, which are no place of the library`
    : none;
}
