import type { DefaultTheme } from "vitepress";

const part = (text: string, folder: string, pages: Readonly<Record<string, string>>) => ({
  text,
  items: Object.entries(pages).map(([page, title]) => ({
    text: title,
    link: page.startsWith("/") ? page : `/${folder}/${page}`,
  })),
});

/** Every page of the documents, in the order in which they are read. */
export const sidebar: DefaultTheme.SidebarItem[] = [
  part("For analysts", "analysts", {
    "first-minutes": "The first ten minutes",
    recipes: "Recipes by task",
    functions: "Functions",
    templates: "Templates",
    "fill-a-table": "Filling a table",
    "where-from": "Where is this number from?",
    errors: "Errors in cells",
    cost: "What cells cost",
    trust: "How a figure could mislead",
  }),
  part("For administrators", "administrators", {
    rollout: "Rolling the add-in out",
    service: "Hosting the service",
    gateway: "The gateway",
    "own-content": "Your own figures",
    scale: "How far it carries",
    security: "What a hostile service or file can do",
    privacy: "What goes where",
  }),
  part("For developers", "developers", {
    map: "Map of the sources",
    contributing: "Rules and recipes",
    contract: "The contract and its extensions",
    design: "The pane's design",
    pictures: "Pictures of every view",
    "decisions/": "Decisions",
    release: "Making a release",
    "/performance": "Performance",
    "/manual-checks": "To be seen in a real Excel",
  }),
  part("For the store", "store", {
    support: "Support",
    terms: "Terms of use",
    review: "For the reviewer",
    listing: "The listing",
  }),
];
