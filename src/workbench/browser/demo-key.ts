/** Where the add-in keeps the key of a service on this device. */
const keyName = (service: string) => `stat.key.${service}`;
const offeredName = "workbench.demo-key";

interface Health {
  readonly demoKeys?: readonly { readonly key: string; readonly package: string }[];
}

/**
 * Gives the add-in the demo key of the service behind this page, as if a user had entered it, so
 * that the sample answers at once. Once only: a key that was forgotten in the pane stays forgotten.
 */
export async function provideDemoKey(service: string, storage: Storage): Promise<void> {
  if (storage.getItem(keyName(service)) !== null || storage.getItem(offeredName) !== null) return;
  try {
    const answer = await fetch(`${service}/v1/health`);
    const { demoKeys } = (await answer.json()) as Health;
    const key = (demoKeys?.find((one) => one.package === "advanced") ?? demoKeys?.[0])?.key;
    if (key === undefined) return;
    storage.setItem(keyName(service), key);
    storage.setItem(offeredName, "given");
  } catch {
    // No service behind this page: the pane asks for a key and says where it goes.
  }
}
