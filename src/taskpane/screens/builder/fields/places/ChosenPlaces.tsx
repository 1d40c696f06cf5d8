import { Button, makeStyles, tokens } from "@fluentui/react-components";
import type { BuilderTexts } from "../../../../messages/builder.js";
import type { PlaceOffer } from "../../places/place-offer.js";

const useStyles = makeStyles({
  chosen: {
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.spacingHorizontalXS,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
});

interface ChosenPlacesProps {
  readonly texts: BuilderTexts;
  readonly label: string;
  /** Codes. */
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  readonly choices: PlaceOffer["choices"];
}

/** The places chosen so far; a press takes one away. */
export function ChosenPlaces({ texts, label, chosen, choices, onChange }: ChosenPlacesProps) {
  const styles = useStyles();
  const nameOf = (code: string) =>
    choices.find((choice) => choice.code === code.toUpperCase())?.name ?? code;
  return (
    <ul className={styles.chosen} aria-label={label}>
      {chosen.map((code) => (
        <li key={code}>
          <Button
            size="small"
            aria-label={texts.remove(nameOf(code))}
            onClick={() => {
              onChange(chosen.filter((other) => other !== code));
            }}
          >
            {nameOf(code)} ✕
          </Button>
        </li>
      ))}
    </ul>
  );
}
