import {
  Badge,
  Button,
  Caption1,
  Link,
  Text,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import type { StatisticItem } from "../../contract/index.js";
import { formatDate } from "../controls/format-date.js";
import { useMessages } from "../messages/use-messages.js";

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
  facts: { color: tokens.colorNeutralForeground2 },
  buttons: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
});

export interface ResultCardProps {
  readonly item: StatisticItem;
  readonly isBusy: boolean;
  readonly onInsert: () => void;
}

/** Only https pages open; whatever else a service writes there stays text. */
const isPage = (link: string) => URL.canParse(link) && new URL(link).protocol === "https:";

/** The subject without the title it often begins with: what is left is the unit. */
function subjectBeyond({ title, subject }: StatisticItem): string {
  return subject.startsWith(title) ? subject.slice(title.length).trim() : subject;
}

export function ResultCard({ item, isBusy, onInsert }: ResultCardProps) {
  const { search, language } = useMessages();
  const styles = useStyles();
  const subject = subjectBeyond(item);
  const sources = (item.sources ?? []).map((source) => source.title).join(", ");
  return (
    <article className={styles.card} aria-label={item.title}>
      <Text weight="semibold" as="h2" block className={styles.heading}>
        {item.title}
      </Text>
      {subject !== "" && <Text>{subject}</Text>}
      <Caption1 className={styles.facts}>
        {sources === "" ? "" : `${search.source(sources)} · `}
        {search.released(formatDate(item.released_at, language))}
      </Caption1>
      <div className={styles.buttons}>
        <Button
          size="small"
          aria-label={search.insertDataOf(item.title)}
          disabledFocusable={isBusy}
          onClick={onInsert}
        >
          {search.insertData}
        </Button>
        {isPage(item.link) && (
          <Link href={item.link} target="_blank" rel="noreferrer">
            {search.openLink}
          </Link>
        )}
        {item.is_premium && <Badge appearance="outline">{search.premium}</Badge>}
      </div>
    </article>
  );
}
