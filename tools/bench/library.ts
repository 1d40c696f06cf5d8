/** Time and memory of loading the library, in a fresh process. Goal: under 1.5 s and under 300 MB. */
import { loadLibrary } from "../../src/service/library/index.js";

const before = process.memoryUsage().rss;
const cpu = process.cpuUsage();
const start = performance.now();
const library = await loadLibrary();
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpu);
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
console.table({
  "loading the library": {
    statistics: library.statistics.size,
    seconds: Number(seconds.toFixed(2)),
    "CPU seconds": Number(((user + system) / 1e6).toFixed(2)),
    "resident MB": megabytes(process.memoryUsage().rss),
    "added MB": megabytes(process.memoryUsage().rss - before),
  },
});
