import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { narrow } from "../frame/widths.js";

const useStyles = makeStyles({
  row: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: tokens.spacingHorizontalXS,
    [narrow]: { flexWrap: "wrap", rowGap: tokens.spacingVerticalXS },
  },
  tabs: { display: "flex", flexWrap: "wrap" },
  beside: {
    display: "flex",
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    justifyContent: "flex-end",
    gap: tokens.spacingHorizontalXS,
    [narrow]: { flexBasis: "100%" },
  },
  tab: {
    minWidth: 0,
    paddingLeft: tokens.spacingHorizontalSNudge,
    paddingRight: tokens.spacingHorizontalSNudge,
    borderRadius: 0,
    borderBottom: "2px solid transparent",
    fontWeight: tokens.fontWeightRegular,
    // Forced colours paint transparent borders, too: buttons side by side would become a grid of boxes.
    "@media (forced-colors: active)": {
      borderTopColor: "Canvas",
      borderLeftColor: "Canvas",
      borderRightColor: "Canvas",
    },
  },
  selected: {
    borderBottomColor: tokens.colorCompoundBrandStroke,
    fontWeight: tokens.fontWeightSemibold,
    "@media (forced-colors: active)": { borderBottomColor: "Highlight" },
  },
  other: { "@media (forced-colors: active)": { borderBottomColor: "Canvas" } },
  panel: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    minWidth: 0,
  },
});

interface TabsProps<T extends string> {
  /** Begins the ids of tabs and panel; differs from that of other tabs in sight. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly (readonly [value: T, text: string])[];
  readonly selected: T;
  readonly onSelect: (tab: T) => void;
  /** At the other end of their row. @default nothing */
  readonly beside?: ReactNode;
  /** The selected tab's panel. */
  readonly children: ReactNode;
}

interface TabProps {
  readonly id: string;
  readonly panelId: string;
  readonly text: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Tab({ id, panelId, text, isSelected, onSelect }: TabProps) {
  const styles = useStyles();
  return (
    <Button
      role="tab"
      id={id}
      size="small"
      appearance="transparent"
      aria-selected={isSelected}
      aria-controls={panelId}
      tabIndex={isSelected ? 0 : -1}
      className={mergeClasses(styles.tab, isSelected ? styles.selected : styles.other)}
      onClick={onSelect}
    >
      {text}
    </Button>
  );
}

/**
 * Tabs over one panel, moved through with the arrow keys. Fluent's own put focusable elements that are
 * hidden from assistive technology around theirs, which accessibility checks refuse.
 */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { id, label, tabs, selected, onSelect, beside, children } = props;
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(([value]) => value === selected);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (tab === undefined) return;
    onSelect(tab[0]);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  return (
    <>
      <div className={styles.row}>
        <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
          {tabs.map(([value, text]) => (
            <Tab
              key={value}
              id={`${id}-${value}`}
              panelId={`${id}-panel`}
              text={text}
              isSelected={value === selected}
              onSelect={() => {
                onSelect(value);
              }}
            />
          ))}
        </div>
        {beside !== undefined && <div className={styles.beside}>{beside}</div>}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
