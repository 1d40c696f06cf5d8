import { Text, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useSlow, waitingSentence } from "./use-slow.js";

const useStyles = makeStyles({
  row: {
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    gap: "5px",
    height: "55px",
    padding: "2px 4px",
    boxSizing: "border-box",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  bar: {
    height: "10px",
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralStencil1,
    "@media (forced-colors: active)": { border: "1px solid GrayText" },
  },
  long: { width: "85%" },
  middle: { width: "60%" },
  short: { width: "40%" },
});

interface SkeletonRowsProps {
  /** What is waited for. */
  readonly label: string;
  readonly count: number;
}

/** Where rows will stand, as large as they will be: what is below does not jump when they come. */
export function SkeletonRows({ label, count }: SkeletonRowsProps) {
  const styles = useStyles();
  const slow = useSlow();
  return (
    <div role="progressbar" aria-label={waitingSentence(label, slow)}>
      {Array.from({ length: count }, (_row, index) => (
        <div key={index} className={styles.row}>
          <div className={mergeClasses(styles.bar, styles.long)} />
          <div className={mergeClasses(styles.bar, styles.middle)} />
          <div className={mergeClasses(styles.bar, styles.short)} />
        </div>
      ))}
      {slow !== "" && <Text size={200}>{slow}</Text>}
    </div>
  );
}
