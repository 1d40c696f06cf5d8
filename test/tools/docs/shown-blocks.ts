/** What a page shows as code in a language, in its order: tests run it as it stands there. */
export function shownBlocks(page: string, language: string): string[] {
  const fenced = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm");
  return [...page.matchAll(fenced)].map(([, text = ""]) => text);
}
