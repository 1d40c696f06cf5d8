export interface WelcomeTexts {
  /** Heading of what the key may do, and what it costs. */
  readonly rights: string;
  readonly contentLanguage: (language: string) => string;
  readonly operation: string;
  readonly price: string;
  readonly allowed: string;
  readonly rightOf: Readonly<Record<"yes" | "no" | "untried", string>>;
  readonly free: string;
  readonly untriedHint: string;
  readonly assumedHint: string;
  readonly steps: string;
  readonly noWorkbook: string;
  /** What the sheet of the first step is. */
  readonly sheet: string;
  /** In its place, for a key without indicators. */
  readonly noIndicators: string;
  readonly allTemplates: string;
  /** What to look for, in the content's language. */
  readonly chartQuery: string;
  readonly chart: (query: string) => string;
  readonly chartHint: string;
  readonly busy: string;
}

export const welcome: WelcomeTexts = {
  rights: "What this key can do",
  contentLanguage: (language) => `Content in ${language}, the language of Excel’s menus.`,
  operation: "What",
  price: "Credits",
  allowed: "Allowed",
  rightOf: { yes: "yes", no: "no", untried: "not tried" },
  free: "free",
  untriedHint: "Only free requests were tried. What else the key includes shows when you use it.",
  assumedHint: "* assumed; your contract may say otherwise. Change prices under Diagnostics.",
  steps: "To begin with",
  noWorkbook: "Open this pane in Excel to put a sheet into a workbook.",
  sheet:
    "A sheet of its own with rates, inflation, jobs, growth and currencies as they are now. Looking for them comes first, then the price.",
  noIndicators: "Your key includes no indicators, of which the sheet with today’s figures is made.",
  allTemplates: "All templates",
  chartQuery: "GDP per capita",
  chart: (query) => `Chart the ${query}`,
  chartHint: "Shows chart, places and price first; Insert puts it into the sheet.",
  busy: "One moment …",
};
