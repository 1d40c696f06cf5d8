import { useEffect, useRef, useState } from "react";
import { Button, Field, Textarea, makeStyles, type ButtonProps } from "@fluentui/react-components";
import { useAnnounce } from "../frame/announcer.js";
import { copyText } from "./copy-text.js";

const useStyles = makeStyles({ start: { alignSelf: "flex-start" } });

interface CopyButtonProps extends Pick<ButtonProps, "icon" | "size"> {
  readonly label: string;
  readonly copied: string;
  /** Said where the host lets nothing be copied; the text is then shown, selected, to copy by hand. */
  readonly refused: string;
  readonly text: () => string;
}

type Outcome =
  { readonly status: "untried" } | { readonly status: "copied" | "refused"; readonly text: string };

export function CopyButton({ label, copied, refused, text, ...look }: CopyButtonProps) {
  const styles = useStyles();
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<Outcome>({ status: "untried" });
  const field = useRef<HTMLTextAreaElement>(null);
  const content = text();
  const isCopied = outcome.status === "copied" && outcome.text === content;

  const copy = async () => {
    const status = await copyText(content).then(
      () => "copied" as const,
      () => "refused" as const,
    );
    setOutcome({ status, text: content });
    announce(status === "copied" ? copied : refused);
  };
  useEffect(() => {
    if (outcome.status === "refused") field.current?.select();
  }, [outcome]);

  return (
    <>
      <Button {...look} className={styles.start} onClick={() => void copy()}>
        {isCopied ? copied : label}
      </Button>
      {outcome.status === "refused" && (
        <Field label={refused}>
          <Textarea
            readOnly
            rows={6}
            textarea={{ ref: field }}
            value={outcome.text}
            onFocus={({ target }) => {
              target.select();
            }}
          />
        </Field>
      )}
    </>
  );
}
