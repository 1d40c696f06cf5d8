import { Text, makeStyles, tokens } from "@fluentui/react-components";
import { useSlow, waitingSentence } from "./use-slow.js";

const useStyles = makeStyles({
  block: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    padding: tokens.spacingHorizontalM,
    boxSizing: "border-box",
    textAlign: "center",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    "@media (forced-colors: active)": { border: "1px solid GrayText" },
  },
});

interface SkeletonBlockProps {
  /** What is waited for. */
  readonly label: string;
  readonly heightPx: number;
}

/** Where a chart will stand, as large as it will be: what is below does not jump when it comes. */
export function SkeletonBlock({ label, heightPx }: SkeletonBlockProps) {
  const styles = useStyles();
  const slow = useSlow();
  const sentence = waitingSentence(label, slow);
  return (
    <div
      role="progressbar"
      aria-label={sentence}
      className={styles.block}
      style={{ minHeight: heightPx }}
    >
      <Text size={200}>{sentence}</Text>
    </div>
  );
}
