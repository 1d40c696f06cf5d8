import { makeStyles, tokens } from "@fluentui/react-components";
import { narrow } from "../../frame/widths.js";

/** Name and value; what is copied and what is shown are the same. */
export type StateLine = readonly [name: string, value: string];

const useStyles = makeStyles({
  list: { margin: 0 },
  line: {
    display: "grid",
    gridTemplateColumns: "minmax(96px, 1fr) 2fr",
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { color: tokens.colorNeutralForeground2, overflowWrap: "anywhere" },
  value: { margin: 0, overflowWrap: "anywhere" },
});

export function StateList({ lines }: { readonly lines: readonly StateLine[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {lines.map(([name, value], index) => (
        // Limits share a name; the order of the lines never changes.
        <div key={index} className={styles.line}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
