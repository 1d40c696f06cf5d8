import { useState } from "react";
import { Field, Select, Subtitle2, Text, makeStyles, tokens } from "@fluentui/react-components";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import {
  cite,
  citationStyles,
  dayOfTimestamp,
  localDay,
  type CitationStyle,
} from "../../../statistics/index.js";
import { CopyButton } from "../../controls/CopyButton.js";
import type { FoundItem } from "../../model/found-item.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";

const useStyles = makeStyles({
  heading: { margin: 0 },
  section: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  citation: {
    whiteSpace: "pre-wrap",
    padding: tokens.spacingVerticalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    userSelect: "text",
  },
});

/** Names, the same in every language. */
const styleNames: Readonly<Record<CitationStyle, string>> = {
  apa: "APA",
  mla: "MLA",
  chicago: "Chicago",
  harvard: "Harvard",
  bibtex: "BibTeX",
};

interface SourcesViewProps {
  readonly item: FoundItem;
  /** When the data was taken from the service; now where it has not been yet. */
  readonly fetchedAt: number | undefined;
  /** First period of its figures that are no facts yet, once they are there. */
  readonly forecastFrom: string | undefined;
}

/** Who collected and published it, and how to cite it. */
export function SourcesView({ item, fetchedAt, forecastFrom }: SourcesViewProps) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  const [style, setStyle] = useState<CitationStyle>("apa");
  const { sources, publishers, licences } = item;
  const citation = cite(
    {
      id: String(item.id),
      title: item.title,
      sources,
      publishers,
      releasedOn: dayOfTimestamp(item.releasedAt),
      link: item.link,
      retrievedOn: localDay(fetchedAt === undefined ? new Date() : new Date(fetchedAt)),
      forecastFrom,
    },
    style,
  );
  return (
    <section className={styles.section} aria-label={texts.about}>
      <Subtitle2 as="h2" block className={styles.heading}>
        {texts.about}
      </Subtitle2>
      <Collectors sources={sources} publishers={publishers} licences={licences} />
      <StyleField style={style} onChange={setStyle} />
      <div role="group" aria-label={texts.citation} className={styles.citation}>
        <Text>{citation}</Text>
      </div>
      <CopyButton
        size="small"
        icon={<Copy20Regular />}
        label={texts.copy}
        copied={texts.copied}
        refused={texts.copyRefused}
        text={() => citation}
      />
    </section>
  );
}

interface StyleFieldProps {
  readonly style: CitationStyle;
  readonly onChange: (style: CitationStyle) => void;
}

function StyleField({ style, onChange }: StyleFieldProps) {
  const texts = useTexts(detailTexts);
  return (
    <Field label={texts.citationStyle}>
      <Select
        value={style}
        onChange={(_event, data) => {
          onChange(citationStyles.find((each) => each === data.value) ?? "apa");
        }}
      >
        {citationStyles.map((each) => (
          <option key={each} value={each}>
            {styleNames[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Who collected the data, who published it, and how it may be used. */
function Collectors({
  sources,
  publishers,
  licences = [],
}: Pick<FoundItem, "sources" | "publishers" | "licences">) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  return (
    <>
      {sources.length > 0 && (
        <ul className={styles.list} aria-label={texts.sources}>
          {sources.map((source) => (
            <li key={source}>
              <Text>{source}</Text>
            </li>
          ))}
        </ul>
      )}
      {sources.length === 0 && publishers.length === 0 && <Text>{texts.noSources}</Text>}
      {publishers.length > 0 && (
        <Text>
          {texts.publishers} {publishers.join(", ")}
        </Text>
      )}
      {licences.length > 0 && (
        <Text>
          {texts.licence} {licences.join("; ")}
        </Text>
      )}
    </>
  );
}
