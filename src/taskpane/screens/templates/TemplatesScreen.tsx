import type { ReactNode } from "react";
import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { OperationId } from "../../../contract/index.js";
import {
  buildTemplate,
  foundTemplateIds,
  templateCalls,
  templateIds,
  templateWords,
  type FoundTemplateId,
  type TemplateId,
} from "../../../workbook/index.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Screen } from "../../controls/Screen.js";
import { useTexts } from "../../services/use-texts.js";
import { useClientStatus } from "../../services/use-client-status.js";
import { useServices } from "../../services/services.js";
import { TemplateNotice } from "../../insert/template/TemplateNotice.js";
import { templatesTexts } from "../../messages/templates.js";
import { CallsPrice, useTemplatePrice } from "../../insert/template/TemplatePrice.js";
import { useTemplate, type TemplateInsertion } from "../../insert/template/use-template.js";
import { FoundTemplateCard } from "../../insert/template/FoundTemplateCard.js";
import { TemplatePicture } from "./TemplatePicture.js";

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
  const insertion = useTemplate();
  return (
    <Screen title={texts.title}>
      <Text>{texts.intro}</Text>
      {workbook === null && <Notice intent="info">{texts.noWorkbook}</Notice>}
      <TemplateNotice id={insertion.id} state={insertion.state} />
      <ul className={styles.list}>
        {templateIds.map((id) => (
          <TemplateItem key={id} id={id} operations={operationsOf(id)}>
            <TemplateCard id={id} insertion={insertion} />
          </TemplateItem>
        ))}
        {foundTemplateIds.map((id) => (
          <TemplateItem key={id} id={id} operations={["searchIndicators", "getIndicator"]}>
            <FoundTemplateCard id={id} insertion={insertion} />
          </TemplateItem>
        ))}
      </ul>
    </Screen>
  );
}

interface TemplateItemProps {
  readonly id: TemplateId | FoundTemplateId;
  /** What it asks the service for. */
  readonly operations: readonly OperationId[];
  readonly children: ReactNode;
}

/** Name and description, and the rest where the key includes what it takes. */
function TemplateItem({ id, operations, children }: TemplateItemProps) {
  const texts = useTexts(templatesTexts);
  const styles = useStyles();
  const { operationsAllowed } = useClientStatus();
  const isAllowed = operations.every((operation) => operationsAllowed[operation] !== false);
  return (
    <li className={styles.card}>
      <Text as="h2" weight="semibold" block className={styles.heading}>
        {texts.names[id]}
      </Text>
      <TemplatePicture id={id} />
      <Text>{texts.descriptions[id]}</Text>
      {isAllowed ? children : <Text>{texts.notAllowed}</Text>}
    </li>
  );
}

interface TemplateCardProps {
  readonly id: TemplateId;
  readonly insertion: TemplateInsertion;
}

function TemplateCard({ id, insertion }: TemplateCardProps) {
  const { language } = useServices();
  const texts = useTexts(templatesTexts);
  const price = useTemplatePrice({ id, mayAsk: true });
  return (
    <>
      <CallsPrice price={price} />
      <ButtonRow>
        <Button
          aria-label={texts.insertNamed(texts.names[id])}
          // Nothing is asked whose price is not told.
          disabledFocusable={!insertion.canInsert || price === null}
          onClick={() => void insertion.insert(buildTemplate(id, templateWords[language()]))}
        >
          {texts.insert}
        </Button>
      </ButtonRow>
    </>
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
