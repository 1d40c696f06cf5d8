import { Select, ToggleButton, makeStyles } from "@fluentui/react-components";
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
    "& select": { minWidth: 0, width: "100%", textOverflow: "ellipsis" },
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
      <ToggleButton
        size="small"
        appearance="subtle"
        icon={<Filter20Regular />}
        aria-label={texts.filters}
        title={texts.filters}
        aria-expanded={isOpen}
        checked={isOpen}
        onClick={onToggle}
      />
    </>
  );
}

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
      className={styles.kind}
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
