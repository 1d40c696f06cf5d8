import { Suspense, useEffect, useRef, type ComponentType } from "react";
import { Button, Spinner } from "@fluentui/react-components";
import { useRouter } from "../../frame/router.js";
import { isFocusFree, takeFocus } from "../../frame/take-focus.js";
import { useMessages } from "../../messages/use-messages.js";
import { connectionTexts } from "../../messages/connection.js";
import { useTexts } from "../../services/use-texts.js";

export interface NextStepsProps {
  /** Shown once a key works. */
  readonly FirstSteps: ComponentType;
  readonly KeyRights: ComponentType;
}

/** The way on, once a key works. */
export function NextSteps({ FirstSteps, KeyRights }: NextStepsProps) {
  const connection = useTexts(connectionTexts);
  const { app } = useMessages();
  const router = useRouter();
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone, and with it the focus.
    if (isFocusFree()) takeFocus(next.current?.querySelector("button"));
  }, []);
  return (
    <>
      <div ref={next}>
        <Button
          appearance="primary"
          onClick={() => {
            router.go("search");
          }}
        >
          {connection.toSearch}
        </Button>
      </div>
      <Suspense fallback={<Spinner size="tiny" label={app.loading} />}>
        <FirstSteps />
        <KeyRights />
      </Suspense>
    </>
  );
}
