/** The sheet that keeps the ids takes no new one: nothing was written. */
export class ProtectedIdsError extends Error {
  constructor(readonly sheetName: string) {
    super(`The sheet "${sheetName}" is protected.`);
  }
}
