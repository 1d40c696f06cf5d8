import { Text, makeStyles, tokens } from "@fluentui/react-components";
import type { AskedPart } from "../../../../statistics/index.js";
import { Chip, Chips } from "../../../controls/Chip.js";
import { periodText } from "../../../items/fit-text.js";
import { useMessages } from "../../../messages/use-messages.js";
import type { Messages } from "../../../messages/messages.js";
import { useServices } from "../../../services/services.js";
import type { SaidParts } from "../../../session/search/search-state.js";
import { useSearch } from "../../../session/search/search-provider.js";

const useStyles = makeStyles({
  line: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXXS },
});

/** What the formulas below take over from the search, each part to be taken off; and what they do not. */
export function SaidLine({ said }: { readonly said: SaidParts }) {
  const messages = useMessages();
  const { said: texts } = messages;
  const { language } = useServices();
  const { takeOff } = useSearch();
  const styles = useStyles();
  const { parts, unclear, subject } = said;
  return (
    <section className={styles.line} aria-label={texts.label}>
      {parts.length > 0 && (
        <Chips>
          {parts.map((part) => {
            const text = partText(part, messages, language());
            return (
              <Chip
                key={`${part.kind} ${part.text}`}
                text={text}
                action={texts.takeOff(text)}
                onTakeOff={() => {
                  takeOff(part);
                }}
              />
            );
          })}
        </Chips>
      )}
      {unclear.length > 0 && (
        <Text size={200}>{texts.unclear(unclear.map(texts.quoted).join(", "))}</Text>
      )}
      {parts.length > 0 && (
        <Text size={200}>
          {subject === "" ? "" : `${texts.subject(subject)} `}
          {texts.keys}
        </Text>
      )}
    </section>
  );
}

function partText(
  part: AskedPart,
  { search, said }: Messages,
  language: ReturnType<ReturnType<typeof useServices>["language"]>,
): string {
  switch (part.kind) {
    case "places": {
      const { own, members, isGroup } = part;
      if (!isGroup) return own?.names[language] ?? part.text;
      return `${part.text}: ${search.places(members.length)}`;
    }
    case "period":
      return part.lastYears === undefined ? periodText(part, said) : said.lastYears(part.lastYears);
    case "frequency":
      return search.frequencies[part.frequency];
    case "change":
      return said.change[part.against];
  }
}
