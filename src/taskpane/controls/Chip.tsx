import type { ReactNode } from "react";
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { Dismiss12Regular } from "@fluentui/react-icons/svg/dismiss";

const useStyles = makeStyles({
  chips: {
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.spacingHorizontalXS,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
  // Narrow, so that what a search says stands in one row of a pane.
  chip: {
    minWidth: 0,
    paddingInline: "6px",
    overflowWrap: "anywhere",
    "& .fui-Button__icon": { width: "12px", height: "12px", fontSize: "12px" },
  },
});

/** What is on, each part to be taken off. */
export function Chips({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  );
}

interface ChipProps {
  readonly text: string;
  /** What pressing it does, in words. */
  readonly action: string;
  readonly onTakeOff: () => void;
}

/** One part in a list of chips. */
export function Chip({ text, action, onTakeOff }: ChipProps) {
  const styles = useStyles();
  return (
    <li>
      <Button
        size="small"
        shape="circular"
        className={styles.chip}
        icon={<Dismiss12Regular />}
        iconPosition="after"
        aria-label={action}
        data-tip=""
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          onTakeOff();
        }}
      >
        {text}
      </Button>
    </li>
  );
}

/** The chip goes; the focus stays near it. */
function focusBeside(chip: HTMLElement) {
  const item = chip.closest("li");
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const box = chip.closest("main")?.querySelector<HTMLElement>("input[type=search]");
  (beside?.querySelector("button") ?? box)?.focus();
}
