import { useEffect, useState } from "react";
import { Text, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type {
  HealthState,
  WorkbookHealth,
  WorkbookOperations,
} from "../../../../workbook/index.js";
import { formatDate } from "../../../controls/format-date.js";
import { CellDisclosure } from "./CellDisclosure.js";
import { useMessages } from "../../../messages/use-messages.js";
import type { RefreshTexts } from "../../../messages/refresh.js";

/** In the order of the bar: what is well first. */
const shownStates = ["fresh", "kept", "frozen", "unknown", "due", "failed"] as const;
type ShownState = (typeof shownStates)[number];

/** Whose cells somebody wants to go to; those the file brought along are listed with their days below. */
const isListed = (state: ShownState): state is HealthState =>
  state === "failed" || state === "due" || state === "unknown";

/** @param forced of the system's colours, where those are forced: a bar without shades would say nothing */
const shade = (usual: string, forced: string) => ({
  backgroundColor: usual,
  forcedColorAdjust: "none" as const,
  "@media (forced-colors: active)": { backgroundColor: forced },
});

const useStyles = makeStyles({
  figure: { margin: 0, display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  bar: {
    display: "flex",
    height: "12px",
    gap: "1px",
    overflow: "hidden",
    borderRadius: tokens.borderRadiusMedium,
  },
  part: { flexBasis: 0, minWidth: "3px" },
  legend: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexWrap: "wrap",
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
  },
  state: { display: "flex", alignItems: "baseline", gap: tokens.spacingHorizontalXS, minWidth: 0 },
  swatch: {
    width: "8px",
    height: "8px",
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  fresh: shade(tokens.colorStatusSuccessBackground3, "Highlight"),
  kept: shade(tokens.colorBrandBackground, "LinkText"),
  frozen: shade(tokens.colorNeutralStrokeAccessible, "GrayText"),
  unknown: shade(tokens.colorNeutralForeground4, "GrayText"),
  due: shade(tokens.colorStatusWarningBackground3, "ButtonText"),
  failed: shade(tokens.colorStatusDangerBackground3, "CanvasText"),
});

interface HealthPictureProps {
  readonly texts: RefreshTexts;
  readonly health: WorkbookHealth;
  readonly operations: Pick<WorkbookOperations, "select" | "countFrozen">;
}

/** Counted with each look at the formulas. */
function useFrozenCount({
  health,
  operations,
}: Pick<HealthPictureProps, "health" | "operations">): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    operations.countFrozen().then(
      (found) => {
        if (isCurrent) setCount(found);
      },
      // What cannot be read is told of elsewhere.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [health, operations]);
  return count;
}

/** How the workbook's formulas stand: a bar of their states, each with its number and its cells. */
export function HealthPicture({ texts, health, operations }: HealthPictureProps) {
  const styles = useStyles();
  const { language } = useMessages();
  const frozenCount = useFrozenCount({ health, operations });
  const states = shownStates
    .map((state) => ({
      state,
      count: state === "frozen" ? frozenCount : health.cells[state].length,
    }))
    .filter(({ count }) => count > 0);
  if (states.length === 0) return null;
  const sentence = states.map(({ state, count }) => texts.health[state](count)).join(", ");
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={sentence} className={styles.bar}>
        {states.map(({ state, count }) => (
          <div
            key={state}
            className={mergeClasses(styles.part, styles[state])}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {states.map(({ state, count }) => (
          <li key={state} className={styles.state}>
            <span aria-hidden="true" className={mergeClasses(styles.swatch, styles[state])} />
            {isListed(state) ? (
              <CellDisclosure
                {...{ texts, operations }}
                summary={<Text size={200}>{texts.health[state](count)}</Text>}
                cells={health.cells[state].map((cell) => ({ cell }))}
              />
            ) : (
              <Text size={200}>{texts.health[state](count)}</Text>
            )}
          </li>
        ))}
      </ul>
      {health.oldestAt !== undefined && (
        <Text size={200} className={styles.quiet}>
          {texts.oldest(formatDate(health.oldestAt, language))}
        </Text>
      )}
    </figure>
  );
}
