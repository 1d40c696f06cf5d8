import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import { templateIds } from "../../../workbook/index.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Screen } from "../../controls/Screen.js";
import { useTexts } from "../../services/use-texts.js";
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
          </li>
        ))}
      </ul>
    </Screen>
  );
}
