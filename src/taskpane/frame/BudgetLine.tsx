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
  /** Null while it is far away. */
  readonly dailyBudget: number | null;
  /** What the service says of a budget of its own, in its words. */
  readonly notice: string | null;
}

/** How far the day's budget is used, and one click for another day's worth. Any other amount is entered under the diagnostics. */
function DayBudget({ credits, dailyBudget }: { credits: number; dailyBudget: number }) {
  const { settings } = useServices();
  const { app } = useMessages();
  const styles = useStyles();
  const raised = dailyBudget + defaultDailyBudget;
  return (
    <>
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
    </>
  );
}

/** Below the frame once a budget is nearly used up. */
export default function BudgetLine({ credits, dailyBudget, notice }: BudgetLineProps) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      {notice !== null && (
        <Text size={200} weight="semibold">
          {notice}
        </Text>
      )}
      {dailyBudget !== null && <DayBudget {...{ credits, dailyBudget }} />}
    </div>
  );
}
