import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import { Disclosure } from "../../../controls/Disclosure.js";
import type { FoundItem } from "../../../model/found-item.js";
import { firstGeo, type FormulaLook } from "../../../model/formula-of.js";
import { byName, type PlaceChoice } from "../../../model/place-choice.js";
import { detailTexts } from "../../../messages/detail.js";
import { sheetTexts } from "../../../messages/sheet/insert-sheet.js";
import { useTexts } from "../../../services/use-texts.js";
import { GroupSelect } from "./GroupSelect.js";
import { OrderSelect } from "./OrderSelect.js";
import { PlaceList } from "./PlaceList.js";

const useStyles = makeStyles({
  fields: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    marginBlockStart: tokens.spacingVerticalXS,
  },
  row: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalXS },
});

interface PlacesChoiceProps extends Omit<PlaceChoice, "unread"> {
  readonly item: FoundItem;
  /** Why what is sought was not taken for a place. */
  readonly refusal?: string | undefined;
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
