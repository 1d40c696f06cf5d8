import { useEffect, useState } from "react";
import { useServices } from "../../services/services.js";

/** The key the service at this address gives to anybody, while none is stored. */
export function useDemoKey(serviceAddress: string, isWanted: boolean): string | null {
  const { findDemoKey } = useServices();
  const [offer, setOffer] = useState<{ address: string; key: string | null } | null>(null);

  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    void findDemoKey(serviceAddress, abort.signal).then((key) => {
      if (!abort.signal.aborted) setOffer({ address: serviceAddress, key });
    });
    return () => {
      abort.abort();
    };
  }, [findDemoKey, isWanted, serviceAddress]);

  return isWanted && offer?.address === serviceAddress ? offer.key : null;
}
