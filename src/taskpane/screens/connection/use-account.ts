import { useEffect, useState } from "react";
import type { Usage } from "../../../contract/index.js";
import { useClientStatus } from "../../services/use-client-status.js";
import { useServices } from "../../services/services.js";
import type { ConnectionTest } from "./use-connection-test.js";

/** What a gateway says of the person whose key is in use; asked again after each test. */
export function useAccount(test: ConnectionTest): Usage | undefined {
  const { client } = useServices();
  const { isGateway, hasKey } = useClientStatus();
  const [known, setKnown] = useState<{ test: ConnectionTest; account: Usage | undefined }>();
  const isWanted = isGateway && hasKey && test.status !== "running";

  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    client.readUsage(abort.signal).then(
      (account) => {
        if (!abort.signal.aborted) setKnown({ test, account });
      },
      // What is wrong with the connection is what the test says.
      () => undefined,
    );
    return () => {
      abort.abort();
    };
  }, [client, isWanted, test]);

  return isWanted && known?.test === test ? known.account : undefined;
}
