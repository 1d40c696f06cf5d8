import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { platforms, type Platform } from "../../src/contract/index.js";
import type { RefreshCareTexts } from "../../src/taskpane/messages/en/refresh/care.js";
import type { SourceTexts } from "../../src/taskpane/messages/en/tables/source.js";
import type { Messages } from "../../src/taskpane/messages/messages.js";

const folder = "src/taskpane/messages";
const price = { credits: 1, atMost: 1, isKnown: true };
const counts = { formulas: 1, requests: 1, withoutCall: 1, calls: 1, price };
const isText = (value: unknown): value is string =>
  typeof value === "string" && !/undefined|NaN|\[object/.test(value);

/** What a text says of one of everything: numbers, a price or the counts of a refresh, whichever it takes. */
function ofOne(make: (...args: unknown[]) => unknown): string | undefined {
  const samples = [[1, 1, 1], [price], [1, price], [1, 1, price], [counts], [false, 1], ["x", 1]];
  for (const sample of samples) {
    try {
      const text = make(...sample);
      if (isText(text)) return text;
    } catch {
      // Not what it takes.
    }
  }
  return undefined;
}

/** Said of more than 200 rows, and of fewer than there are. */
const neverOfOne = /\.(manyRows|rowsShown)$/;

function texts(value: unknown, path: string): [string, string | undefined][] {
  if (typeof value === "function") return [[path, ofOne(value as () => unknown)]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

/** Nouns that are counted, in the plural; German datives too. */
const plurals: Readonly<Record<Platform, RegExp>> = {
  en: /(?<!\d)1 (?:\w+ )?(?:calls|credits|results|places|points|cells|rows|columns|seconds|formulas|requests|questions|answers|sheets|charts|figures|sources|items|statistics|things)\b/,
  de: /(?<!\d)1 (?:\w+ )?(?:bleiben|Abrufen?|Treffern|Orten?|Werten?|Zellen|Zeilen|Spalten|Sekunden|Formeln|Anfragen|Fragen|Antworten|Blättern?|Diagrammen?|Zahlen|Quellen)\b/,
  fr: /(?<!\d)1 (?:\p{L}+ )?(?:appels|crédits|résultats|lieux|valeurs|cellules|lignes|colonnes|secondes|formules|requêtes|questions|réponses|feuilles|graphiques|chiffres|sources|laissées|figées|actualisées|inchangées|réparées|récupérées|révisés|ajoutés|retirés)(?!\p{L})/u,
  es: /(?<!\d)1 (?:(?!en )\p{L}+ )?(?:llamadas|créditos|resultados|lugares|valores|puntos|celdas|filas|columnas|segundos|fórmulas|solicitudes|preguntas|respuestas|hojas|gráficos|cifras|fuentes|quedan|siguen|guardadas|congeladas|actualizadas|fallidas|reparadas|revisados|añadidos|retirados)(?!\p{L})/u,
};

it.each(platforms)("one of a thing is no plural in %s", async (language) => {
  const files = readdirSync(`${folder}/${language}`, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts"),
  );
  expect(files).toContain("refresh/report.ts");
  const wrong: string[] = [];
  for (const file of files) {
    const words = (await import(join(process.cwd(), folder, language, file))) as object;
    for (const [path, text] of texts(words, file))
      if (text !== undefined && !neverOfOne.test(path) && plurals[language].test(text))
        wrong.push(`${path}: ${text}`);
  }
  expect(wrong).toEqual([]);
});

it("an approximate price is said of one credit as of several calls, in Spanish too", async () => {
  const { esPrice, search } = await import("../../src/taskpane/messages/es/search.js");
  const { plan } = await import("../../src/taskpane/messages/es/refresh/plan.js");
  const one = { credits: 1, atMost: 1, isKnown: false };
  expect(esPrice(one)).toBe("alrededor de 1 crédito");
  const calls = { ...counts, requests: 3, calls: 3, withoutCall: 0, price: one };
  expect(plan.plan(calls)).toMatch(/alrededor\sde\s3\sllamadas/);
  expect(search.showAll("statistics", 15)).toBe("Estadísticas: mostrar las 15");
  expect(search.showAll("studies", 5)).toBe("Estudios: mostrar los 5");
});

it.each(platforms)(
  "the source of typed figures is called the same wherever it is offered in %s",
  async (language) => {
    const from = `../../src/taskpane/messages/${language}`;
    const { [language]: pane } = (await import(`${from}/index.js`)) as Record<string, Messages>;
    const { care } = (await import(`${from}/refresh/care.js`)) as { care: RefreshCareTexts };
    const { source } = (await import(`${from}/tables/source.js`)) as { source: SourceTexts };
    expect([pane?.app.views.source, care.findSource]).toEqual([source.title, source.title]);
  },
);

/** Where a language's texts stand: the pane's, those of cells and those of Excel's function menu. */
const filesOf = (language: Platform): string[] => [
  ...readdirSync(`${folder}/${language}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}/${language}/${file}`),
  `src/functions/messages/${language}.ts`,
  `tools/functions-metadata/translations/${language}.ts`,
];

/** What a printer of the language would not set. */
const misprints: Readonly<Record<Exclude<Platform, "en">, RegExp>> = {
  de: /Add-in/,
  fr: /\p{L}'\p{L}| …/u,
  es: / …|periodo/,
};

it.each(["de", "fr", "es"] as const)("is set in %s as its readers are used to", (language) => {
  const wrong = filesOf(language).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("import"))
      .flatMap((line) => [...line.matchAll(/"[^"]*"|`[^`]*`/g)].map(([text]) => text))
      .filter((text) => misprints[language].test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

/** The words of a file, without what stands between `${` and `}`. */
function wordsIn(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const words: string[] = [];
  const visit = (node: ts.Node) => {
    const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isPart || ts.isStringLiteralLike(node)) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return words;
}

// A pane is narrow: a line would begin with the colon. Write \u00a0 there.
it("no French line ends before its colon, and none after an opening quotation mark", () => {
  const wrong = filesOf("fr").flatMap((file) =>
    wordsIn(file)
      .filter((text) => / [:;!?»]|« |«$|^»/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
