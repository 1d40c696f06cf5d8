import { makeStyles, tokens } from "@fluentui/react-components";
import { narrow } from "../../../frame/widths.js";
import { Section } from "../../../controls/Screen.js";
import { useTexts } from "../../../services/use-texts.js";
import type { FoundItem } from "../../../model/found-item.js";
import { useMessages } from "../../../messages/use-messages.js";
import { linksTexts } from "../../../messages/detail.js";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "minmax(72px, max-content) minmax(0, 1fr)",
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground2 },
  fact: { margin: 0, overflowWrap: "anywhere", userSelect: "text" },
});

/** What the service says of an item beyond title, dates and sources. */
export function FactList({ item }: { readonly item: FoundItem }) {
  const texts = useTexts(linksTexts);
  const { search } = useMessages();
  const styles = useStyles();
  const { industries, places = [], market, contentLanguage } = item;
  const facts = [
    [texts.industries, industries.map(({ name }) => name).join(", ")],
    [texts.places, places.join(", ")],
    [texts.market, market ?? ""],
    [texts.contentLanguage, contentLanguage === undefined ? "" : search.platforms[contentLanguage]],
    [texts.identifier, String(item.id)],
  ] as const;
  return (
    <Section title={texts.facts}>
      <dl className={styles.list}>
        {facts
          .filter(([, fact]) => fact !== "")
          .map(([term, fact]) => [
            <dt key={term} className={styles.term}>
              {term}
            </dt>,
            <dd key={`${term}/fact`} className={styles.fact}>
              {fact}
            </dd>,
          ])}
      </dl>
    </Section>
  );
}
