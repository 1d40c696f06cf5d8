/** Ribbon commands; the names stand in manifest.xml. */
export function associateCommands(): void {}
