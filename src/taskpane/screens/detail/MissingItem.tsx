import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";
import { noFilters } from "../../model/search/filters.js";
import { useSearch } from "../../session/search/search-provider.js";

/** An id that is gone: its title may lead to what took its place. */
export function MissingItem({ title }: { readonly title: string }) {
  const texts = useTexts(detailTexts);
  const { search } = useSearch();
  return (
    <div role="alert">
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{texts.gone(title)}</MessageBarBody>
        <MessageBarActions>
          <Button
            size="small"
            onClick={() => {
              search({ query: title, kind: "all", filters: noFilters });
            }}
          >
            {texts.searchInstead(title)}
          </Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
