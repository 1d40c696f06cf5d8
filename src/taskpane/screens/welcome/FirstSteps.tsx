import { useState } from "react";
import { Button, Spinner, Text, makeStyles, tokens } from "@fluentui/react-components";
import { writeStatFormula } from "../../../workbook/index.js";
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
import { useSearch } from "../../session/search-state.js";
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

/** How many indicators the first formula lists. */
const listed = 5;

/** A formula, a chart and a sheet, each a press or two away: what the add-in is for. */
export default function FirstSteps() {
  const { client, workbook } = useServices();
  const texts = useTexts(welcomeTexts);
  const styles = useStyles();
  const router = useRouter();
  const { open, search } = useSearch();
  const { state, insert, choose, clear } = usePlace();
  const placingOf = useFormulaPlacing();
  const template = useTemplate();
  const [isFinding, setFinding] = useState(false);
  const hasIndicators = useMayUse("searchIndicators");
  const hasFigures = useMayUse("searchIndicators", "getIndicator");
  const parameters = { q: texts.listQuery, size: listed };
  const listPrice = usePrice([
    hasIndicators
      ? { operation: "searchIndicators", parameters }
      : { operation: "searchStatistics", parameters },
  ]);

  const list = () =>
    void insert(() =>
      placingOf(hasIndicators ? firstFormula(texts.listQuery) : secondFormula(texts.listQuery)),
    );
  const chart = async () => {
    setFinding(true);
    const found = await client
      .request("searchIndicators", { q: texts.chartQuery, size: 1 }, { lane: "pane" })
      .then(
        ({ value }) => value.items[0],
        // The search says what is wrong, and offers to try again.
        () => undefined,
      );
    setFinding(false);
    if (found === undefined) {
      search({ query: texts.chartQuery, kind: "indicators", filters: noFilters });
    } else {
      open(toFoundItem("indicators", found), true);
    }
    router.go("search");
  };

  return (
    <Section title={hasFigures ? texts.steps : texts.fewerSteps}>
      {workbook === null && <Notice intent="info">{texts.noWorkbook}</Notice>}
      <ol className={styles.list}>
        <li>
          <div className={styles.step}>
            <Button
              size="small"
              className={styles.start}
              disabledFocusable={workbook === null || state.status === "running"}
              onClick={list}
            >
              {hasIndicators ? texts.list(texts.listQuery) : texts.listStatistics(texts.listQuery)}
            </Button>
            {listPrice !== null && <Text size={200}>{texts.listHint(listPrice)}</Text>}
            <PlaceLine state={state} choose={choose} clear={clear} />
          </div>
        </li>
        {hasFigures && (
          <>
            {" "}
            <li>
              <div className={styles.step}>
                <Button
                  size="small"
                  className={styles.start}
                  disabledFocusable={isFinding}
                  onClick={() => void chart()}
                >
                  {texts.chart(texts.chartQuery)}
                </Button>
                {isFinding ? (
                  <Spinner size="tiny" label={texts.busy} />
                ) : (
                  <Text size={200}>{texts.chartHint}</Text>
                )}
              </div>
            </li>
            <li>
              <div className={styles.step}>
                <Button
                  size="small"
                  className={styles.start}
                  disabledFocusable={!template.canInsert}
                  onClick={() => void template.insert("country-comparison")}
                >
                  {texts.sheet}
                </Button>
                <TemplatePrice id="country-comparison" />
                <TemplateNotice id={template.id} state={template.state} />
              </div>
            </li>
          </>
        )}{" "}
      </ol>
    </Section>
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
