/** How the figures of these sources may be used, each licence once; empty where nothing is said. */
export const licencesOf = (
  sources: readonly { readonly licence?: string | undefined }[] | undefined,
): string[] => [
  ...new Set((sources ?? []).flatMap(({ licence = "" }) => (licence === "" ? [] : [licence]))),
];
