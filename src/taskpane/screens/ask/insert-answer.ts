import type { ResearchJob } from "../../../contract/index.js";
import {
  formulaInsertion,
  insertTable,
  insertText,
  tableFrameRows,
  writeStatFormula,
} from "../../../workbook/index.js";
import type { Placing } from "../../insert/placing/use-place.js";
import type { AskTexts } from "../../messages/ask.js";
import type { PaneServices } from "../../services/services.js";
import { answerLines } from "./answer-text.js";

interface AnswerToInsert {
  readonly texts: AskTexts;
  readonly question: string;
  readonly job: ResearchJob;
  readonly heading: string;
}

const saying = (sentence: (address: string) => string) => (address: string) => ({
  isDone: true,
  sentence: sentence(address),
});

export function answerAsFormula({ texts, question, heading }: AnswerToInsert): Placing {
  return {
    insertion: formulaInsertion(writeStatFormula("ASK", [{ kind: "literal", value: question }]), {
      sheetName: heading,
    }),
    report: saying(texts.insertedFormula),
  };
}

export function answerAsText({ texts, question, job, heading }: AnswerToInsert): Placing {
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
}

export async function answerAsFacts(
  { texts, question, job, heading }: AnswerToInsert,
  functions: PaneServices["functions"],
): Promise<Placing> {
  const { keyFacts = [], sources = [] } = job.response ?? {};
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
}
