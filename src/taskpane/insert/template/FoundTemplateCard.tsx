import { useEffect, useMemo } from "react";
import { Button, Checkbox, Field, Input, Text } from "@fluentui/react-components";
import {
  foundTemplateKinds,
  foundWords,
  templateCalls,
  type FoundParts,
  type FoundTemplateId,
} from "../../../workbook/index.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { Disclosure } from "../../controls/Disclosure.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow } from "../../controls/Screen.js";
import { Waiting } from "../../controls/waiting/Waiting.js";
import { useAnnounce } from "../../frame/announcer.js";
import { CallsPrice } from "./TemplatePrice.js";
import { useFoundTemplate, useTemplateSearches } from "./use-found-template.js";
import type { TemplateInsertion } from "./use-template.js";
import { useTypedTemplate } from "./use-typed-template.js";
import { useCallsPrice } from "../../items/use-calls-price.js";
import { templatesTexts } from "../../messages/templates.js";
import { useServices } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";

interface FoundTemplateCardProps {
  readonly id: FoundTemplateId;
  readonly insertion: TemplateInsertion;
  /** Shows what was found without being asked to. @default true */
  readonly isListed?: boolean;
}

/** A template whose figures are looked for first: what was found to choose from, what was not, the price. */
export function FoundTemplateCard({ id, insertion, isListed = true }: FoundTemplateCardProps) {
  const texts = useTexts(templatesTexts);
  const announce = useAnnounce();
  const typed = useTypedTemplate(id, texts.examplePlace);
  const place = typed.place.trim();
  const { searches, lookAgain } = useTemplateSearches(id, place);
  const known = useCallsPrice(searches ?? []);
  const price = searches === null ? null : known;
  const finding = useFoundTemplate(id, { ...typed, place }, price?.atMost !== 0);
  const { state, found, template } = finding;
  const calls = useMemo(() => (template === undefined ? [] : templateCalls(template)), [template]);
  const formulas = useCallsPrice(calls);
  const count = found?.found.length;
  useEffect(() => {
    if (count !== undefined) announce(texts.found(count));
  }, [announce, count, texts]);
  const isUnknown = state.status === "done" && state.result === "unknown-place";
  return (
    <>
      {foundTemplateKinds[id].hasPlace && (
        <Field
          label={texts.place}
          {...(isUnknown ? { validationMessage: texts.unknownPlace(place) } : {})}
        >
          <Input
            aria-label={texts.placeOf(texts.names[id])}
            value={typed.place}
            onChange={(_event, { value }) => {
              finding.clear();
              typed.change({ place: value });
            }}
          />
        </Field>
      )}
      {found === null && price !== null && price.atMost > 0 && (
        <Text size={200}>{texts.searchPrice(price)}</Text>
      )}
      {state.status === "running" && <Looking onCancel={finding.clear} />}
      {state.status === "failed" && <ErrorLine error={state.error} onRetry={finding.find} />}
      {found !== null && <FoundList {...{ id, found, finding, isListed }} />}
      {template !== undefined && <CallsPrice price={formulas} />}
      <CardButton
        {...{ id, finding, insertion }}
        isPriced={formulas !== null}
        // Nothing is asked whose price is not told: searching is free on most services, not on all.
        onFind={place === "" ? undefined : price === null ? lookAgain : finding.find}
      />
    </>
  );
}

function Looking({ onCancel }: { readonly onCancel: () => void }) {
  const texts = useTexts(templatesTexts);
  return (
    <>
      <Waiting label={texts.finding} />
      <ButtonRow>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </ButtonRow>
    </>
  );
}

interface CardButtonProps extends Pick<FoundTemplateCardProps, "id" | "insertion"> {
  readonly finding: ReturnType<typeof useFoundTemplate>;
  readonly isPriced: boolean;
  /** Undefined while nothing can be looked for yet. */
  readonly onFind: (() => void) | undefined;
}

/** Looks for the figures first, then inserts what was found. */
function CardButton({ id, insertion, finding, isPriced, onFind }: CardButtonProps) {
  const texts = useTexts(templatesTexts);
  const { state, found, template } = finding;
  return (
    <ButtonRow>
      {found === null ? (
        <Button
          aria-label={texts.findNamed(texts.names[id])}
          disabledFocusable={state.status === "running" || onFind === undefined}
          onClick={onFind}
        >
          {texts.find}
        </Button>
      ) : (
        <Button
          aria-label={texts.insertNamed(texts.names[id])}
          disabledFocusable={!insertion.canInsert || template === undefined || !isPriced}
          onClick={() => {
            if (template !== undefined) void insertion.insert(template);
          }}
        >
          {texts.insert}
        </Button>
      )}
    </ButtonRow>
  );
}

interface FoundListProps {
  readonly id: FoundTemplateId;
  readonly found: FoundParts;
  readonly isListed: boolean;
  readonly finding: Pick<ReturnType<typeof useFoundTemplate>, "isChosen" | "choose" | "template">;
}

function FoundList({ id, found, finding, isListed }: FoundListProps) {
  const { language } = useServices();
  const texts = useTexts(templatesTexts);
  const words = foundWords[language()];
  return (
    <>
      {found.found.length > 0 && (
        <Disclosure summary={texts.found(found.found.length)} isOpen={isListed}>
          <div role="group" aria-label={texts.figuresOf(texts.names[id])}>
            {found.found.map(({ wanted, title, unit, end }) => (
              <Checkbox
                key={wanted.key}
                checked={finding.isChosen(wanted.key)}
                label={texts.figure(words.part(wanted.key), title, unit, end)}
                onChange={(_event, { checked }) => {
                  finding.choose(wanted.key, checked === true);
                }}
              />
            ))}
          </div>
        </Disclosure>
      )}
      {found.left.length > 0 && (
        <Notice intent="warning">
          {words.allLeftOut(found.left.map((part) => words.leftOut(part)).join("; "))}
        </Notice>
      )}
      {finding.template === undefined && <Text>{texts.tooFew(foundTemplateKinds[id].fewest)}</Text>}
    </>
  );
}
