/** The pane's screens. A new one is a name here, a component in app/screens.tsx and its texts per language. */
export const viewNames = [
  "search",
  "builder",
  "ask",
  "templates",
  "refresh",
  "connection",
  "diagnostics",
] as const;
export type ViewName = (typeof viewNames)[number];
