import { makeStyles, tokens } from "@fluentui/react-components";

const forced = "@media (forced-colors: active)";

const usePartStyles = makeStyles({
  first: { color: tokens.colorPaletteBlueForeground2 },
  second: { color: tokens.colorPaletteBerryForeground2 },
  third: { color: tokens.colorPaletteForestForeground2 },
  fourth: { color: tokens.colorPalettePurpleForeground2 },
  fifth: { color: tokens.colorPaletteBrownForeground2 },
  marked: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    textDecorationLine: "underline",
    [forced]: { outline: "1px solid Highlight" },
  },
});

const order = ["first", "second", "third", "fourth", "fifth"] as const;

/** The colours of a formula's parts, by the place of their parameter; the fields wear the same. */
export function usePartColours(): {
  readonly colourOf: (index: number) => string;
  readonly marked: string;
} {
  const styles = usePartStyles();
  return {
    colourOf: (index) => styles[order[index % order.length] ?? "first"],
    marked: styles.marked,
  };
}
