import { Link, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { defaultDailyBudget } from "../../settings/index.js";
import { useServices } from "../services/services.js";
import { useClientStatus } from "../services/use-client-status.js";
import { useMessages } from "../messages/use-messages.js";
import { useRouter } from "./router.js";

const useStyles = makeStyles({
  line: {
    display: "flex",
    justifyContent: "flex-end",
    paddingInline: tokens.spacingHorizontalL,
    paddingTop: tokens.spacingVerticalXS,
  },
  usage: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  raise: { fontSize: tokens.fontSizeBase200, marginInlineStart: tokens.spacingHorizontalM },
  near: { fontWeight: tokens.fontWeightSemibold },
});

/** From this share of the day's budget on, the line stands out. */
const nearShare = 0.8;

/** What the day has cost so far, on every screen; leads to prices and budget. */
export function UsageLine() {
  const { app } = useMessages();
  const { go, view } = useRouter();
  const styles = useStyles();
  const { today, dailyBudget, hasKey } = useClientStatus();
  const isOwnBudget = dailyBudget !== null && dailyBudget !== defaultDailyBudget;
  if (!hasKey || view === "diagnostics" || (today.credits === 0 && !isOwnBudget)) return null;
  const isNear = dailyBudget !== null && today.credits >= dailyBudget * nearShare;
  return (
    <div className={styles.line}>
      <Link
        as="button"
        className={mergeClasses(styles.usage, isNear && styles.near)}
        onClick={() => {
          go("diagnostics");
        }}
      >
        {app.usage(today.credits, dailyBudget)}
      </Link>
      {isNear && <RaiseBudget budget={dailyBudget} />}
    </div>
  );
}

/** One click for another day's worth; any other amount is entered under the diagnostics. */
function RaiseBudget({ budget }: { readonly budget: number }) {
  const { settings } = useServices();
  const { app } = useMessages();
  const styles = useStyles();
  const raised = budget + defaultDailyBudget;
  return (
    <Link
      as="button"
      className={styles.raise}
      onClick={() => void settings.setPreferences({ dailyBudget: raised })}
    >
      {app.raiseBudget(raised)}
    </Link>
  );
}
