/** Where `data` and `definitions` are: beside this file, and beside the script in a build. */
export const libraryFolder = new URL("./", import.meta.url);
