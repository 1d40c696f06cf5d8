import {
  Badge,
  Button,
  Checkbox,
  Link,
  Text,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import { SaveButton } from "../../../items/SaveButton.js";
import type { FoundItem } from "../../../model/found-item.js";
import { ItemFacts } from "../../../items/ItemFacts.js";
import { dataRequestsOf, usePrice } from "../../../items/use-price.js";
import { useMessages } from "../../../messages/use-messages.js";

const useStyles = makeStyles({
  heading: { margin: 0 },
  card: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingVerticalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: "anywhere",
  },
  head: { display: "flex", alignItems: "flex-start", gap: tokens.spacingHorizontalS },
  text: { flexGrow: 1, minWidth: 0, display: "flex", flexDirection: "column" },
  title: {
    textAlign: "start",
    fontWeight: tokens.fontWeightSemibold,
    // A whole title is a large target; its underline would be a wall.
    textDecorationLine: "none",
  },
  select: { flexShrink: 0, marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  picture: {
    width: "76px",
    height: "57px",
    flexShrink: 0,
    objectFit: "cover",
    objectPosition: "top left",
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: "#fff",
  },
  buttons: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
  },
});

export interface ResultCardProps {
  readonly item: FoundItem;
  readonly isBusy: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onOpen: (wantsInsert: boolean) => void;
  /** Puts the formula in at once; absent for kinds without data. */
  readonly onInsert: (() => void) | undefined;
}

/** The smallest picture that is sharp on a dense screen. */
function pictureOf({ pictures }: FoundItem): string | undefined {
  const byWidth = [...pictures].sort((a, b) => a.width - b.width);
  return (byWidth.find(({ width }) => width >= 152) ?? byWidth.at(-1))?.src;
}

export function ResultCard(props: ResultCardProps) {
  const { item, isBusy, isSelected, onSelect, onOpen, onInsert } = props;
  const { search } = useMessages();
  const styles = useStyles();
  const picture = pictureOf(item);
  const price = usePrice(dataRequestsOf([item]));
  return (
    <article className={styles.card} aria-label={item.title}>
      <div className={styles.head}>
        {onInsert !== undefined && (
          <Checkbox
            className={styles.select}
            aria-label={search.selectItem(item.title)}
            checked={isSelected}
            onChange={(_event, data) => {
              onSelect(data.checked === true);
            }}
          />
        )}
        <div className={styles.text}>
          <Text as="h3" block className={styles.heading}>
            <Link
              as="button"
              className={styles.title}
              onClick={() => {
                onOpen(false);
              }}
            >
              {item.title}
            </Link>
          </Text>
          {item.subject !== "" && <Text>{item.subject}</Text>}
        </div>
        {picture !== undefined && (
          // The title says what the picture shows.
          <img src={picture} alt="" loading="lazy" className={styles.picture} />
        )}
      </div>
      <ItemFacts item={item} price={onInsert === undefined ? null : price} />
      <div className={styles.buttons}>
        {onInsert !== undefined && (
          <>
            <Button
              size="small"
              aria-label={search.insertChartOf(item.title)}
              onClick={() => {
                onOpen(true);
              }}
            >
              {search.insertChart}
            </Button>
            <Button
              size="small"
              aria-label={search.insertDataOf(item.title)}
              disabledFocusable={isBusy}
              onClick={onInsert}
            >
              {search.insertData}
            </Button>
          </>
        )}
        <SaveButton item={item} />
        {item.link !== undefined && (
          <Link href={item.link} target="_blank" rel="noreferrer">
            {search.openLink}
          </Link>
        )}
        {item.isPremium && <Badge appearance="outline">{search.premium}</Badge>}
      </div>
    </article>
  );
}
