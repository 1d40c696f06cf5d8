import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from "@fluentui/react-components";
import { useRouter } from "../app/router.js";
import { useMessages } from "../messages/use-messages.js";
import { shownError } from "./error-text.js";

export interface ErrorLineProps {
  readonly error: unknown;
  /** Offered where trying again can help. */
  readonly onRetry?: () => void;
}

/** Title, sentence and a way out. Read aloud at once, since it answers what the user just did. */
export function ErrorLine({ error, onRetry }: ErrorLineProps) {
  const messages = useMessages();
  const router = useRouter();
  const { title, sentence, action } = shownError(error, messages);
  return (
    <div role="alert">
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{title}</MessageBarTitle> {sentence}
        </MessageBarBody>
        {action === "connection" && router.view !== "connection" && (
          <MessageBarActions>
            <Button
              size="small"
              onClick={() => {
                router.go("connection");
              }}
            >
              {messages.actions.connection}
            </Button>
          </MessageBarActions>
        )}
        {action === "retry" && onRetry !== undefined && (
          <MessageBarActions>
            <Button size="small" onClick={onRetry}>
              {messages.actions.retry}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
    </div>
  );
}
