import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { defaultDailyBudget } from "../../settings/index.js";
import { useMessages } from "../messages/use-messages.js";
import { useClientStatus } from "../services/use-client-status.js";
import { isNearBudget } from "./near-budget.js";
import { useRouter } from "./router.js";

const useStyles = makeStyles({
  place: {
    alignSelf: "center",
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalXS,
    // Forced colours paint the edges of both buttons.
    "@media (forced-colors: active)": { marginInlineEnd: tokens.spacingHorizontalXXS },
  },
  ring: { color: tokens.colorNeutralStrokeAccessible },
  spent: {
    color: tokens.colorCompoundBrandForeground1,
    "@media (forced-colors: active)": { color: "Highlight" },
  },
  near: {
    color: tokens.colorPaletteRedForeground1,
    "@media (forced-colors: active)": { color: "CanvasText" },
  },
});

const radius = 6;
const around = 2 * Math.PI * radius;
const ring = { cx: 8, cy: 8, r: radius, stroke: "currentColor" } as const;

/** What the day has cost so far, as a small ring on every screen; leads to prices and budget. */
export function MeterSign() {
  const { app } = useMessages();
  const { go } = useRouter();
  const styles = useStyles();
  const { today, dailyBudget, hasKey } = useClientStatus();
  const isOwnBudget = dailyBudget !== null && dailyBudget !== defaultDailyBudget;
  if (!hasKey || (today.credits === 0 && !isOwnBudget)) return null;
  const usage = app.usage(today.credits, dailyBudget);
  const share = dailyBudget === null ? 0 : Math.min(1, today.credits / Math.max(1, dailyBudget));
  const dash = `${String(share * around)} ${String(around)}`;
  return (
    <Button
      size="small"
      appearance="subtle"
      className={styles.place}
      aria-label={usage}
      data-tip=""
      onClick={() => {
        go("diagnostics");
      }}
    >
      <svg
        width={16}
        height={16}
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill="none"
        strokeWidth={3}
      >
        <circle {...ring} strokeWidth={1} className={styles.ring} />
        <circle
          {...ring}
          strokeDasharray={dash}
          transform="rotate(-90 8 8)"
          className={
            dailyBudget !== null && isNearBudget(today.credits, dailyBudget)
              ? styles.near
              : styles.spent
          }
        />
      </svg>
    </Button>
  );
}
