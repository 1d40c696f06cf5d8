import { Link, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
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
  if (!hasKey || view === "diagnostics" || (today.credits === 0 && dailyBudget === null)) {
    return null;
  }
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
    </div>
  );
}
