import { useState } from "react";
import { Button, Spinner, Text, makeStyles, tokens } from "@fluentui/react-components";
import { operations } from "../../contract/index.js";
import {
  buildTemplate,
  templateIds,
  templateWords,
  type Template,
  type TemplateId,
} from "../../workbook/index.js";
import { useAnnounce } from "../app/announcer.js";
import { Notice } from "../controls/Notice.js";
import { ButtonRow, Screen } from "../controls/Screen.js";
import { useTexts } from "../hooks/use-texts.js";
import { useOperations } from "../refresh/use-care.js";
import { useServices } from "../services.js";
import { texts as byLanguage, type TemplateTexts } from "./texts.js";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
  card: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingVerticalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  heading: { margin: 0 },
});

type InsertState =
  | { readonly status: "idle" }
  | { readonly status: "inserting"; readonly id: TemplateId }
  | { readonly status: "done"; readonly intent: "success" | "warning"; readonly sentence: string }
  | { readonly status: "failed"; readonly reason: string };

/** Ready sheets, each with what it shows and what its formulas will ask for. */
export default function TemplatesScreen() {
  const { language } = useServices();
  const texts = useTexts(byLanguage);
  const styles = useStyles();
  const announce = useAnnounce();
  const workbook = useOperations();
  const priceOf = usePriceOf(texts);
  const [state, setState] = useState<InsertState>({ status: "idle" });
  const isBusy = state.status === "inserting";

  const insert = async (id: TemplateId) => {
    if (workbook === null || isBusy) return;
    setState({ status: "inserting", id });
    announce(texts.inserting(texts.names[id]));
    const next = await workbook.insertTemplate(id, language()).then(
      ({ sheetNames, chartNames, failed }): InsertState => {
        const inserted = texts.inserted(sheetNames.join(", "), chartNames.length);
        if (failed.length === 0) return { status: "done", intent: "success", sentence: inserted };
        const cells = failed.map(({ sheetName, address }) => `${sheetName}!${address}`).join(", ");
        return {
          status: "done",
          intent: "warning",
          sentence: `${inserted} ${texts.failed(cells)}`,
        };
      },
      (error: unknown): InsertState => ({
        status: "failed",
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
    setState(next);
    if (next.status === "done" && next.intent === "success") announce(next.sentence);
  };

  return (
    <Screen title={texts.title}>
      <Text>{texts.intro}</Text>
      {workbook === null && <Notice intent="info">{texts.noWorkbook}</Notice>}
      {isBusy && <Spinner size="tiny" label={texts.inserting(texts.names[state.id])} />}
      {state.status === "done" && <Notice intent={state.intent}>{state.sentence}</Notice>}
      {state.status === "failed" && <Notice intent="error">{texts.refused(state.reason)}</Notice>}
      <ul className={styles.list}>
        {templateIds.map((id) => (
          <li key={id} className={styles.card}>
            <Text as="h2" weight="semibold" block className={styles.heading}>
              {texts.names[id]}
            </Text>
            <Text>{texts.descriptions[id]}</Text>
            <Text size={200}>{priceOf(buildTemplate(id, templateWords[language()]))}</Text>
            <ButtonRow>
              <Button
                aria-label={texts.insertNamed(texts.names[id])}
                disabledFocusable={workbook === null || isBusy}
                onClick={() => void insert(id)}
              >
                {texts.insert}
              </Button>
            </ButtonRow>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

/** The price of what a template's formulas ask, by the user's own prices where there are some. */
function usePriceOf(texts: TemplateTexts): (template: Template) => string {
  const { settings } = useServices();
  const { prices } = settings.getPreferences();
  return ({ requests }) => {
    const calls = requests.reduce((sum, { count }) => sum + count, 0);
    const credits = requests.reduce(
      (sum, { operation, count }) =>
        sum + count * (prices[operation] ?? operations[operation].credits),
      0,
    );
    const isKnown = requests.every(
      ({ operation }) => prices[operation] !== undefined || operations[operation].isPriceKnown,
    );
    return texts.price(calls, credits, isKnown);
  };
}
