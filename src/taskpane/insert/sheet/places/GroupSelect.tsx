import { Field, Select } from "@fluentui/react-components";
import { coveredGroups } from "../../../model/place-choice.js";
import { sheetTexts } from "../../../messages/sheet/insert-sheet.js";
import { useServices } from "../../../services/services.js";
import { usePlaceNames } from "../../../services/use-place-names.js";
import { useTexts } from "../../../services/use-texts.js";

interface GroupSelectProps {
  readonly geos: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

/** Adds the members of a group that the indicator covers. */
export function GroupSelect({ geos, chosen, onChange }: GroupSelectProps) {
  const texts = useTexts(sheetTexts);
  const { language } = useServices();
  const offered = coveredGroups(geos, usePlaceNames()?.groups() ?? []);
  if (offered.length === 0) return null;
  return (
    <Field label={texts.addGroup}>
      <Select
        value=""
        onChange={(_event, { value }) => {
          const members = offered.find(({ group }) => group.key === value)?.members ?? [];
          onChange([...chosen, ...members.filter((code) => !chosen.includes(code))]);
        }}
      >
        <option value="">{texts.chooseGroup}</option>
        {offered.map(({ group, members }) => (
          <option key={group.key} value={group.key}>
            {texts.group(group.names[language()], members.length, group.members.length)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
