/** What the ids of attributes say of their use: the standard's own, and those that offices add. */

/** Attributes wherever they stand: the order of columns is free. */
export const isAttribute = (id: string): boolean =>
  /^(?:OBS_|COMMENT|COM_|NOTE|TITLE|FOOTNOTE|SOURCE|METADATA|EMBARGO|TIME_|PUBL|BREAK|PRE_BREAK|CONF_|DECIMALS|LAST_|UPDATE|DOM_SER|COLLECTION|COMPIL|COVERAGE|DATA_COMP|NAT_|DISS_|REF_PERIOD|REFERENCEPERIOD|BASE_PER|STATUS|FLAG|QUALITY|METHOD|DOC|URL|LINK|REVISION|VALID|ORIG|UNIT|POWERCODE|SCALE$|FREQ)/.test(
    id,
  );

/** Of what kind figures are, whatever office says it: their money, prices, adjustment. */
const tellsKind = /CURR|ADJUST|SEASON|PRICE|BASE|UNIT|VALUATION|TRANSF|DENOM|COLLECTION/;
/** Words of people about figures. */
const saysWords =
  /COMMENT|NOTE|TITLE|SOURCE|URL|LINK|AGENCY|ORGAN|CONTACT|CUSTODIAN|PUBL|EMBARGO|UPDATE|LABEL|DESCR|METADATA|NATURE|AVAILAB/;

/** Whether figures of places in which an attribute differs surely are no figures of one kind. */
export const isOfKind = (id: string): boolean => tellsKind.test(id);

/** Whether places may differ in it, and their figures be compared all the same. */
export const isBesideFigures = (id: string): boolean =>
  saysWords.test(id) || (isAttribute(id) && !isOfKind(id));
