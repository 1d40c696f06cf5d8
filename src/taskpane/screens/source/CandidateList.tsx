import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { SourceTexts } from "../../messages/tables/source.js";
import type { Candidate } from "./find-candidates.js";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
  candidate: { display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "4px" },
  facts: { color: tokens.colorNeutralForeground2 },
});

interface CandidateListProps {
  readonly texts: SourceTexts;
  readonly candidates: readonly Candidate[];
  readonly isBusy: boolean;
  readonly onCompare: (candidate: Candidate) => void;
}

/** What may be the source, the best first, each with the price of looking. */
export function CandidateList({ texts, candidates, isBusy, onCompare }: CandidateListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {candidates.map((candidate) => {
        const { title, unit, share, price, series } = candidate;
        const lines = series.filter((one) => one !== null).length;
        return (
          <li
            key={`${title} ${series.map((one) => one?.join(" ") ?? "").join(",")}`}
            className={styles.candidate}
          >
            <Text weight="semibold">{title}</Text>
            <Text size={200} className={styles.facts}>
              {[
                share === null ? texts.byWords : texts.share(share),
                ...(lines < series.length ? [texts.ofLines(lines, series.length)] : []),
                ...(unit === "" ? [] : [unit]),
              ].join(" · ")}
            </Text>
            <Button
              size="small"
              aria-label={texts.compareNamed(title, price)}
              disabledFocusable={isBusy}
              onClick={() => {
                onCompare(candidate);
              }}
            >
              {texts.compare(price)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
