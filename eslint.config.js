import officeAddins from "eslint-plugin-office-addins";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist/**", "node_modules/**", ".certs/**", "coverage/**", "**/*.js", "**/*.mjs"] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: "./tsconfig.json",
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
      "no-console": "error",
      // The TypeScript compiler knows undefined names better.
      "no-undef": "off",
      "no-unused-vars": "off",
    },
  },
  {
    // Where office.js is. Its three rules for what is read before it is loaded see neither what a function of ours loads or
    // syncs nor what a `ClientResult` holds: here they report nothing but that. The workbench's host refuses such reads.
    files: ["src/{addin,functions,settings,taskpane,workbook}/**"],
    plugins: { "office-addins": officeAddins },
    rules: {
      "office-addins/no-context-sync-in-loop": "error",
      "office-addins/no-empty-load": "error",
      "office-addins/no-navigational-load": "error",
      "office-addins/no-office-initialize": "error",
      "office-addins/test-for-null-using-isNullObject": "error",
    },
  },
  {
    // Where React is: these compile every function that they see, which was a seventh of the lint's time.
    files: ["src/taskpane/**", "**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ["src/**"],
    rules: {
      "max-lines-per-function": ["error", { max: 50, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ["tools/**", "test/**"], rules: { "no-console": "off" } },
);
