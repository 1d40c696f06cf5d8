import { Link, Text, makeStyles, tokens } from "@fluentui/react-components";
import { defaultDailyBudget } from "../../settings/index.js";
import { useMessages } from "../messages/use-messages.js";
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

interface BudgetLineProps {
  readonly credits: number;
  readonly dailyBudget: number;
}

/**
 * Below the frame once the day's budget is nearly used up: how far, and one click for another day's
 * worth. Any other amount is entered under the diagnostics.
 */
export default function BudgetLine({ credits, dailyBudget }: BudgetLineProps) {
  const { settings } = useServices();
  const { app } = useMessages();
  const styles = useStyles();
  const raised = dailyBudget + defaultDailyBudget;
  return (
    <div className={styles.line}>
      <Text size={200} weight="semibold">
        {app.usage(credits, dailyBudget)}
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
