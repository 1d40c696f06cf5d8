import { useRef, useState } from "react";
import { useAnnounce } from "../../frame/announcer.js";
import { useRouter } from "../../frame/router.js";
import { useSettings } from "../../services/use-settings.js";
import { connectionTexts } from "../../messages/connection.js";
import { useTexts } from "../../services/use-texts.js";
import { useServices } from "../../services/services.js";
import { useConnectionTest } from "./use-connection-test.js";

/** Keeps or forgets a key, and tests the connection with it. */
export function useConnection() {
  const { settings, workbook } = useServices();
  const { hasKey } = useSettings();
  const connection = useTexts(connectionTexts);
  const announce = useAnnounce();
  const router = useRouter();
  const { test, check, run, clear } = useConnectionTest();
  const [isRefused, setRefused] = useState(false);
  const [isOfOther, setOfOther] = useState(false);

  // A key on its way is given up for another one, for none, and for another address.
  const onItsWay = useRef<AbortController | null>(null);
  const giveUp = () => {
    onItsWay.current?.abort();
    setOfOther(false);
    clear();
  };

  const keep = async (key: string, remember: boolean) => {
    giveUp();
    const { signal } = (onItsWay.current = new AbortController());
    const isGivenUp = () => signal.aborted;
    // A refused key never takes the place of one that may work.
    setOfOther(hasKey);
    if (hasKey && !(await check(key, signal))) return;
    if (isGivenUp()) return;
    setOfOther(false);
    const isKept = await settings.setApiKey(key, { remember });
    if (isGivenUp()) return;
    setRefused(remember && !isKept && settings.storeKind !== "memory");
    // Cells that failed for want of a key would stay so until an argument changes. Where Excel
    // refuses, they stay so after all; the test of the connection is what was asked for.
    if (await run()) await workbook?.recalculateFailed().catch(() => undefined);
  };
  const forget = async () => {
    giveUp();
    await settings.forgetApiKey();
    announce(connection.forgotten);
    // The screen is another one now, and the button that was pressed is gone.
    router.go("connection");
  };
  const choose = (address: string) => {
    giveUp();
    void settings.setPreferences({ serviceAddress: address });
  };
  const testKept = () => {
    setOfOther(false);
    void run();
  };
  /** `isRefused`: the store would not keep the key; `isOfOther`: the test is of a key that is not kept. */
  return { test, isRefused, isOfOther, keep, forget, choose, testKept };
}
