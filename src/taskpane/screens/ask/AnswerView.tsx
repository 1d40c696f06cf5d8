import { Button, Subtitle2, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { ResearchJob } from "../../../contract/index.js";
import {
  formulaInsertion,
  insertTable,
  insertText,
  tableFrameRows,
  writeStatFormula,
} from "../../../workbook/index.js";
import { formatDate } from "../../controls/format-date.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { ContentLink } from "../../items/ContentLink.js";
import { PlaceLine } from "../../insert/placing/PlaceLine.js";
import { usePlace, type Placing } from "../../insert/placing/use-place.js";
import { useMessages } from "../../messages/use-messages.js";
import { useServices } from "../../services/services.js";
import { answerLines, isPage, readable, sourceFacts } from "./answer-text.js";
import type { AskTexts } from "../../messages/ask.js";

const useStyles = makeStyles({
  article: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  answer: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  table: { borderCollapse: "collapse", width: "100%" },
  cell: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: tokens.spacingVerticalXS,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
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
  const { functions } = useServices();
  const { language, search } = useMessages();
  const { state, insert, choose, clear } = usePlace();
  const { answer = "", errorMessage, title, keyFacts = [], sources = [] } = job.response ?? {};
  const heading = readable(title ?? question);
  const isWriting = state.status === "running";

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

  const saying = (sentence: (address: string) => string) => (address: string) => ({
    isDone: true,
    sentence: sentence(address),
  });
  const asFormula = (): Placing => ({
    insertion: formulaInsertion(writeStatFormula("ASK", [{ kind: "literal", value: question }]), {
      sheetName: heading,
    }),
    report: saying(texts.insertedFormula),
  });
  const asText = (): Placing => {
    const lines = answerLines(question, job, texts.sources);
    return {
      insertion: {
        size: { rowCount: lines.length, columnCount: 1 },
        sheetName: heading,
        replaceable: "nothing",
        write: (run, placement) => run((context) => insertText(context, placement, lines)),
      },
      report: saying(texts.insertedText),
    };
  };
  const asFacts = async (): Promise<Placing> => {
    // The function's own rows: a table from the pane and one from a formula hold the same values.
    const preview = await functions.preview("ASK.FACTS", [question], {
      mayAsk: false,
      signal: new AbortController().signal,
    });
    const rows =
      preview.status === "rows"
        ? preview.rows
        : // Gone from the kept answers since: what the pane shows.
          [[texts.fact, texts.value], ...keyFacts.map(({ title: fact, value }) => [fact, value])];
    const names = sources.map((source) => source.source ?? source.title).join("; ");
    return {
      insertion: {
        size: { rowCount: rows.length + tableFrameRows, columnCount: rows[0]?.length ?? 1 },
        sheetName: heading,
        replaceable: "nothing",
        write: (run, placement) =>
          run((context) =>
            insertTable(context, placement, {
              rows,
              id: "facts",
              title: heading,
              source: { text: `${texts.sources}: ${names}` },
            }),
          ),
      },
      report: saying(texts.insertedFacts),
    };
  };

  return (
    <article aria-label={heading} className={styles.article}>
      <Subtitle2 as="h3" block style={{ margin: 0 }}>
        {heading}
      </Subtitle2>
      <Text block className={styles.answer}>
        {readable(answer)}
      </Text>
      <Text size={200}>{texts.asOf(formatDate(fetchedAt, language))}</Text>
      {keyFacts.length > 0 && (
        <Section title={texts.facts}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.cell} scope="col">
                  {texts.fact}
                </th>
                <th className={styles.cell} scope="col">
                  {texts.value}
                </th>
              </tr>
            </thead>
            <tbody>
              {keyFacts.map((fact, index) => (
                <tr key={index}>
                  <td className={styles.cell}>{readable(fact.title)}</td>
                  <td className={styles.cell}>
                    {fact.value.includes(fact.unit) ? fact.value : `${fact.value} ${fact.unit}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Section title={texts.sources}>
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
      <ButtonRow>
        <Button disabledFocusable={isWriting} onClick={() => void insert(asFormula)}>
          {texts.insertFormula}
        </Button>
        <Button disabledFocusable={isWriting} onClick={() => void insert(asText)}>
          {texts.insertText}
        </Button>
        {keyFacts.length > 0 && (
          <Button disabledFocusable={isWriting} onClick={() => void insert(asFacts)}>
            {texts.insertFacts}
          </Button>
        )}
      </ButtonRow>
      <PlaceLine state={state} choose={choose} clear={clear} />
    </article>
  );
}
