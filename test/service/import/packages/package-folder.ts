import { openImportFolder } from "../import-folder.js";

const fields = [{ name: "country" }, { name: "year" }, { name: "rye", unit: "tonnes" }];
export const ofRye = (more: object = {}) => ({
  ...{ name: "rye", path: "rye.csv", schema: { fields } },
  ...more,
});
export const rye = "country,year,rye\nPoland,2024,2.5\nPoland,2025,3.5\n";

/** A folder for each test of a file, with a package of one table that says all that must be known. */
export function openPackageFolder() {
  const opened = openImportFolder();
  const { file, folder, run } = opened;
  return {
    ...opened,
    /** Imports it with some of what it says changed, beside tables that may be others. */
    imported: (changes: object, tables: Readonly<Record<string, string>> = { "rye.csv": rye }) => {
      const description = {
        ...{ name: "harvests", title: "Harvests", licenses: [{ name: "CC-BY-4.0" }] },
        ...{ sources: [{ title: "Ministry of Farming" }], resources: [ofRye()] },
        ...changes,
      };
      file("datapackage.json", JSON.stringify(description));
      for (const [name, content] of Object.entries(tables)) file(name, content);
      return run([folder()]);
    },
  };
}
