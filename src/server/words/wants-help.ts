/** Whether somebody asks what a command can do, in whichever place of its words. */
export const wantsHelp = (words: readonly string[]): boolean =>
  words.some((word) => word === "--help" || word === "-h");
