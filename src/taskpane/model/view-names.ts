/**
 * The pane's screens. A new one is a name here, a component in app/screens.tsx and its texts per language.
 * The first four are worked in and stand in the frame; the others behind its menu.
 */
export const mainViews = ["search", "builder", "refresh", "ask"] as const;
export const menuViews = ["source", "fill", "templates", "connection", "diagnostics"] as const;
export type ViewName = (typeof mainViews)[number] | (typeof menuViews)[number];
