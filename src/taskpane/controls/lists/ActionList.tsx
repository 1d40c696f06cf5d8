import { useId } from "react";
import { Button, makeStyles, Text, tokens } from "@fluentui/react-components";
import { narrow } from "../../frame/widths.js";

const useStyles = makeStyles({
  list: {
    display: "grid",
    // Of one width in every list of a screen, so that their sentences begin below each other.
    gridTemplateColumns: "min(46%, 176px) minmax(0, 1fr)",
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    alignItems: "center",
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  action: { display: "contents" },
  button: { minWidth: 0, width: "100%" },
  sentence: { color: tokens.colorNeutralForeground2 },
});

interface Action {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly sentence: string;
  readonly onClick: () => void;
}

interface ActionListProps {
  readonly actions: readonly Action[];
  readonly isBusy: boolean;
}

/** Actions one below the other, each with a sentence that says what it does. */
export function ActionList({ actions, isBusy }: ActionListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {actions.map((action) => (
        <ActionItem key={action.name} {...action} isBusy={isBusy} />
      ))}
    </ul>
  );
}

function ActionItem({ name, sentence, onClick, isBusy }: Action & { readonly isBusy: boolean }) {
  const styles = useStyles();
  const id = useId();
  return (
    <li className={styles.action}>
      <Button
        size="small"
        className={styles.button}
        aria-describedby={id}
        disabledFocusable={isBusy}
        onClick={onClick}
      >
        {name}
      </Button>
      <Text size={200} className={styles.sentence} id={id}>
        {sentence}
      </Text>
    </li>
  );
}
