/** "1 cell", "2 cells": numbers on a sheet are written as Excel has them. */
export const counted = (value: number, one: string, many: string): string =>
  `${String(value)} ${value === 1 ? one : many}`;
