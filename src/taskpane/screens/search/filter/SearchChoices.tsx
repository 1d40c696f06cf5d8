import {
  Button,
  Select,
  ToggleButton,
  makeStyles,
  mergeClasses,
  tokens,
} from "@fluentui/react-components";
import { Dismiss12Regular } from "@fluentui/react-icons/svg/dismiss";
import { Filter20Regular } from "@fluentui/react-icons/svg/filter";
import { useMessages } from "../../../messages/use-messages.js";
import type { KindChoice } from "../../../model/kinds.js";
import { useAskedKinds } from "../../../services/use-rights.js";
import { useSearch } from "../../../session/search/search-provider.js";

const useStyles = makeStyles({
  // Gives way to the tabs beside it.
  kind: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: "48px",
    maxWidth: "128px",
    "& select": {
      minWidth: 0,
      width: "100%",
      // At 320 pixels "Todo" is all that there is room for.
      paddingLeft: tokens.spacingHorizontalS,
      paddingRight: tokens.spacingHorizontalXL,
      textOverflow: "ellipsis",
      borderRadius: tokens.borderRadiusCircular,
    },
  },
  // A chip that is on wears the brand's colour; in forced colours its taking off tells it.
  on: {
    "& select": {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
    },
  },
});

interface SearchChoicesProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What is searched: all that the key may or one kind, and the door to the filters. */
export function SearchChoices({ isOpen, onToggle }: SearchChoicesProps) {
  const { search: texts } = useMessages();
  return (
    <>
      <KindSelect />
      <TakeOffKind />
      <ToggleButton
        size="small"
        appearance="subtle"
        icon={<Filter20Regular />}
        aria-label={texts.filters}
        data-tip=""
        aria-expanded={isOpen}
        checked={isOpen}
        onClick={onToggle}
      />
    </>
  );
}

/** As other chips are taken off. */
function TakeOffKind() {
  const { search: texts, said } = useMessages();
  const { kind, change } = useSearch();
  if (kind === "all") return null;
  const action = said.takeOff(texts.kinds[kind]);
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<Dismiss12Regular />}
      aria-label={action}
      data-tip=""
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector("select")?.focus();
        change({ kind: "all" });
      }}
    />
  );
}

/** A chip that is chosen from. */
function KindSelect() {
  const { search: texts } = useMessages();
  const { kind, change } = useSearch();
  const styles = useStyles();
  const askedKinds = useAskedKinds();
  const open = askedKinds("all");
  const choices: readonly KindChoice[] = [
    "all",
    ...open,
    ...(kind === "all" || open.includes(kind) ? [] : [kind]),
  ];
  return (
    <Select
      size="small"
      className={mergeClasses(styles.kind, kind !== "all" && styles.on)}
      aria-label={texts.kind}
      value={kind}
      onChange={(_event, data) => {
        change({ kind: choices.find((choice) => choice === data.value) ?? "all" });
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {texts.kinds[choice]}
        </option>
      ))}
    </Select>
  );
}
