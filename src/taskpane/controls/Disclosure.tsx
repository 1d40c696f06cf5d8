import { useState, type ReactNode } from "react";
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  group: { minWidth: 0 },
  summary: { cursor: "pointer", borderRadius: tokens.borderRadiusSmall },
});

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Open when first shown, or from when this is said; only the user closes it. @default false */
  readonly isOpen?: boolean;
  readonly className?: string;
  /** For contents that are only made when somebody looks. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Details that are opened on demand. */
export function Disclosure(props: DisclosureProps) {
  const { summary, isOpen = false, className, onOpen, children } = props;
  const styles = useStyles();
  // What the user types or chooses in it may be what made it open.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details
      open={isOpen || wasOpened}
      className={mergeClasses(styles.group, className)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      {/* In a browser office.js moves the focus on Tab itself, by a list of elements that lacks summaries;
          what has a tab index is on it. */}
      <summary tabIndex={0} className={styles.summary}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
