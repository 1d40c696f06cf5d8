import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { FoundItem } from "../../model/found-item.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";
import { noFilters } from "../../model/search/filters.js";
import { useSearch } from "../../session/search/search-provider.js";

const useStyles = makeStyles({
  links: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalXS },
  start: { alignSelf: "flex-start" },
});

/** Where a topic leads: its indicators, and the topics below it. Searching indicators is free. */
export function TopicLinks({ item }: { readonly item: FoundItem }) {
  const texts = useTexts(detailTexts);
  const { search } = useSearch();
  const styles = useStyles();
  const find = (query: string) => {
    search({ query, kind: "indicators", filters: noFilters });
  };
  return (
    <>
      <Button
        className={styles.start}
        onClick={() => {
          find(item.title);
        }}
      >
        {texts.findIndicators}
      </Button>
      {(item.children ?? []).length > 0 && (
        <>
          <Text weight="semibold">{texts.children}</Text>
          <div className={styles.links}>
            {item.children?.map(({ id, name }) => (
              <Button
                key={id}
                size="small"
                onClick={() => {
                  find(name);
                }}
              >
                {name}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
}
