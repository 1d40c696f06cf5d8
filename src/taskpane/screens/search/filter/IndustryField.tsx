import { useState } from "react";
import { Button, Field, Select, makeStyles } from "@fluentui/react-components";
import { ErrorLine } from "../../../controls/ErrorLine.js";
import { usePrice } from "../../../items/use-price.js";
import { useMessages } from "../../../messages/use-messages.js";
import { useServices } from "../../../services/services.js";
import { useSearch } from "../../../session/search/search-provider.js";

const useStyles = makeStyles({
  field: { gridColumn: "1 / -1" },
  input: { minWidth: 0, width: "100%" },
});

interface IndustryFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Enough studies to meet every industry. */
const sample = { q: "*", size: 50 } as const;

/**
 * The service does not list its industries, but its results name theirs with numbers. Those seen in
 * results are offered; a list of studies brings the others.
 */
export function IndustryField({ value, onChange }: IndustryFieldProps) {
  const { search: texts } = useMessages();
  const styles = useStyles();
  const { listed, choices, error, price, load } = useIndustries();
  return (
    <div className={styles.field}>
      <Field label={texts.filterNames.industry}>
        <Select
          className={styles.input}
          value={value}
          onChange={(_event, data) => {
            onChange(data.value);
          }}
        >
          <option value="">{texts.any}</option>
          {choices.map(([id, name]) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {listed.length === 0 && price !== null && (
        <Button size="small" appearance="transparent" onClick={() => void load()}>
          {texts.loadIndustries(price)}
        </Button>
      )}
      {error !== null && <ErrorLine error={error} onRetry={() => void load()} />}
    </div>
  );
}

/** The industries known, by name, and how to ask for the others. */
function useIndustries() {
  const { client, language } = useServices();
  const { results } = useSearch();
  const [listed, setListed] = useState<readonly (readonly [number, string])[]>([]);
  const [error, setError] = useState<unknown>(null);
  const request = {
    operation: "listStudies",
    parameters: { ...sample, platform: language() },
  } as const;
  const price = usePrice([request], listed);
  const known = new Map<number, string>(listed);
  for (const { name, id } of Object.values(results)
    .flatMap(({ items }) => items)
    .flatMap(({ industries }) => industries)) {
    if (id !== undefined && !known.has(id)) known.set(id, name);
  }
  const load = async () => {
    setError(null);
    try {
      const answer = await client.list(request.operation, request.parameters, { lane: "pane" });
      const found = answer.value.items.flatMap((item) => item.industries);
      setListed(found.map(({ id, name }) => [id, name] as const));
    } catch (failure) {
      setError(failure);
    }
  };
  const choices = [...known].sort(([, a], [, b]) => a.localeCompare(b));
  return { listed, choices, error, price, load };
}
