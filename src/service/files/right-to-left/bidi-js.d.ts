/** What is used of the package, which has no types of its own. */
declare module "bidi-js" {
  interface Bidi {
    /** One level for each UTF-16 unit. */
    getEmbeddingLevels(
      text: string,
      direction: "ltr" | "rtl" | "auto",
    ): { readonly levels: Uint8Array };
    /** Null for one that has no mirror. */
    getMirroredCharacter(char: string): string | null;
  }
  export default function createBidi(): Bidi;
}
