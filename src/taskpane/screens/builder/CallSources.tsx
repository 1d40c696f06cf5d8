import { Caption1, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { Platform } from "../../../contract/index.js";
import { readUnit, titleWithUnit, toIsoDate } from "../../../statistics/index.js";
import { shownAs, unitOptions, type CallSource } from "../../../workbook/index.js";
import { formatDate } from "../../controls/format-date.js";
import { ContentLink } from "../../items/ContentLink.js";
import { useMessages } from "../../messages/use-messages.js";
import { unitInWords } from "../../items/item-facts.js";
import { httpsOnly, toFoundItem } from "../../model/found-item.js";
import { useServices } from "../../services/services.js";
import type { Estimate } from "./use-estimate.js";
import { useIndicatorItem } from "./use-item-title.js";

const useStyles = makeStyles({
  source: { display: "flex", flexDirection: "column", alignItems: "flex-start" },
  line: { color: tokens.colorNeutralForeground2, overflowWrap: "anywhere", userSelect: "text" },
});

/** As many as the list of a comparison has room for. */
const shownSources = 5;

/** What shows figures has a unit; a citation has none. */
const ofFigures = new Set(["VALUE", "DATA", "INDICATOR", "GROWTH"]);

interface CallSourcesProps {
  readonly functionId: string;
  readonly estimate: Estimate;
}

/** Whose figures the cell shows, in what unit and of which day, as far as it is kept. */
export function CallSources({ functionId, estimate }: CallSourcesProps) {
  const { formula, values = [], sources } = estimate;
  const asked = unitOptions(formula, undefined, () => values);
  return sources
    .slice(0, shownSources)
    .map((source) => (
      <SourceEntry
        key={source.id}
        source={source}
        asked={asked}
        hasUnit={ofFigures.has(functionId)}
      />
    ));
}

interface SourceEntryProps {
  readonly source: CallSource;
  /** Of a unit, by the formula. */
  readonly asked: string;
  readonly hasUnit: boolean;
}

function SourceEntry({ source, asked, hasUnit }: SourceEntryProps) {
  const styles = useStyles();
  const { insert, language } = useMessages();
  const spoken = useServices().language();
  const words = useWords(source, spoken);
  const unit = asked === "" ? words.unit : shownAs(asked, source.unit, spoken);
  const title = titleWithUnit(words.title, hasUnit ? unit : null);
  const { sources: names, publishers, releasedOn, fetchedAt } = source;
  const line = insert.sourceLine(
    (names.length > 0 ? names : publishers).join("; "),
    releasedOn === undefined ? "" : formatDate(toIsoDate(releasedOn), language),
    formatDate(fetchedAt, language),
  );
  const link = httpsOnly(source.link);
  return (
    <div className={styles.source}>
      {link === undefined ? <Text>{title}</Text> : <ContentLink link={link} text={title} />}
      <Caption1 className={styles.line}>{line}</Caption1>
    </div>
  );
}

/** Title and unit as the list has them in which an indicator was found, and as its heading on the sheet has them. */
function useWords({ id, title, unit }: CallSource, language: Platform) {
  const item = useIndicatorItem(id);
  if (item === undefined) return { title, unit };
  const words = unitInWords(toFoundItem("indicators", item), readUnit({ unit }).scale, language);
  return { title: item.title, unit: words?.text ?? unit };
}
