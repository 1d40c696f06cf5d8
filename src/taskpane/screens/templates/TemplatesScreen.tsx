import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { OperationId } from "../../../contract/index.js";
import {
  buildTemplate,
  templateCalls,
  templateIds,
  templateWords,
  type TemplateId,
} from "../../../workbook/index.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Screen } from "../../controls/Screen.js";
import { useTexts } from "../../services/use-texts.js";
import { useClientStatus } from "../../services/use-client-status.js";
import { useServices } from "../../services/services.js";
import { TemplateNotice } from "../../insert/template/TemplateNotice.js";
import { templatesTexts } from "../../messages/templates.js";
import { TemplatePrice } from "../../insert/template/TemplatePrice.js";
import { useTemplate } from "../../insert/template/use-template.js";

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

/** Ready sheets, each with what it shows and what its formulas will ask for. */
export default function TemplatesScreen() {
  const { workbook } = useServices();
  const texts = useTexts(templatesTexts);
  const styles = useStyles();
  const { operationsAllowed } = useClientStatus();
  const mayInsert = (id: TemplateId) =>
    operationsOf(id).every((operation) => operationsAllowed[operation] !== false);
  const { id: insertedId, state, canInsert, insert } = useTemplate();

  return (
    <Screen title={texts.title}>
      <Text>{texts.intro}</Text>
      {workbook === null && <Notice intent="info">{texts.noWorkbook}</Notice>}
      <TemplateNotice id={insertedId} state={state} />
      <ul className={styles.list}>
        {templateIds.map((id) => (
          <li key={id} className={styles.card}>
            <Text as="h2" weight="semibold" block className={styles.heading}>
              {texts.names[id]}
            </Text>
            <Text>{texts.descriptions[id]}</Text>
            {mayInsert(id) ? (
              <>
                <TemplatePrice id={id} />
                <ButtonRow>
                  <Button
                    aria-label={texts.insertNamed(texts.names[id])}
                    disabledFocusable={!canInsert}
                    onClick={() => void insert(id)}
                  >
                    {texts.insert}
                  </Button>
                </ButtonRow>
              </>
            ) : (
              <Text>{texts.notAllowed}</Text>
            )}
          </li>
        ))}
      </ul>
    </Screen>
  );
}

/** What its functions ask the service for; the words of a template do not change that. */
const operationsOf = (id: TemplateId): OperationId[] =>
  templateCalls(buildTemplate(id, templateWords.en)).flatMap(
    ({ functionId }) => operationOf[functionId] ?? [],
  );

/** Functions that ask for one thing whatever their arguments. */
const operationOf: Readonly<Partial<Record<string, OperationId>>> = {
  SEARCH: "searchStatistics",
  INDICATORS: "searchIndicators",
  DATA: "getStatistic",
  INDICATOR: "getIndicator",
};
