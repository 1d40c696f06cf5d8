/**
 * How webpack reads TypeScript: by swc, which drops the types of each file by itself. `npm run typecheck` checks them.
 *
 * @param {string} ending of the files
 * @param {boolean} tsx whether they hold markup
 */
const rule = (ending, tsx) => ({
  test: new RegExp(`\\.${ending}$`),
  exclude: /node_modules/,
  loader: "swc-loader",
  options: {
    // In turn: which chunks modules go into depends on their order, and a release is the same each time.
    sync: true,
    jsc: {
      parser: { syntax: "typescript", tsx },
      target: "es2022",
      transform: { react: { runtime: "automatic" }, verbatimModuleSyntax: true },
    },
  },
});

export const typescriptRules = [rule("ts", false), rule("tsx", true)];
