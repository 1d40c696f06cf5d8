import { useState } from "react";
import { Button, Checkbox, Spinner, Text } from "@fluentui/react-components";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import type { SourceTexts } from "../../messages/tables/source.js";
import type { ComparedCell, Comparison } from "./compare-candidate.js";
import type { useSource } from "./use-source.js";

type Replacing = ReturnType<typeof useSource>["replacing"]["state"];

interface ComparisonViewProps {
  readonly texts: SourceTexts;
  readonly comparison: Comparison;
  readonly isLocked: boolean;
  readonly replacing: Replacing;
  readonly onReplace: (cells: readonly ComparedCell[]) => void;
}

/** How the typed figures stand beside the source's, which ones differ, and formulas in their place. */
export function ComparisonView(props: ComparisonViewProps) {
  const { texts, comparison, isLocked, replacing, onReplace } = props;
  const [isWhole, setIsWhole] = useState(false);
  const { candidate, agreed, count, isSource, cells } = comparison;
  const differing = cells.filter(({ agrees }) => !agrees);
  const chosen = isWhole ? cells : cells.filter(({ agrees }) => agrees);
  const isReplaced = replacing.status === "done" && replacing.result.status === "replaced";
  return (
    <Section title={candidate.title}>
      <Text weight="semibold">{texts.agree(agreed, count)}</Text>
      <Explanations texts={texts} comparison={comparison} />
      {!isSource && <Notice intent="warning">{texts.notEnough}</Notice>}
      {isSource && <Differing texts={texts} cells={differing} />}
      {isSource && isLocked && <Notice intent="warning">{texts.locked}</Notice>}
      {isSource && !isLocked && !isReplaced && (
        <>
          {differing.length > 0 && (
            <Checkbox
              label={texts.differingToo(differing.length)}
              checked={isWhole}
              onChange={(_, { checked }) => {
                setIsWhole(checked === true);
              }}
            />
          )}
          <Text size={200}>{texts.keeps}</Text>
          <ButtonRow>
            <Button
              appearance="primary"
              disabledFocusable={replacing.status === "running"}
              onClick={() => {
                onReplace(chosen);
              }}
            >
              {texts.replace(chosen.length)}
            </Button>
          </ButtonRow>
        </>
      )}
      <Replacement texts={texts} replacing={replacing} />
    </Section>
  );
}

/** What lies between the typed figures and the source's: a scale, a sign, labels that are off. */
function Explanations({ texts, comparison }: Pick<ComparisonViewProps, "texts" | "comparison">) {
  const { match, count, cells } = comparison;
  if (match === undefined) return null;
  const { scale, isNegated, offset } = match;
  const missing = count - cells.length;
  const sentences = [
    ...(scale === 0 ? [] : [texts.scaled(scale)]),
    ...(isNegated ? [texts.negated] : []),
    ...(offset === null || offset === 0 ? [] : [texts.offset(offset)]),
    ...(missing === 0 ? [] : [texts.missing(missing)]),
  ];
  return sentences.map((sentence) => <Text key={sentence}>{sentence}</Text>);
}

/** More would be read by nobody; the sentence above them counts all. */
const mostListed = 20;

function Differing({ texts, cells }: Pick<ComparisonViewProps, "texts"> & Cells) {
  if (cells.length === 0) return null;
  return (
    <>
      <Text>{texts.differ(cells.length)}</Text>
      <ul>
        {cells.slice(0, mostListed).map(({ address, typed, figure, period }) => (
          <li key={address}>
            <Text size={200}>{texts.differing(address, typed, figure, period)}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Cells {
  readonly cells: readonly ComparedCell[];
}

function Replacement({ texts, replacing }: Pick<ComparisonViewProps, "texts" | "replacing">) {
  if (replacing.status === "running") return <Spinner size="tiny" label={texts.replacing} />;
  if (replacing.status === "failed") return <ErrorLine error={replacing.error} />;
  if (replacing.status === "idle") return null;
  const { result } = replacing;
  switch (result.status) {
    case "replaced":
      return <Notice intent="success">{texts.replaced(result.count)}</Notice>;
    case "protected":
      return <Notice intent="warning">{texts.locked}</Notice>;
    case "no-room":
      return <Notice intent="warning">{texts.noRoom(result.room)}</Notice>;
    case "changed":
      return <Notice intent="warning">{texts.changed(result.addresses)}</Notice>;
  }
}
