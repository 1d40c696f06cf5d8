import type { ReactNode } from "react";
import { Subtitle1, Subtitle2, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useRouter } from "../frame/router.js";
import { mainViews } from "../model/view-names.js";

const useStyles = makeStyles({
  heading: { margin: 0 },
  // The row of views names the screen already; the heading is for who cannot see that.
  named: {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
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
      <ScreenHeading title={title} />
      {children}
    </div>
  );
}

/** In sight where nothing else in the frame says which screen it is. */
export function ScreenHeading({ title }: { readonly title: string }) {
  const { view } = useRouter();
  const styles = useStyles();
  const isNamed = mainViews.some((name) => name === view);
  return (
    <Subtitle1 as="h1" block className={mergeClasses(styles.heading, isNamed && styles.named)}>
      {title}
    </Subtitle1>
  );
}

interface SectionProps extends ScreenProps {
  /** Four inside what has a heading of the third. @default 2 */
  readonly level?: 2 | 4;
}

/** A part of a screen with a heading of its own, named after it. */
export function Section({ title, level = 2, children }: SectionProps) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={title}>
      <Subtitle2 as={`h${level}`} block className={styles.heading}>
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
