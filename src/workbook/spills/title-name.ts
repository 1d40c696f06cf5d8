/** Whether a workbook can have titles of ours, by one of its defined names. */
export const isTitleName = (name: string): boolean => /^STAT_\w+_\d+$/i.test(name);
