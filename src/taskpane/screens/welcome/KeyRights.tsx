import { Text, makeStyles, tokens } from "@fluentui/react-components";
import { callPrice } from "../../../client/index.js";
import { operationIds } from "../../../contract/index.js";
import { Section } from "../../controls/Screen.js";
import { diagnosticsTexts } from "../../messages/diagnostics.js";
import { useClientStatus } from "../../services/use-client-status.js";
import { useTexts } from "../../services/use-texts.js";
import { useMessages } from "../../messages/use-messages.js";
import { useServices } from "../../services/services.js";
import { narrow } from "../../frame/widths.js";
import { welcomeTexts } from "../../messages/welcome.js";

const useStyles = makeStyles({
  table: { borderCollapse: "collapse", width: "100%", fontSize: tokens.fontSizeBase200 },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  text: {
    textAlign: "start",
    fontWeight: tokens.fontWeightRegular,
    padding: "3px 8px 3px 0",
    [narrow]: { hyphens: "auto", overflowWrap: "anywhere", padding: "3px 0" },
  },
  number: {
    textAlign: "end",
    padding: "3px 24px 3px 8px",
    fontVariantNumeric: "tabular-nums",
    [narrow]: { padding: "3px 4px" },
  },
  head: { fontWeight: tokens.fontWeightSemibold },
});

function useOperationRows() {
  const { settings, language } = useServices();
  const texts = useTexts(welcomeTexts);
  const { operationsAllowed } = useClientStatus();
  const { prices } = settings.getPreferences();
  // Looking after an answer belongs to the question.
  return operationIds
    .filter((id) => id !== "getResearchAnswer")
    .map((id) => {
      const { credits, isKnown } = callPrice(id, prices);
      const right = operationsAllowed[id];
      return {
        id,
        price: `${credits === 0 ? texts.free : credits.toLocaleString(language())}${isKnown ? "" : " *"}`,
        right: texts.rightOf[right === undefined ? "untried" : right ? "yes" : "no"],
      };
    });
}

/** Prices by the user's own table, and what the service has allowed or refused this key so far. */
export default function KeyRights() {
  const { language } = useServices();
  const { search } = useMessages();
  const texts = useTexts(welcomeTexts);
  const names = useTexts(diagnosticsTexts).operations;
  const styles = useStyles();
  const rows = useOperationRows();
  return (
    <Section title={texts.rights}>
      <Text>{texts.contentLanguage(search.platforms[language()])}</Text>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={`${styles.text} ${styles.head}`}>
              {texts.operation}
            </th>
            <th scope="col" className={`${styles.number} ${styles.head}`}>
              {texts.price}
            </th>
            <th scope="col" className={`${styles.text} ${styles.head}`}>
              {texts.allowed}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, price, right }) => (
            <tr key={id} className={styles.row}>
              <th scope="row" className={styles.text}>
                {names[id]}
              </th>
              <td className={styles.number}>{price}</td>
              <td className={styles.text}>{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size={200}>{texts.untriedHint}</Text>
      <Text size={200}>{texts.assumedHint}</Text>
    </Section>
  );
}
