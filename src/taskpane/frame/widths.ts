/** From this width on an opened item stands beside the list it was opened from. */
export const wide = "(min-width: 720px)";

/** A pane enlarged to twice its size: what stands side by side goes below each other. */
export const narrow = "@media (max-width: 240px)";
