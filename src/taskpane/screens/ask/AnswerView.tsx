import { Subtitle2, Text, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ResearchJob } from "../../../contract/index.js";
import { formatDate } from "../../controls/format-date.js";
import { Section } from "../../controls/Screen.js";
import { narrow } from "../../frame/widths.js";
import { ContentLink } from "../../items/ContentLink.js";
import { useMessages } from "../../messages/use-messages.js";
import { isPage, readable, sourceFacts } from "./answer-text.js";
import type { AskTexts } from "../../messages/ask.js";
import { FollowUps } from "./FollowUps.js";
import { AnswerInsertion } from "./AnswerInsertion.js";

const useStyles = makeStyles({
  article: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  answer: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  table: {
    borderCollapse: "collapse",
    width: "100%",
    [narrow]: { "& *": { display: "block" }, "& tr > :first-child": { borderBottomStyle: "none" } },
  },
  cell: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: tokens.spacingVerticalXS,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
  // A figure is not broken.
  value: { overflowWrap: "break-word" },
  sources: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

interface AnswerViewProps {
  readonly texts: AskTexts;
  readonly question: string;
  readonly job: ResearchJob;
  readonly fetchedAt: number;
}

/** Answer, key facts and sources, and what they can become in the workbook. */
export function AnswerView({ texts, question, job, fetchedAt }: AnswerViewProps) {
  const styles = useStyles();
  const { language } = useMessages();
  const { answer = "", errorMessage, title, keyFacts = [], sources = [] } = job.response ?? {};
  const heading = readable(title ?? question);

  // The service knows no answer and says what is missing: there is nothing to insert.
  if (answer.trim() === "" && errorMessage !== undefined) {
    return (
      <article aria-label={heading} className={styles.article}>
        <Text block className={styles.answer}>
          {readable(errorMessage)}
        </Text>
      </article>
    );
  }

  return (
    <article aria-label={heading} className={styles.article}>
      <Subtitle2 as="h3" block style={{ margin: 0 }}>
        {heading}
      </Subtitle2>
      <Text block className={styles.answer}>
        {readable(answer)}
      </Text>
      <Text size={200}>{texts.answeredOn(formatDate(fetchedAt, language))}</Text>
      {keyFacts.length > 0 && <FactTable texts={texts} facts={keyFacts} />}
      <SourceList texts={texts} sources={sources} />
      <AnswerInsertion texts={texts} question={question} job={job} heading={heading} />
      <FollowUps texts={texts} titles={sources.map((source) => source.title)} />
    </article>
  );
}

type ResearchAnswer = NonNullable<ResearchJob["response"]>;

interface FactTableProps {
  readonly texts: AskTexts;
  readonly facts: NonNullable<ResearchAnswer["keyFacts"]>;
}

function FactTable({ texts, facts }: FactTableProps) {
  const styles = useStyles();
  const { language } = useMessages();
  return (
    <Section title={texts.facts} level={4}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell} scope="col">
              {texts.fact}
            </th>
            <th className={mergeClasses(styles.cell, styles.value)} scope="col">
              {texts.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact, index) => (
            <tr key={index}>
              <td className={styles.cell}>{readable(fact.title)}</td>
              <td className={mergeClasses(styles.cell, styles.value)}>
                {withUnit(fact, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** In English nothing stands between a number and its percent sign. */
function withUnit({ value, unit }: FactTableProps["facts"][number], language: string): string {
  if (value.includes(unit)) return value;
  return unit === "%" && language === "en" ? `${value}%` : `${value} ${unit}`;
}

interface SourceListProps {
  readonly texts: AskTexts;
  readonly sources: NonNullable<ResearchAnswer["sources"]>;
}

function SourceList({ texts, sources }: SourceListProps) {
  const styles = useStyles();
  const { language, search } = useMessages();
  return (
    <Section title={texts.sources} level={4}>
      {sources.length === 0 ? (
        <Text>{texts.noSources}</Text>
      ) : (
        <ol className={styles.sources}>
          {sources.map((source, index) => (
            <li key={index}>
              {isPage(source.url) ? (
                <ContentLink link={source.url} text={source.title} />
              ) : (
                source.title
              )}
              {sourceFacts(source, texts, search, language).map((fact) => ` · ${fact}`)}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
