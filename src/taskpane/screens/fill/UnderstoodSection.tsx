import { Button, Field, Input, Select, Text } from "@fluentui/react-components";
import { entryKinds, type EntryKind, type TableUnderstanding } from "../../../workbook/index.js";
import { Disclosure } from "../../controls/Disclosure.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import type { FillTexts } from "../../messages/tables/fill.js";
import { EntryField, nameOfEntry } from "./EntryField.js";
import { listed } from "./listed.js";
import type { Fill } from "./use-fill.js";

export interface FillPartProps {
  readonly texts: FillTexts;
  readonly fill: Fill;
  readonly understanding: TableUnderstanding;
}

/** What the headers were taken for, what is to be chosen, and what could not be read. */
export function UnderstoodSection({ texts, fill, understanding }: FillPartProps) {
  const { rows, columns, whole, unread, twice, reading } = understanding;
  const { hiddenRows, hiddenColumns } = reading.block;
  // A merged header stands for all its rows or columns, and is answered once.
  const headers = [...new Map([...rows, ...columns].map((entry) => [entry.key, entry])).values()];
  // What is sure needs no field, but for measures, of which there are many alike.
  const asked = headers.filter(({ sure, kind }) => sure === undefined || kind === "measures");
  const sure = headers.filter((entry) => !asked.includes(entry));
  const hidden = hiddenRows.size + hiddenColumns.size;
  return (
    <Section title={texts.understood}>
      <KindFields texts={texts} fill={fill} understanding={understanding} />
      {whole === undefined && <Notice intent="warning">{texts.sameKind}</Notice>}
      {whole !== undefined && <EntryField texts={texts} fill={fill} entry={whole} />}
      {whole?.kind === "measures" && <MeasureSearch texts={texts} fill={fill} />}
      {twice.length > 0 && (
        <Notice intent="warning">
          {twice.map(({ addresses, label }) => (
            <Text key={addresses.join(" ")} block>
              {texts.twice(listed(addresses), label)}
            </Text>
          ))}
        </Notice>
      )}
      {asked.map((entry) => (
        <EntryField key={entry.key} texts={texts} fill={fill} entry={entry} />
      ))}
      {sure.length > 0 && (
        <Disclosure summary={texts.headersRead(sure.length)}>
          <ul>
            {sure.map((entry) => (
              <li key={entry.key}>{`${nameOfEntry(entry)} → ${entry.choices[0]?.label ?? ""}`}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {unread.length > 0 && (
        <Notice intent="warning">
          {unread.map(({ address, text, reason }) => (
            <Text key={address} block>
              {texts.unread[reason](address, text)}
            </Text>
          ))}
        </Notice>
      )}
      {hidden > 0 && <Text>{texts.hidden(hidden)}</Text>}
    </Section>
  );
}

/** What rows and columns were taken for, to be changed where that is wrong. */
function KindFields({ texts, fill, understanding: { kinds } }: FillPartProps) {
  return (
    <>
      {(["rows", "columns"] as const).map((side) => (
        <Field key={side} label={texts[side]}>
          <Select
            name={side}
            value={kinds[side]}
            disabled={fill.filling.status === "running"}
            onChange={(_event, { value }) => {
              fill.ask({ kinds: { [side]: value as EntryKind } });
            }}
          >
            {entryKinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </>
  );
}

/** Where the title names no measure, or another one than is wanted. */
function MeasureSearch({ texts, fill }: Pick<FillPartProps, "texts" | "fill">) {
  const { words, setWords } = fill;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== "") fill.ask({ measure: words });
      }}
    >
      <Field label={texts.look}>
        <Input
          name="measure"
          value={words}
          disabled={fill.filling.status === "running"}
          onChange={(_event, { value }) => {
            setWords(value);
          }}
        />
      </Field>
      <ButtonRow>
        <Button type="submit" size="small" disabled={fill.filling.status === "running"}>
          {texts.search}
        </Button>
      </ButtonRow>
    </form>
  );
}
