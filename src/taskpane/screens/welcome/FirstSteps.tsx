import { useState } from "react";
import { Button, Link, Spinner, Text, makeStyles, tokens } from "@fluentui/react-components";
import { buildTemplate, templateWords } from "../../../workbook/index.js";
import { useRouter } from "../../frame/router.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { useMayUse } from "../../services/use-client-status.js";
import { useTexts } from "../../services/use-texts.js";
import { toFoundItem } from "../../model/found-item.js";
import { noFilters } from "../../model/search/filters.js";
import { useSearch } from "../../session/search/search-provider.js";
import { useServices } from "../../services/services.js";
import { FoundTemplateCard } from "../../insert/template/FoundTemplateCard.js";
import { TemplateNotice } from "../../insert/template/TemplateNotice.js";
import { CallsPrice, useTemplatePrice } from "../../insert/template/TemplatePrice.js";
import { useTemplate, type TemplateInsertion } from "../../insert/template/use-template.js";
import { templatesTexts } from "../../messages/templates.js";
import { welcomeTexts } from "../../messages/welcome.js";

const useStyles = makeStyles({
  step: {
    display: "flex",
    flexDirection: "column",
    alignItems: "stretch",
    gap: tokens.spacingVerticalXS,
  },
  // Forced colours give a button that looks like a link the colour of any text.
  start: {
    alignSelf: "flex-start",
    "@media (forced-colors: active)": { textDecorationLine: "underline" },
  },
});

/** A sheet of today's figures, and the way to the rest: nothing here touches the user's own cells. */
export default function FirstSteps() {
  const { workbook } = useServices();
  const router = useRouter();
  const texts = useTexts(welcomeTexts);
  const styles = useStyles();
  const insertion = useTemplate();
  const hasFigures = useMayUse("searchIndicators", "getIndicator");
  return (
    <Section title={texts.steps}>
      {workbook === null && <Notice intent="info">{texts.noWorkbook}</Notice>}
      {hasFigures ? (
        <div className={styles.step}>
          <Text>{texts.sheet}</Text>
          <FoundTemplateCard id="at-a-glance" insertion={insertion} isListed={false} />
        </div>
      ) : (
        <>
          <Text>{texts.noIndicators}</Text>
          <MarketStep insertion={insertion} />
        </>
      )}
      <TemplateNotice id={insertion.id} state={insertion.state} />
      {hasFigures && <ChartStep />}
      <Link
        as="button"
        className={styles.start}
        onClick={() => {
          router.go("templates");
        }}
      >
        {texts.allTemplates}
      </Link>
    </Section>
  );
}

/** A sheet of one statistic, for a key that has no indicators. */
function MarketStep({ insertion }: { readonly insertion: TemplateInsertion }) {
  const texts = useTexts(templatesTexts);
  const styles = useStyles();
  const { language } = useServices();
  const hasStatistics = useMayUse("searchStatistics", "getStatistic");
  // Nothing is asked before the user has begun.
  const price = useTemplatePrice({ id: "market-size", mayAsk: false });
  if (!hasStatistics) return null;
  return (
    <div className={styles.step}>
      <Text>{texts.descriptions["market-size"]}</Text>
      <CallsPrice price={price} />
      <ButtonRow>
        <Button
          disabledFocusable={!insertion.canInsert || price === null}
          onClick={() => {
            void insertion.insert(buildTemplate("market-size", templateWords[language()]));
          }}
        >
          {texts.insertNamed(texts.names["market-size"])}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** An indicator's details with its chart, ready to be inserted. */
function ChartStep() {
  const texts = useTexts(welcomeTexts);
  const styles = useStyles();
  const { isFinding, find } = useFoundChart();
  return (
    <div className={styles.step}>
      <Button
        size="small"
        className={styles.start}
        disabledFocusable={isFinding}
        onClick={() => void find(texts.chartQuery)}
      >
        {texts.chart(texts.chartQuery)}
      </Button>
      {isFinding ? (
        <Spinner size="tiny" label={texts.busy} />
      ) : (
        <Text size={200}>{texts.chartHint}</Text>
      )}
    </div>
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
