import { Button, Link, Subtitle2, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { ResearchJob } from "../../../contract/index.js";
import { insertTable, insertText, writeStatFormula } from "../../../workbook/index.js";
import { formatDate } from "../../controls/format-date.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { useMessages } from "../../messages/use-messages.js";
import { useServices } from "../../services/services.js";
import { answerLines, isPage, readable } from "./answer-text.js";
import { PlacingLine } from "./PlacingLine.js";
import type { AskTexts } from "../../messages/ask.js";
import { usePlacing, type Placing } from "./use-placing.js";

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

export interface AnswerViewProps {
  readonly texts: AskTexts;
  readonly question: string;
  readonly job: ResearchJob;
  readonly fetchedAt: number;
}

/** Answer, key facts and sources, and what they can become in the workbook. */
export function AnswerView({ texts, question, job, fetchedAt }: AnswerViewProps) {
  const styles = useStyles();
  const { functions } = useServices();
  const { language } = useMessages();
  const { state, put } = usePlacing();
  const { answer = "", title, keyFacts = [], sources = [] } = job.response ?? {};
  const heading = readable(title ?? question);
  const isWriting = state.status === "writing";

  const asFormula: Placing = {
    rowCount: 1,
    columnCount: 1,
    sheetName: heading,
    done: texts.insertedFormula,
    write: async (context, { sheetId, row, column }) => {
      const cell = context.workbook.worksheets.getItem(sheetId).getCell(row, column);
      cell.formulas = [[writeStatFormula("ASK", [{ kind: "literal", value: question }])]];
      await context.sync();
    },
  };
  const asText = (): Placing => {
    const lines = answerLines(question, job, texts.sources);
    return {
      rowCount: lines.length,
      columnCount: 1,
      sheetName: heading,
      done: texts.insertedText,
      write: async (context, placement) => {
        await insertText(context, placement, lines);
      },
    };
  };
  const asFacts = async (): Promise<Placing | null> => {
    // The function's own rows: a table from the pane and one from a formula hold the same values.
    const preview = await functions.preview("ASK.FACTS", [question], {
      mayAsk: false,
      signal: new AbortController().signal,
    });
    if (preview.status !== "rows") return null;
    const { rows } = preview;
    const names = sources.map((source) => source.source ?? source.title).join("; ");
    return {
      rowCount: rows.length + 2,
      columnCount: rows[0]?.length ?? 1,
      sheetName: heading,
      done: texts.insertedFacts,
      write: async (context, placement) => {
        await insertTable(context, placement, {
          rows,
          id: "facts",
          title: heading,
          source: { text: `${texts.sources}: ${names}` },
        });
      },
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
                  <Link href={source.url} target="_blank" rel="noreferrer">
                    {source.title}
                  </Link>
                ) : (
                  source.title
                )}
                {source.source !== undefined && source.source !== "" && ` · ${source.source}`}
              </li>
            ))}
          </ol>
        )}
      </Section>
      <ButtonRow>
        <Button disabledFocusable={isWriting} onClick={() => void put(asFormula, "selection")}>
          {texts.insertFormula}
        </Button>
        <Button disabledFocusable={isWriting} onClick={() => void put(asText(), "selection")}>
          {texts.insertText}
        </Button>
        {keyFacts.length > 0 && (
          <Button
            disabledFocusable={isWriting}
            onClick={() => {
              void asFacts().then((placing) => placing && put(placing, "selection"));
            }}
          >
            {texts.insertFacts}
          </Button>
        )}
      </ButtonRow>
      <PlacingLine state={state} onPlace={(placing, where) => void put(placing, where)} />
    </article>
  );
}
