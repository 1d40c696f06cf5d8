import { join } from "node:path";
import { defineConfig } from "vitepress";
import { listPackages } from "./list-packages.js";
import { withPolicy } from "./page-policy.js";
import { searchTexts, languages } from "./site-languages.js";
import { sidebar } from "./sidebar.js";
import { toAnchor } from "./to-anchor.js";

const root = join(import.meta.dirname, "../..");

/** The site of documents: `docs` as pages under /docs/ of wherever the add-in's pages are. */
export const siteConfig = defineConfig({
  title: "Stat for Excel",
  description: "Statistics with their sources in the cells of Excel.",
  base: "/docs/",
  srcDir: join(root, "docs"),
  outDir: join(root, "dist/docs"),
  // One page after the other: the search numbers them as they come, and two builds would differ.
  buildConcurrency: 1,
  cacheDir: join(root, "node_modules/.cache/vitepress"),
  locales: languages,
  head: [["link", { rel: "icon", type: "image/png", href: "/assets/icon-32.png" }]],
  markdown: {
    anchor: { slugify: toAnchor },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  transformHtml: withPolicy,
  vite: {
    plugins: [
      {
        name: "bundled-packages",
        apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
        generateBundle: (_options, bundle) => {
          listPackages(join(root, "dist/docs.packages.json"), bundle);
        },
      },
    ],
  },
  themeConfig: {
    // Only the functions' pages are in four languages.
    i18nRouting: false,
    logoLink: "/docs/",
    sidebar,
    outline: { level: 2 },
    search: { provider: "local", options: { locales: searchTexts } },
  },
});
