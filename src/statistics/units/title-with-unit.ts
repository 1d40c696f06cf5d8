/** What stands above figures: "Population (million inhabitants)". */
export const titleWithUnit = (title: string, unit: string | null): string =>
  unit === null ? title : `${title} (${unit})`;
