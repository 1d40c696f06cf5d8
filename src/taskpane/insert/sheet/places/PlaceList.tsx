import { useId } from "react";
import { Checkbox, Field, Input, Text, makeStyles, tokens } from "@fluentui/react-components";
import { detailTexts } from "../../../messages/detail.js";
import { otherPlaces, soughtPlace, type PlaceChoice } from "../../../model/place-choice.js";
import { usePlaceNames } from "../../../services/use-place-names.js";
import { useTexts } from "../../../services/use-texts.js";

const useStyles = makeStyles({
  list: {
    maxHeight: "180px",
    overflowY: "auto",
    display: "flex",
    flexDirection: "column",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Boxes drawn at once; the search finds the others. */
const maxShown = 60;

interface PlaceListProps extends Omit<PlaceChoice, "unread"> {
  readonly geos: Readonly<Record<string, string>>;
  readonly label: string;
  /** Why what is sought was not taken for a place. */
  readonly refusal?: string | undefined;
}

/** Chosen ones stand first. */
export function PlaceList(props: PlaceListProps) {
  const { geos, chosen, sought, onChange, onSought, label, refusal } = props;
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  const hint = useId();
  const names = usePlaceNames();
  const others = otherPlaces(geos, chosen, sought, names);
  const shown = [...chosen, ...others].slice(0, Math.max(chosen.length, maxShown));
  const hidden = chosen.length + others.length - shown.length;
  return (
    <>
      <Field
        label={texts.findPlace}
        {...(refusal === undefined
          ? {}
          : { validationMessage: { children: refusal, role: undefined } })}
      >
        <Input
          type="search"
          value={sought}
          aria-describedby={hint}
          onChange={(_event, data) => {
            onSought(data.value);
          }}
        />
      </Field>
      <div role="group" aria-label={label} className={styles.list}>
        {shown.map((code) => (
          <Checkbox
            key={code}
            label={geos[code] ?? code}
            checked={chosen.includes(code)}
            // One place must stay: without any there would be nothing to show.
            disabled={chosen.length === 1 && chosen[0] === code}
            onChange={(_event, data) => {
              if (data.checked === true) {
                onChange([...chosen, code]);
                return;
              }
              const left = chosen.filter((other) => other !== code);
              // What is still written there would choose it again.
              if (soughtPlace(geos, sought, names) === code) onChange(left, "");
              else onChange(left);
            }}
          />
        ))}
      </div>
      <div id={hint}>{hidden > 0 && <Text size={200}>{texts.placesLeft(hidden)}</Text>}</div>
    </>
  );
}
