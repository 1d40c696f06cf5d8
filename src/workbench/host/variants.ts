/**
 * What Microsoft documents nowhere, or what differs between Excel's platforms: an add-in has to do with
 * each. Tests run over them.
 */
export interface HostVariants {
  /** What an empty cell is to a function: null on the web, 0 on the desktop (OfficeDev/office-js#4702). */
  readonly emptyCell: null | 0;
  /** What `Range.formulas` has for a cell that a result spilled into. */
  readonly spilledFormula: "value" | "anchor";
  /** Windows lets users choose it apart from the decimal separator. Undefined: the language's. */
  readonly listSeparator: "," | ";" | undefined;
  /** Whether `CustomXmlPart.getXml` gives the XML declaration back that the part was added with. */
  readonly keepsXmlDeclaration: boolean;
  /** `Office.context.partitionKey`: undefined in WebView2 and in the office.js of the npm package. */
  readonly partitionKey: string | undefined;
}

export const usualVariants: HostVariants = {
  emptyCell: null,
  spilledFormula: "value",
  listSeparator: undefined,
  keepsXmlDeclaration: true,
  partitionKey: undefined,
};
