import type { ReactNode } from "react";
import { Subtitle1, Subtitle2, makeStyles, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  heading: { margin: 0 },
  screen: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalL },
  section: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
  },
});

interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen: its heading and what stands below it. */
export function Screen({ title, children }: ScreenProps) {
  const styles = useStyles();
  return (
    <div className={styles.screen}>
      <Subtitle1 as="h1" block className={styles.heading}>
        {title}
      </Subtitle1>
      {children}
    </div>
  );
}

/** A part of a screen with a heading of its own, named after it. */
export function Section({ title, children }: ScreenProps) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={title}>
      <Subtitle2 as="h2" block className={styles.heading}>
        {title}
      </Subtitle2>
      {children}
    </section>
  );
}

/** Buttons side by side, wrapping where the pane is narrow. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().row}>{children}</div>;
}
