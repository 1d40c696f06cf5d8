import { useEffect } from "react";
import { Button, Text } from "@fluentui/react-components";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Screen } from "../../controls/Screen.js";
import { Waiting } from "../../controls/waiting/Waiting.js";
import { useAnnounce } from "../../frame/announcer.js";
import { fillTexts, type FillTexts } from "../../messages/tables/fill.js";
import { useMessages } from "../../messages/use-messages.js";
import { useServices, type PaneWorkbook } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";
import { FillSection } from "./FillSection.js";
import { UnderstoodSection } from "./UnderstoodSection.js";
import { useFill } from "./use-fill.js";
import type { SearchOffer } from "./use-table.js";

/** Fills the empty cells of a marked table by what its headers say. */
export default function FillScreen() {
  const { workbook } = useServices();
  const { app } = useMessages();
  const texts = useTexts(fillTexts);
  return (
    <Screen title={app.views.fill}>
      <Text>{texts.intro}</Text>
      {workbook === null ? (
        <Notice intent="info">{texts.noWorkbook}</Notice>
      ) : (
        <FillView texts={texts} workbook={workbook} />
      )}
    </Screen>
  );
}

interface FillViewProps {
  readonly texts: FillTexts;
  readonly workbook: PaneWorkbook;
}

function FillView({ texts, workbook }: FillViewProps) {
  const fill = useFill(workbook);
  const announce = useAnnounce();
  const { reading, found, understanding } = fill;
  const isReading = reading.status === "running";
  useEffect(() => {
    if (understanding !== undefined) announce(texts.understood);
  }, [announce, texts, understanding]);
  return (
    <>
      <ButtonRow>
        <Button
          appearance={understanding === undefined ? "primary" : "secondary"}
          disabledFocusable={isReading || fill.filling.status === "running"}
          onClick={fill.read}
        >
          {understanding === undefined ? texts.read : texts.readAgain}
        </Button>
      </ButtonRow>
      {isReading && (
        <>
          <Waiting label={texts.reading} />
          <ButtonRow>
            <Button onClick={fill.stopReading}>{texts.cancel}</Button>
          </ButtonRow>
        </>
      )}
      {fill.isCancelled && <Notice intent="info">{texts.notRead}</Notice>}
      {reading.status === "failed" && <ErrorLine error={reading.error} onRetry={fill.read} />}
      {found !== undefined && "price" in found && (
        <SearchOfferView texts={texts} offer={found} onAccept={fill.accept} />
      )}
      {found !== undefined && "problem" in found && (
        <Notice intent="warning">
          {found.problem === "second-headers"
            ? texts.secondHeaders(found.at)
            : texts.problems[found.problem]}
        </Notice>
      )}
      {understanding !== undefined && (
        <>
          <UnderstoodSection texts={texts} fill={fill} understanding={understanding} />
          <FillSection texts={texts} fill={fill} understanding={understanding} />
        </>
      )}
    </>
  );
}

interface SearchOfferProps {
  readonly texts: FillTexts;
  readonly offer: SearchOffer;
  readonly onAccept: (offer: SearchOffer) => void;
}

/** Where looking for indicators has a price, it is told first. */
function SearchOfferView({ texts, offer, onAccept }: SearchOfferProps) {
  return (
    <>
      <Text>{texts.searching(offer.searches, offer.price)}</Text>
      <ButtonRow>
        <Button
          appearance="primary"
          onClick={() => {
            onAccept(offer);
          }}
        >
          {texts.lookFor(offer.price)}
        </Button>
      </ButtonRow>
    </>
  );
}
