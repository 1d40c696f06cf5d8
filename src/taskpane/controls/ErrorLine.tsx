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
  return (
    <div role="alert">
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{title}</MessageBarTitle> {sentence}
          {about !== undefined && ` (${about})`}
        </MessageBarBody>
        {isElsewhere && router.view !== action && (
          <MessageBarActions>
            <Button
              size="small"
              onClick={() => {
                router.go(action);
              }}
            >
              {messages.actions[action]}
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
