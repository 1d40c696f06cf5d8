/** The sheet under test: one row per distinct request. */
export const rows = 80;
export const columns = 25;
