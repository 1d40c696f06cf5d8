/**
 * Loaded before a bench: what it prints is written down as rows when it ends, and printed all the same. The file is named by
 * STAT_BENCH_RECORD.
 */
import { writeFileSync } from "node:fs";
import { lineRow, tableRows, type Figure } from "./figures.js";

const file = process.env["STAT_BENCH_RECORD"] ?? "";
const figures: Figure[] = [];
const { log, table } = console;
let isInTable = false;

console.table = (data: unknown) => {
  figures.push(...tableRows(data));
  // It prints by console.log itself.
  isInTable = true;
  table(data);
  isInTable = false;
};
console.log = (...words: unknown[]) => {
  if (!isInTable) figures.push(...words.join(" ").split("\n").flatMap(lineRow));
  log(...words);
};
process.on("exit", () => {
  writeFileSync(file, JSON.stringify(figures));
});
