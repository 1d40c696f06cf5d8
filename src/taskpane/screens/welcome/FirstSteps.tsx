import { useState, type ReactNode } from "react";
import { Button, Spinner, Text, makeStyles, tokens } from "@fluentui/react-components";
import { buildTemplate, templateWords, writeStatFormula } from "../../../workbook/index.js";
import { useRouter } from "../../frame/router.js";
import { Notice } from "../../controls/Notice.js";
import { Section } from "../../controls/Screen.js";
import { useMayUse } from "../../services/use-client-status.js";
import { useTexts } from "../../services/use-texts.js";
import { PlaceLine } from "../../insert/placing/PlaceLine.js";
import { useFormulaPlacing } from "../../insert/formula/use-formula-placing.js";
import { usePlace } from "../../insert/placing/use-place.js";
import { toFoundItem } from "../../model/found-item.js";
import { usePrice } from "../../items/use-price.js";
import { noFilters } from "../../model/filters.js";
import { useSearch } from "../../session/search/search-provider.js";
import { useServices } from "../../services/services.js";
import { TemplateNotice } from "../../insert/template/TemplateNotice.js";
import { TemplatePrice } from "../../insert/template/TemplatePrice.js";
import { useTemplate } from "../../insert/template/use-template.js";
import { welcomeTexts } from "../../messages/welcome.js";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  step: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXXS },
  start: { alignSelf: "flex-start" },
});

interface StepProps {
  /** Of the button. */
  readonly name: string;
  readonly isDisabled: boolean;
  readonly onStart: () => void;
  readonly children: ReactNode;
}

/** A button that does it, and below it what it costs or what came of it. */
function Step({ name, isDisabled, onStart, children }: StepProps) {
  const styles = useStyles();
  return (
    <li>
      <div className={styles.step}>
        <Button
          size="small"
          className={styles.start}
          disabledFocusable={isDisabled}
          onClick={onStart}
        >
          {name}
        </Button>
        {children}
      </div>
    </li>
  );
}

/** How many indicators the first formula lists. */
const listed = 5;

/** A formula, a chart and a sheet, each a press or two away: what the add-in is for. */
export default function FirstSteps() {
  const { workbook } = useServices();
  const texts = useTexts(welcomeTexts);
  const styles = useStyles();
  const hasIndicators = useMayUse("searchIndicators");
  const hasFigures = useMayUse("searchIndicators", "getIndicator");

  return (
    <Section title={hasFigures ? texts.steps : texts.fewerSteps}>
      {workbook === null && <Notice intent="info">{texts.noWorkbook}</Notice>}
      <ol className={styles.list}>
        <ListStep hasIndicators={hasIndicators} />
        {hasFigures && (
          <>
            <ChartStep />
            <SheetStep />
          </>
        )}
      </ol>
    </Section>
  );
}

/** A list of indicators as a formula; of statistics where the key shows no indicators. */
function ListStep({ hasIndicators }: { readonly hasIndicators: boolean }) {
  const { workbook } = useServices();
  const texts = useTexts(welcomeTexts);
  const { state, insert, choose, clear } = usePlace();
  const placingOf = useFormulaPlacing();
  const parameters = { q: texts.listQuery, size: listed };
  const price = usePrice([
    hasIndicators
      ? { operation: "searchIndicators", parameters }
      : { operation: "searchStatistics", parameters },
  ]);
  const formula = hasIndicators ? firstFormula : secondFormula;
  return (
    <Step
      name={hasIndicators ? texts.list(texts.listQuery) : texts.listStatistics(texts.listQuery)}
      isDisabled={workbook === null || state.status === "running"}
      onStart={() => void insert(() => placingOf(formula(texts.listQuery)))}
    >
      {price !== null && <Text size={200}>{texts.listHint(price)}</Text>}
      <PlaceLine state={state} choose={choose} clear={clear} />
    </Step>
  );
}

/** An indicator's details with its chart, ready to be inserted. */
function ChartStep() {
  const texts = useTexts(welcomeTexts);
  const { isFinding, find } = useFoundChart();
  return (
    <Step
      name={texts.chart(texts.chartQuery)}
      isDisabled={isFinding}
      onStart={() => void find(texts.chartQuery)}
    >
      {isFinding ? (
        <Spinner size="tiny" label={texts.busy} />
      ) : (
        <Text size={200}>{texts.chartHint}</Text>
      )}
    </Step>
  );
}

function useFoundChart() {
  const { client } = useServices();
  const router = useRouter();
  const { open, search } = useSearch();
  const [isFinding, setFinding] = useState(false);
  const find = async (query: string) => {
    setFinding(true);
    const found = await client
      .request("searchIndicators", { q: query, size: 1 }, { lane: "pane" })
      .then(
        ({ value }) => value.items[0],
        // The search says what is wrong, and offers to try again.
        () => undefined,
      );
    setFinding(false);
    if (found === undefined) search({ query, kind: "indicators", filters: noFilters });
    else open(toFoundItem("indicators", found), true);
    router.go("search");
  };
  return { isFinding, find };
}

function SheetStep() {
  const texts = useTexts(welcomeTexts);
  const { language } = useServices();
  const template = useTemplate();
  return (
    <Step
      name={texts.sheet}
      isDisabled={!template.canInsert}
      onStart={() => {
        const words = templateWords[language()];
        void template.insert(buildTemplate("country-comparison", words));
      }}
    >
      {/* Nothing is asked before the user has begun. */}
      <TemplatePrice id="country-comparison" mayAsk={false} />
      <TemplateNotice id={template.id} state={template.state} />
    </Step>
  );
}

const firstFormula = (query: string) =>
  writeStatFormula("INDICATORS", [
    { kind: "literal", value: query },
    { kind: "literal", value: listed },
  ]);

/** For a key that may not look for indicators. */
const secondFormula = (query: string) =>
  writeStatFormula("SEARCH", [
    { kind: "literal", value: query },
    { kind: "omitted" },
    { kind: "omitted" },
    { kind: "literal", value: listed },
  ]);
