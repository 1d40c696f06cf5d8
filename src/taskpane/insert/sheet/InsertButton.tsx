import { useEffect, useRef } from "react";
import { Button, Spinner } from "@fluentui/react-components";
import type { Price } from "../../../client/index.js";
import { takeFocus } from "../../frame/take-focus.js";
import { detailTexts } from "../../messages/detail.js";
import { useMessages } from "../../messages/use-messages.js";
import { useTexts } from "../../services/use-texts.js";

interface InsertButtonProps {
  readonly price: Price | null;
  readonly wantsFocus: boolean;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Inserts, for the price that it names. */
export function InsertButton({
  price,
  wantsFocus,
  isBusy,
  isDisabled,
  onClick,
}: InsertButtonProps) {
  const texts = useTexts(detailTexts);
  const { insert: words, search } = useMessages();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wantsFocus) takeFocus(line.current?.querySelector("button"));
  }, [wantsFocus]);
  return (
    <>
      {isBusy && <Spinner size="tiny" label={words.working} />}
      <div ref={line}>
        <Button appearance="primary" disabledFocusable={isBusy || isDisabled} onClick={onClick}>
          {price === null ? texts.insert : search.insertDataPriced(price)}
        </Button>
      </div>
    </>
  );
}
