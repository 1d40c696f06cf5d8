import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from "@fluentui/react-components";
import { useRouter } from "../frame/router.js";
import { useMessages } from "../messages/use-messages.js";
import { shownError } from "./error-text.js";

interface ErrorLineProps {
  readonly error: unknown;
  /** What failed, where several things stand together. */
  readonly about?: string;
  /** Offered where trying again can help. */
  readonly onRetry?: () => void;
}

/** Title, sentence and a way out. Read aloud at once, since it answers what the user just did. */
export function ErrorLine({ error, about, onRetry }: ErrorLineProps) {
  const messages = useMessages();
  const router = useRouter();
  const { title, sentence, action } = shownError(error, messages);
  const isElsewhere = action === "connection" || action === "diagnostics";
  const leads = isElsewhere && router.view !== action;
  // Whoever has mended it elsewhere comes back to this line.
  const canRetry = action !== "none" && onRetry !== undefined;
  return (
    <div role="alert">
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{title}</MessageBarTitle> {sentence}
          {about !== undefined && ` (${about})`}
        </MessageBarBody>
        {(leads || canRetry) && (
          <MessageBarActions>
            {leads && (
              <Button
                size="small"
                onClick={() => {
                  router.go(action);
                }}
              >
                {messages.actions[action]}
              </Button>
            )}
            {canRetry && (
              <Button size="small" onClick={onRetry}>
                {messages.actions.retry}
              </Button>
            )}
          </MessageBarActions>
        )}
      </MessageBar>
    </div>
  );
}
