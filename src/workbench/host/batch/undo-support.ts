/**
 * Members that empty the undo stack in Excel on the web, by Microsoft's table ("Undo support with the
 * Excel JavaScript API"), as far as they are modelled.
 */
const withoutUndo: ReadonlySet<string> = new Set([
  "DocumentProperties.author",
  "DocumentProperties.category",
  "DocumentProperties.comments",
  "DocumentProperties.company",
  "DocumentProperties.keywords",
  "DocumentProperties.subject",
  "DocumentProperties.title",
  "NamedItem.comment",
  "Worksheet.delete",
  "WorksheetProtection.protect",
  "WorksheetProtection.unprotect",
]);

/** @param member type and name as in Excel's documentation: "NamedItem.comment" */
export const hasUndoSupport = (member: string): boolean => !withoutUndo.has(member);
