import { useId } from "react";
import {
  Button,
  Checkbox,
  Field,
  Input,
  Select,
  Text,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import { Disclosure } from "../../controls/Disclosure.js";
import type { FoundItem } from "../../model/found-item.js";
import { firstGeo, type FormulaLook } from "../../model/formula-of.js";
import { byName, namedPlace, otherPlaces, type PlaceChoice } from "../../model/place-choice.js";
import { detailTexts } from "../../messages/detail.js";
import { sheetTexts } from "../../messages/sheet/insert-sheet.js";
import { useTexts } from "../../services/use-texts.js";
import { GroupSelect } from "./GroupSelect.js";

const useStyles = makeStyles({
  fields: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    marginBlockStart: tokens.spacingVerticalXS,
  },
  row: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalXS },
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

interface PlacesChoiceProps extends Omit<PlaceChoice, "unread"> {
  readonly item: FoundItem;
  /** By the latest figure or not; absent where that is chosen elsewhere. */
  readonly order?: FormulaLook["order"];
  readonly onOrder?: (order: FormulaLook["order"]) => void;
}

/** The places of an indicator that are shown, by name, by group or all, and their order. */
export function PlacesChoice(props: PlacesChoiceProps) {
  const { item, chosen, onChange } = props;
  const texts = useTexts(detailTexts);
  const sheet = useTexts(sheetTexts);
  const styles = useStyles();
  const geos = item.geos ?? {};
  const all = Object.keys(geos);
  if (all.length < 2) return null;
  const usual = firstGeo(item);
  return (
    <Disclosure summary={<Text weight="semibold">{texts.places(chosen.length, all.length)}</Text>}>
      <div className={styles.fields}>
        <GroupSelect geos={geos} chosen={chosen} onChange={onChange} />
        <div className={styles.row}>
          <Button
            size="small"
            onClick={() => {
              onChange([...chosen, ...byName(geos, all).filter((code) => !chosen.includes(code))]);
            }}
          >
            {sheet.allPlaces(all.length)}
          </Button>
          <Button
            size="small"
            onClick={() => {
              onChange([usual], "");
            }}
          >
            {sheet.onlyPlace(geos[usual] ?? usual)}
          </Button>
        </div>
        <PlaceList {...props} geos={geos} label={texts.places(chosen.length, all.length)} />
        {props.onOrder !== undefined && (
          <OrderSelect {...props} onOrder={props.onOrder} geos={geos} />
        )}
      </div>
    </Disclosure>
  );
}

interface PlaceListProps extends Omit<PlaceChoice, "unread"> {
  readonly geos: Readonly<Record<string, string>>;
  readonly label: string;
}

/** Chosen ones stand first. */
function PlaceList({ geos, chosen, sought, onChange, onSought, label }: PlaceListProps) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  const hint = useId();
  const others = otherPlaces(geos, chosen, sought);
  const shown = [...chosen, ...others].slice(0, Math.max(chosen.length, maxShown));
  const hidden = chosen.length + others.length - shown.length;
  return (
    <>
      <Field label={texts.findPlace}>
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
              if (namedPlace(geos, sought) === code) onChange(left, "");
              else onChange(left);
            }}
          />
        ))}
      </div>
      <div id={hint}>{hidden > 0 && <Text size={200}>{texts.placesLeft(hidden)}</Text>}</div>
    </>
  );
}

/** By name at once; by the latest figure anew whenever the formula is calculated. */
function OrderSelect({
  geos,
  chosen,
  onChange,
  order,
  onOrder,
}: Pick<PlaceListProps, "geos" | "chosen" | "onChange"> &
  Pick<PlacesChoiceProps, "order"> &
  Required<Pick<PlacesChoiceProps, "onOrder">>) {
  const sheet = useTexts(sheetTexts);
  if (chosen.length < 2) return null;
  const isByName = byName(geos, chosen).join() === chosen.join();
  return (
    <Field label={sheet.order}>
      <Select
        value={order ?? (isByName ? "name" : "")}
        onChange={(_event, { value }) => {
          onOrder(value === "largest" || value === "smallest" ? value : undefined);
          if (value === "name") onChange(byName(geos, chosen));
        }}
      >
        {!isByName && <option value="">{sheet.orders.chosen}</option>}
        <option value="name">{sheet.orders.name}</option>
        <option value="largest">{sheet.orders.largest}</option>
        <option value="smallest">{sheet.orders.smallest}</option>
      </Select>
    </Field>
  );
}
