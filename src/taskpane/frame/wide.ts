/** From this width on an opened item stands beside the list it was opened from. */
export const wide = "(min-width: 720px)";
