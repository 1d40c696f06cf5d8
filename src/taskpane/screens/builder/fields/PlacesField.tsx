import { useId } from "react";
import { PlacesChoice } from "../../../insert/sheet/places/PlacesChoice.js";
import { useMessages } from "../../../messages/use-messages.js";
import type { BuilderTexts } from "../../../messages/builder.js";
import type { DraftField } from "../draft.js";
import { addPlaces, placesIn, type PlaceOffer } from "../places/place-offer.js";
import { AddPlace } from "./places/AddPlace.js";
import { ChosenPlaces } from "./places/ChosenPlaces.js";
import { NotCovered } from "./places/NotCovered.js";

interface PlacesFieldProps {
  readonly texts: BuilderTexts;
  readonly label: string;
  readonly hint: string;
  /** Its text is a comma list of codes or names. */
  readonly field: DraftField;
  readonly isSingle: boolean;
  readonly indicatorId: string;
  readonly offer: PlaceOffer;
  /** What was typed for a place, and is none. */
  readonly refused: string | undefined;
  readonly onChange: (change: Partial<DraftField>) => void;
}

/** Several places as a list with an offer of more; what is written are codes, the same everywhere. */
export function PlacesField(props: PlacesFieldProps) {
  const { texts, label, hint, field, isSingle, indicatorId, offer, refused, onChange } = props;
  const refusalOf = useRefusal(refused);
  const listId = useId();
  const { item, choices } = offer;
  const chosen = placesIn(field.text);
  const isCovered = (code: string) => choices.some((choice) => choice.code === code);

  return (
    <div>
      <AddPlace
        {...{ texts, label, hint, listId }}
        typed={field.typed ?? ""}
        refusal={refusalOf(field.typed)}
        onType={(typed) => {
          onChange({ typed });
        }}
        onAdd={(...typed) => {
          onChange({ text: addPlaces(field.text, typed, offer, isSingle), typed: "" });
        }}
      />
      <Choices id={listId} choices={choices} />
      {chosen.length > 0 && (
        <ChosenPlaces
          {...{ texts, label, chosen, choices }}
          onChange={(codes) => {
            onChange({ text: codes.join(",") });
          }}
        />
      )}
      {item !== undefined && !isSingle && (
        <PlacesChoice
          item={item}
          chosen={chosen.filter(isCovered)}
          sought={field.sought ?? ""}
          refusal={refusalOf(field.sought)}
          onChange={(codes, sought = field.sought ?? "") => {
            // What was typed in another spelling stays as it was typed.
            const others = chosen.filter((code) => !isCovered(code));
            onChange({ text: [...others, ...codes].join(","), sought });
          }}
          onSought={(sought) => {
            onChange({ sought });
          }}
        />
      )}
      <NotCovered texts={texts} chosen={chosen} indicatorId={indicatorId} />
    </div>
  );
}

/** What stands at the field in which it was typed. */
function useRefusal(refused: string | undefined) {
  const { insert } = useMessages();
  return (typed = "") =>
    refused !== undefined && refused === typed.trim() ? insert.unreadPlace(refused) : undefined;
}

function Choices({ id, choices }: Pick<PlaceOffer, "choices"> & { readonly id: string }) {
  return (
    <datalist id={id}>
      {choices.map(({ code, name }) => (
        <option key={code} value={name}>
          {code}
        </option>
      ))}
    </datalist>
  );
}
