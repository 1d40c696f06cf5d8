/** Brings a sheet to the front, a hidden one too. Two round trips. @returns its name */
export async function showSheet(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
): Promise<string> {
  sheet.load("name,visibility");
  await context.sync();
  if (sheet.visibility !== Excel.SheetVisibility.visible) {
    sheet.visibility = Excel.SheetVisibility.visible;
  }
  sheet.activate();
  await context.sync();
  return sheet.name;
}
