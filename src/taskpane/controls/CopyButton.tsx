import { useState } from "react";
import { Button, Field, Textarea } from "@fluentui/react-components";
import { useAnnounce } from "../app/announcer.js";

export interface CopyButtonProps {
  readonly label: string;
  readonly copied: string;
  /** Said where the host closes the clipboard to add-ins; the text is then shown for copying by hand. */
  readonly refused: string;
  readonly text: () => string;
}

export function CopyButton({ label, copied, refused, text }: CopyButtonProps) {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<"copied" | { readonly text: string } | null>(null);
  const copy = async () => {
    const content = text();
    try {
      await navigator.clipboard.writeText(content);
      setOutcome("copied");
      announce(copied);
    } catch {
      // Excel on the web embeds add-ins without the right to write to the clipboard.
      setOutcome({ text: content });
      announce(refused);
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{outcome === "copied" ? copied : label}</Button>
      {outcome !== null && outcome !== "copied" && (
        <Field label={refused}>
          <Textarea readOnly value={outcome.text} rows={6} />
        </Field>
      )}
    </>
  );
}
