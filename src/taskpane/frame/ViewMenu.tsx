import { useRef, useState } from "react";
import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { useMessages } from "../messages/use-messages.js";
import { menuViews } from "../model/view-names.js";
import { useRouter } from "./router.js";
import { useDocument } from "./use-document.js";

const useStyles = makeStyles({
  place: { display: "flex", alignItems: "center" },
  list: {
    position: "absolute",
    insetInlineEnd: tokens.spacingHorizontalXS,
    top: "100%",
    zIndex: 2,
    display: "flex",
    flexDirection: "column",
    maxWidth: `calc(100% - 2 * ${tokens.spacingHorizontalXS})`,
    boxSizing: "border-box",
    padding: tokens.spacingVerticalXS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  view: { justifyContent: "flex-start", fontWeight: tokens.fontWeightRegular },
  current: { fontWeight: tokens.fontWeightSemibold },
});

/** The screens that are set up once or looked into now and then, behind one button. */
export function ViewMenu() {
  const { app } = useMessages();
  const { view } = useRouter();
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isInside = menuViews.some((name) => name === view);
  return (
    <div
      ref={place}
      className={styles.place}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        // office.js takes Escape and leaves for the cells; an open list is closed first.
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        place.current?.querySelector("button")?.focus();
      }}
    >
      <Button
        size="small"
        appearance={isInside ? "outline" : "subtle"}
        icon={<MoreHorizontal20Regular />}
        data-tip=""
        aria-label={app.more}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      />
      {isOpen && (
        <ViewList
          onChosen={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

function ViewList({ onChosen }: { readonly onChosen: () => void }) {
  const { app } = useMessages();
  const { view, go } = useRouter();
  const styles = useStyles();
  const documents = useDocument("");
  return (
    <div role="group" aria-label={app.more} className={styles.list}>
      {menuViews.map((name) => (
        <Button
          key={name}
          appearance="subtle"
          aria-current={name === view ? "page" : undefined}
          className={mergeClasses(styles.view, name === view && styles.current)}
          onClick={() => {
            onChosen();
            go(name);
          }}
        >
          {app.views[name]}
        </Button>
      ))}
      <Button as="a" appearance="subtle" className={styles.view} {...documents}>
        {app.documents}
      </Button>
    </div>
  );
}
