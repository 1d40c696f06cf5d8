import { Text } from "@fluentui/react-components";
import type { ShownContent } from "../../items/use-content.js";
import { detailTexts } from "../../messages/detail.js";
import { sheetTexts } from "../../messages/sheet/insert-sheet.js";
import type { FoundItem } from "../../model/found-item.js";
import type { lostParts } from "../../model/insert-choice.js";
import { showsRows } from "../../model/insert-form.js";
import type { PlaceChoice } from "../../model/place-choice.js";
import { needsRowChoice, stepsOf } from "../../model/row-choice.js";
import { useMessages } from "../../messages/use-messages.js";
import { useTexts } from "../../services/use-texts.js";
import { LookFields } from "./LookFields.js";
import { PlacesChoice } from "./places/PlacesChoice.js";
import { RowsFields } from "./RowsFields.js";
import type { useSheetChoice } from "./use-sheet-choice.js";

interface ShownFieldsProps {
  readonly item: FoundItem;
  readonly places: PlaceChoice;
  readonly content: ShownContent;
  readonly choice: ReturnType<typeof useSheetChoice>;
  /** The insertion has failed: where something is typed that is no place, for that alone. */
  readonly isRefused: boolean;
}

/** Which of its figures, and how they stand; for kinds that have some. */
export function ShownFields({ item, places, content, choice, isRefused }: ShownFieldsProps) {
  const texts = useTexts(detailTexts);
  const { insert: words } = useMessages();
  const { form, rows, look, setRows, setLook, isSaid } = choice;
  const { kind } = item;
  if (kind !== "indicators" && kind !== "statistics") return null;
  const { unread } = places;
  const refusal = isRefused && unread !== undefined ? words.unreadPlace(unread) : undefined;
  const categories = content.loaded?.chart.table.categories ?? [];
  const isLong = needsRowChoice(categories) && rows.from === undefined && rows.to === undefined;
  return (
    <>
      {kind === "indicators" && (
        <>
          <PlacesChoice
            {...{ item, ...places, refusal, order: look.order }}
            onOrder={(order) => {
              setLook({ ...look, order });
            }}
          />
          <RowsFields
            {...{ item, rows, onChange: setRows }}
            periods={stepsOf(categories).map(({ name }) => name)}
            isOpen={isSaid || isLong}
          />
          {isLong && showsRows(form) && <Text>{texts.manyRows(categories.length)}</Text>}
        </>
      )}
      {showsRows(form) && <LookFields {...{ kind, form, look }} onChange={setLook} />}
    </>
  );
}

/** What is chosen and this form cannot show. */
export function Lost({ parts }: { readonly parts: ReturnType<typeof lostParts> }) {
  const texts = useTexts(sheetTexts);
  if (parts.length === 0) return null;
  return <Text>{texts.onlyFormula(parts.map((part) => texts.lost[part]).join(", "))}</Text>;
}
