import { Caption1, makeStyles, tokens } from "@fluentui/react-components";
import { formatDate } from "../controls/format-date.js";
import { useMessages } from "../messages/use-messages.js";
import type { FoundItem } from "../model/found-item.js";
import type { Quote } from "../../client/index.js";

const useStyles = makeStyles({
  facts: { color: tokens.colorNeutralForeground2 },
});

export interface ItemFactsProps {
  readonly item: FoundItem;
  /** What its data costs now; null or left out where that is not told. */
  readonly price?: Quote | null;
}

/** Source, dates, what an indicator covers and what its data costs, in one line of small print. */
export function ItemFacts({ item, price = null }: ItemFactsProps) {
  const { search: texts, language } = useMessages();
  const styles = useStyles();
  const day = (date: string) => formatDate(date, language);
  const isUpdated = item.updatedAt !== undefined && item.updatedAt !== "";
  const parts = [
    ...(item.sources.length === 0 ? [] : [texts.source(item.sources.join(", "))]),
    ...(item.releasedAt === undefined ? [] : [texts.released(day(item.releasedAt))]),
    ...(isUpdated && item.releasedAt?.slice(0, 10) !== item.updatedAt.slice(0, 10)
      ? [texts.updated(day(item.updatedAt))]
      : []),
    ...(item.timeframe === undefined || item.geos === undefined
      ? []
      : [texts.covers(item.timeframe.start, item.timeframe.end, Object.keys(item.geos).length)]),
    ...(item.path === undefined || item.path.length === 0
      ? []
      : [item.path.map(({ name }) => name).join(" › ")]),
    ...(price === null
      ? []
      : [price.isCached ? texts.dataKept : texts.dataPrice(price.credits, price.isKnown)]),
  ];
  return parts.length === 0 ? null : (
    <Caption1 className={styles.facts}>{parts.join(" · ")}</Caption1>
  );
}
