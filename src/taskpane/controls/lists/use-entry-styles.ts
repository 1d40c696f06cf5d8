import { makeStyles, tokens } from "@fluentui/react-components";

/** A list whose entries are a few lines each, the last of them small print. */
export const useEntryStyles = makeStyles({
  list: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
  },
  entry: { display: "flex", flexDirection: "column", overflowWrap: "anywhere" },
  facts: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
