import webpack from "webpack";

const words = {
  en: { title: "STAT functions", optional: "optional", languages: "In other languages" },
  de: { title: "STAT-Funktionen", optional: "wahlfrei", languages: "In anderen Sprachen" },
  fr: { title: "Fonctions STAT", optional: "facultatif", languages: "Dans d’autres langues" },
  es: { title: "Funciones STAT", optional: "opcional", languages: "En otros idiomas" },
};
const names = { en: "English", de: "Deutsch", fr: "Français", es: "Español" };

const escape = (text) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
const pageOf = (language) => (language === "en" ? "functions.html" : `functions.${language}.html`);

function section({ id, name, description, parameters }, { optional }) {
  const args = parameters.map((each) => (each.optional ? `[${each.name}]` : each.name));
  const rows = parameters.map(
    (each) =>
      `<dt><code>${escape(each.name)}</code>${each.optional ? ` (${optional})` : ""}</dt>` +
      `<dd>${escape(each.description ?? "")}</dd>`,
  );
  return (
    `<section id="${escape(id.toLowerCase())}"><h2>STAT.${escape(name)}</h2>` +
    `<p>${escape(description ?? "")}</p><p><code>=STAT.${escape(name)}(${escape(args.join(", "))})</code></p>` +
    `<dl>${rows.join("\n")}</dl></section>`
  );
}

function page(language, functions) {
  const text = words[language];
  const links = Object.keys(names)
    .filter((other) => other !== language)
    .map((other) => `<a href="${pageOf(other)}" hreflang="${other}">${names[other]}</a>`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="icon" href="assets/icon-32.png">
<style>
:root { color-scheme: light dark; font: 16px/1.5 "Segoe UI", system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
dt { margin-top: .5rem; } dd { margin-left: 1.5rem; } code { overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${text.title}</h1>
<nav aria-label="${text.languages}">${links.join(" · ")}</nav>
<main>
${functions.map((each) => section(each, text)).join("\n")}
</main>
</body>
</html>
`;
}

/** Makes the pages that the functions' help addresses name, one per language, from functions.json. */
export class HelpPagePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("HelpPagePlugin", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: "HelpPagePlugin", stage }, (assets) => {
        for (const language of Object.keys(words)) {
          const source = language === "en" ? "functions.json" : `functions.${language}.json`;
          const text = assets[source]?.source().toString();
          if (!text) continue;
          const { functions } = JSON.parse(text);
          compilation.emitAsset(
            pageOf(language),
            new webpack.sources.RawSource(page(language, functions)),
          );
        }
      });
    });
  }
}
