import { Caption1, Text, makeStyles, tokens } from "@fluentui/react-components";
import { titleWithUnit, toIsoDate } from "../../../statistics/index.js";
import { shownAs, unitOptions, type CallSource } from "../../../workbook/index.js";
import { formatDate } from "../../controls/format-date.js";
import { ContentLink } from "../../items/ContentLink.js";
import { useMessages } from "../../messages/use-messages.js";
import { httpsOnly } from "../../model/found-item.js";
import { useServices } from "../../services/services.js";
import type { Estimate } from "./use-estimate.js";

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
  const styles = useStyles();
  const services = useServices();
  const { insert, language } = useMessages();
  const { formula, values = [], sources } = estimate;
  const unitOf = ({ unit }: CallSource) => {
    if (!ofFigures.has(functionId)) return null;
    const asked = unitOptions(formula, undefined, () => values);
    return asked === "" ? unit : shownAs(asked, unit, services.language());
  };
  const lineOf = ({ sources: names, publishers, releasedOn, fetchedAt }: CallSource) =>
    insert.sourceLine(
      (names.length > 0 ? names : publishers).join("; "),
      releasedOn === undefined ? "" : formatDate(toIsoDate(releasedOn), language),
      formatDate(fetchedAt, language),
    );
  return sources.slice(0, shownSources).map((source) => {
    const title = titleWithUnit(source.title, unitOf(source));
    const link = httpsOnly(source.link);
    return (
      <div key={source.id} className={styles.source}>
        {link === undefined ? <Text>{title}</Text> : <ContentLink link={link} text={title} />}
        <Caption1 className={styles.line}>{lineOf(source)}</Caption1>
      </div>
    );
  });
}
