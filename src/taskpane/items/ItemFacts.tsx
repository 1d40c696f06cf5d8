import { Caption1, makeStyles, tokens } from "@fluentui/react-components";
import { useMessages } from "../messages/use-messages.js";
import type { FoundItem } from "../model/found-item.js";
import { itemFacts } from "./item-facts.js";

const useStyles = makeStyles({
  facts: { color: tokens.colorNeutralForeground2 },
});

/** Last figure, dates, frequency and source, in one line of small print. */
export function ItemFacts({ item }: { readonly item: FoundItem }) {
  const { search: texts, language } = useMessages();
  const styles = useStyles();
  const facts = itemFacts(item, texts, language);
  return facts.length === 0 ? null : (
    <Caption1 className={styles.facts}>{facts.join(" · ")}</Caption1>
  );
}
