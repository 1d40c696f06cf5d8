import { storeLogoSize } from "../icons/icon-files.js";
import { paneLooks, workbookViews } from "./pane-views.js";

/** Of the whole workbench with its sample; height 800. */
export const workbenchPictures = [
  { name: "workbench", query: "theme=light", width: 1280 },
  { name: "workbench-dark", query: "theme=dark", width: 1280 },
  { name: "workbench-narrow", query: "theme=light", width: 700 },
  { name: "workbench-narrow-dark", query: "theme=dark&pane=hidden", width: 700 },
] as const;
export const workbenchHeight = 800;

/** Of every view of the pane: light, dark, and forced colours, whose light palette would only repeat the light pictures. */
export const pictureLooks = paneLooks.filter(({ name }) => name !== "forced-light");

/** What the store asks for. */
export const storeSize = { width: 1366, height: 768 };
/** Views by their names, and what the picture of each is called: at most five are taken by the store. */
export const storePictures: Readonly<Record<string, string>> = {
  "search-results": "search",
  "detail-chart": "item",
  "ask-answered": "question",
  templates: "templates",
  "refresh-plan": "refresh",
};

interface PictureFolder {
  /** The script of `package.json` that takes them. */
  readonly script: string;
  /** Without their ending, with what is known of their size. */
  readonly pictures: readonly { name: string; width?: number; height?: number }[];
}

/** Every picture of the documents, by its folder. */
export const pictureFolders: Readonly<Record<string, PictureFolder>> = {
  "docs/pictures": {
    script: "screenshots:workbench",
    pictures: workbenchPictures.map(({ name, width }) => ({
      name,
      width,
      height: workbenchHeight,
    })),
  },
  "docs/screenshots": {
    script: "screenshots",
    pictures: workbookViews.flatMap((view) =>
      pictureLooks.map((look) => ({ name: `${view.name}-${look.name}` })),
    ),
  },
  "docs/store/logo": {
    script: "icons",
    pictures: [{ name: "store-logo", width: storeLogoSize, height: storeLogoSize }],
  },
  "docs/store/pictures": {
    script: "screenshots:store",
    pictures: workbookViews.flatMap((view) => {
      const name = storePictures[view.name];
      return name === undefined ? [] : [{ name, ...storeSize }];
    }),
  },
};
