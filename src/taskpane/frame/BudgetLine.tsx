import { Link, Text, makeStyles, tokens } from "@fluentui/react-components";
import { defaultDailyBudget } from "../../settings/index.js";
import { useMessages } from "../messages/use-messages.js";
import { useClientStatus } from "../services/use-client-status.js";
import { useServices } from "../services/services.js";

const useStyles = makeStyles({
  line: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    columnGap: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalXS,
  },
  raise: { fontSize: tokens.fontSizeBase200 },
});

/** From this share of the day's budget on, it is time to say so. */
export const nearShare = 0.8;

/**
 * Below the frame once the day's budget is nearly used up: how far, and one click for another day's
 * worth. Any other amount is entered under the diagnostics.
 */
export function BudgetLine() {
  const { settings } = useServices();
  const { app } = useMessages();
  const styles = useStyles();
  const { today, dailyBudget, hasKey } = useClientStatus();
  if (!hasKey || dailyBudget === null || today.credits < dailyBudget * nearShare) return null;
  const raised = dailyBudget + defaultDailyBudget;
  return (
    <div className={styles.line}>
      <Text size={200} weight="semibold">
        {app.usage(today.credits, dailyBudget)}
      </Text>
      <Link
        as="button"
        className={styles.raise}
        onClick={() => void settings.setPreferences({ dailyBudget: raised })}
      >
        {app.raiseBudget(raised)}
      </Link>
    </div>
  );
}
