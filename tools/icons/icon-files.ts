import type { IconName } from "./shapes.js";

/** What Excel asks for on a ribbon, from 100 % to 500 %: small buttons and large ones. */
export const ribbonSizes = [16, 20, 24, 32, 40, 48, 64, 80] as const;

/** Pictures of the ribbon's buttons. "icon" is the product's own, on the button that opens the pane. */
export const iconNames = [
  "icon",
  "insert",
  "refresh",
  "ask",
] as const satisfies readonly IconName[];

/** A picture's path in the repository and on the add-in's origin, without a slash in front. */
export const iconPath = (name: IconName, size: number): string =>
  name === "icon" ? `assets/icon-${size}.png` : `assets/${name}/${name}-${size}.png`;

/** What the store's form asks for, in pixels. */
export const storeLogoSize = 300;

export const iconFiles = [
  ...[
    ...iconNames.flatMap((name) => ribbonSizes.map((size) => ({ name, size }))),
    // For lists of add-ins outside of Excel.
    { name: "icon" as const, size: 128 },
  ].map(({ name, size }) => ({ name, size, path: iconPath(name, size) })),
  { name: "icon" as const, size: storeLogoSize, path: "docs/store/logo/store-logo.png" },
];
