import { useId, useState } from "react";
import { Checkbox, Field, Input, Text, makeStyles, tokens } from "@fluentui/react-components";
import { Disclosure } from "../../controls/Disclosure.js";
import { foldText } from "../../../statistics/index.js";
import type { FoundItem } from "../../model/found-item.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";

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

interface GeoPickerProps {
  readonly item: FoundItem;
  /** Codes, in the order chosen; never empty. */
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

/** Codes of the places not chosen whose name or code fits the text, by name. */
function otherPlaces(
  geos: Readonly<Record<string, string>>,
  chosen: readonly string[],
  text: string,
): string[] {
  const folded = foldText(text);
  return Object.keys(geos)
    .filter((code) => !chosen.includes(code))
    .filter((code) => foldText(geos[code] ?? "").includes(folded) || code.toLowerCase() === folded)
    .sort((a, b) => (geos[a] ?? a).localeCompare(geos[b] ?? b));
}

/** The places an indicator covers, to choose from; chosen ones stand first. */
export function GeoPicker({ item, chosen, onChange }: GeoPickerProps) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  const hint = useId();
  const [text, setText] = useState("");
  const geos = item.geos ?? {};
  const all = Object.keys(geos);
  if (all.length < 2) return null;
  const others = otherPlaces(geos, chosen, text);
  const shown = [...chosen, ...others.slice(0, maxShown)];
  const left = others.length - maxShown;
  return (
    <Disclosure summary={<Text weight="semibold">{texts.places(chosen.length, all.length)}</Text>}>
      <Field label={texts.findPlace}>
        <Input
          type="search"
          value={text}
          aria-describedby={hint}
          onChange={(_event, data) => {
            setText(data.value);
          }}
        />
      </Field>
      <div
        role="group"
        aria-label={texts.places(chosen.length, all.length)}
        className={styles.list}
      >
        {shown.map((code) => (
          <Checkbox
            key={code}
            label={geos[code] ?? code}
            checked={chosen.includes(code)}
            // One place must stay: without any there would be nothing to show.
            disabled={chosen.length === 1 && chosen[0] === code}
            onChange={(_event, data) => {
              onChange(
                data.checked === true
                  ? [...chosen, code]
                  : chosen.filter((other) => other !== code),
              );
            }}
          />
        ))}
      </div>
      <div id={hint}>{left > 0 && <Text size={200}>{texts.placesLeft(left)}</Text>}</div>
    </Disclosure>
  );
}
