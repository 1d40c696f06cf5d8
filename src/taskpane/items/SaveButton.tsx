import { Button } from "@fluentui/react-components";
import { Star20Filled, Star20Regular } from "@fluentui/react-icons/svg/star";
import { useAnnounce } from "../frame/announcer.js";
import type { FoundItem } from "../model/found-item.js";
import { useMessages } from "../messages/use-messages.js";
import { useSaved } from "../session/saved-state.js";

interface SaveButtonProps {
  readonly item: FoundItem;
  readonly tabIndex?: number;
}

export function SaveButton({ item, tabIndex = 0 }: SaveButtonProps) {
  const { saved: texts } = useMessages();
  const { isSaved, toggle } = useSaved();
  const announce = useAnnounce();
  const isOn = isSaved(item);
  return (
    <Button
      size="small"
      appearance="subtle"
      tabIndex={tabIndex}
      icon={isOn ? <Star20Filled /> : <Star20Regular />}
      data-tip=""
      aria-label={(isOn ? texts.remove : texts.add)(item.title)}
      onClick={() => {
        toggle(item);
        announce((isOn ? texts.removed : texts.added)(item.title));
      }}
    />
  );
}
