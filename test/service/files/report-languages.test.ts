import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Platform } from "../../../src/contract/index.js";
import { startShippedService } from "../support/start-shipped-service.js";
import { partsOf } from "./file-server.js";
import { pdfPages } from "./pdf-text.js";

/** Reports in the language asked for, read back as their readers do, over the network. */

interface Wanted {
  readonly title: string;
  readonly unit: string;
  readonly places: readonly string[];
  readonly words: readonly string[];
  readonly figure: string;
}

/** Life expectancy by country in 2015. */
const statistic = "5345838548";
const wanted: Readonly<Record<Platform, Wanted>> = {
  en: {
    title: "Life expectancy at birth by country in 2015",
    unit: "years",
    places: ["Spain", "Switzerland", "Germany"],
    words: ["Source", "Released", "20 November 2026", "Edition of the library", "Data table"],
    figure: "84.8",
  },
  de: {
    title: "Lebenserwartung bei der Geburt nach Ländern 2015",
    unit: "Jahre",
    places: ["Spanien", "Schweiz", "Deutschland"],
    words: ["Quelle", "Veröffentlicht", "20. November 2026", "Ausgabe der Bibliothek"],
    figure: "84,8",
  },
  fr: {
    title: "Espérance de vie à la naissance par pays en 2015",
    unit: "années",
    places: ["Espagne", "Suisse", "Allemagne"],
    words: ["Source", "Publié", "20 novembre 2026", "Édition de la bibliothèque"],
    figure: "84,8",
  },
  es: {
    title: "Esperanza de vida al nacer por países en 2015",
    unit: "años",
    places: ["España", "Suiza", "Alemania"],
    words: ["Fuente", "Publicado", "20 de noviembre de 2026", "Edición de la biblioteca"],
    figure: "84,8",
  },
};
const languages = Object.entries(wanted) as [Platform, Wanted][];

let service: Awaited<ReturnType<typeof startShippedService>>;
let address = "";
beforeAll(async () => {
  service = await startShippedService();
  await service.app.listen({ host: "127.0.0.1", port: 0 });
  address = `http://127.0.0.1:${String((service.app.server.address() as AddressInfo).port)}`;
});
afterAll(() => service.close());

async function report(format: "pdf" | "ppt" | "xls", language: Platform): Promise<Buffer> {
  const links = await fetch(`${address}/v1/data/reports?id=${statistic}&platform=${language}`, {
    headers: { "x-api-key": "demo-advanced" },
  });
  const link = ((await links.json()) as Record<string, string>)[format] ?? "";
  const file = await fetch(link.replace("https://service.example", address));
  expect([link, file.status]).toEqual([link, 200]);
  return Buffer.from(await file.arrayBuffer());
}

const plain = (xml: string) => xml.replaceAll("&apos;", "'").replaceAll("&amp;", "&");
const textsIn = (parts: ReadonlyMap<string, string>, path: RegExp, tag: string): string[] =>
  [...parts]
    .filter(([name]) => path.test(name))
    .flatMap(([, xml]) => [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, "g"))])
    .map(([, text = ""]) => plain(text));

/** Names of the same places in the other languages, which a report must not hold. */
const strange = (language: Platform): string[] => {
  const own = new Set(wanted[language].places);
  return languages.flatMap(([, { places }]) => places.filter((name) => !own.has(name)));
};

describe.each(languages)("a report in %s", (language, { title, unit, places, words, figure }) => {
  it("is so as PDF", async () => {
    const pages = pdfPages(await report("pdf", language));
    const lines = pages.join("\n").split("\n");
    expect(lines[0]).toBe(title);
    expect(lines).toEqual(expect.arrayContaining([...places, figure]));
    expect(lines.filter((line) => strange(language).includes(line))).toEqual([]);
    expect(lines.some((line) => line.includes(`(${unit})`))).toBe(true);
    for (const word of words) expect(lines.some((line) => line.includes(word))).toBe(true);
    expect(lines.join("")).not.toContain("\ufffd");
  });

  it("is so as a presentation", async () => {
    const parts = partsOf(await report("ppt", language));
    const slides = textsIn(parts, /slides\/slide\d+\.xml$/, "a:t");
    expect(slides.filter((text) => text === title)).toHaveLength(2);
    expect(slides).toEqual(expect.arrayContaining([places[0], figure]));
    expect(slides.some((text) => text.endsWith(` · ${unit}`))).toBe(true);
    expect(slides.some((text) => text.startsWith(words[0] ?? ""))).toBe(true);
    const names = textsIn(parts, /charts\/chart\d+\.xml$/, "c:v");
    expect(names).toEqual(expect.arrayContaining(places.slice(0, 2)));
    expect([...names, ...slides].filter((text) => strange(language).includes(text))).toEqual([]);
  });

  it("is so as a workbook", async () => {
    const parts = partsOf(await report("xls", language));
    const cells = textsIn(parts, /sharedStrings\.xml$/, "t");
    expect(cells).toEqual(expect.arrayContaining([title, ...places]));
    expect(cells.filter((text) => strange(language).includes(text))).toEqual([]);
    expect(cells.some((text) => text.endsWith(`: ${unit}`))).toBe(true);
    for (const word of words.slice(0, 4))
      expect(cells.some((text) => text.includes(word))).toBe(true);
  });
});
