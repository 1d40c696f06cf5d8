import { useState } from "react";
import {
  Button,
  Field,
  Select,
  Subtitle1,
  Text,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import { useAnnounce } from "../app/announcer.js";
import { useRouter } from "../app/router.js";
import { useSettings } from "../hooks/use-settings.js";
import { useMessages } from "../messages/use-messages.js";
import { useServices } from "../services.js";
import { KeyForm } from "./KeyForm.js";
import { TestResult } from "./TestResult.js";
import { useConnectionTest } from "./use-connection-test.js";
import { useDemoKey } from "./use-demo-key.js";

const useStyles = makeStyles({
  heading: { margin: 0 },
  screen: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalL },
  group: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  buttons: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  address: { overflowWrap: "anywhere" },
  start: { alignSelf: "flex-start" },
});

/** Where the service is, the key for it, and whether the two work together. */
export function ConnectionScreen() {
  const { settings, workbook } = useServices();
  const { connection, app } = useMessages();
  const { serviceAddress, hasKey, isKeyRemembered } = useSettings();
  const styles = useStyles();
  const announce = useAnnounce();
  const router = useRouter();
  const { test, run, clear } = useConnectionTest();
  const demoKey = useDemoKey(serviceAddress, !hasKey);
  const [isRefused, setRefused] = useState(false);
  const isBusy = test.status === "testing";

  const keep = async (key: string, remember: boolean) => {
    clear();
    const isKept = await settings.setApiKey(key, { remember });
    setRefused(remember && !isKept && settings.storeKind !== "memory");
    // Cells that failed for want of a key would stay so until an argument changes. Where Excel
    // refuses, they stay so after all; the test of the connection is what was asked for.
    if (await run()) await workbook?.recalculateFailed().catch(() => undefined);
  };
  const forget = async () => {
    clear();
    await settings.forgetApiKey();
    announce(connection.forgotten);
  };
  const choose = (address: string) => {
    clear();
    void settings.setPreferences({ serviceAddress: address });
  };
  const kept = isKeyRemembered
    ? connection.keptFor[settings.storeKind]
    : settings.storeKind === "memory"
      ? connection.keptFor.memory
      : isRefused
        ? connection.storeRefused
        : connection.keptForSession;

  return (
    <div className={styles.screen}>
      <div className={styles.group}>
        <Subtitle1 as="h1" block className={styles.heading}>
          {connection.title}
        </Subtitle1>
        {!hasKey && (
          <Text>
            {app.purpose} {connection.firstRun}
          </Text>
        )}
      </div>

      {settings.allowedServiceAddresses.length > 1 ? (
        <Field label={connection.address}>
          <Select
            value={serviceAddress}
            onChange={(_event, data) => {
              choose(data.value);
            }}
          >
            {settings.allowedServiceAddresses.map((address) => (
              <option key={address}>{address}</option>
            ))}
          </Select>
        </Field>
      ) : (
        <Text className={styles.address}>
          {connection.address}: <strong>{serviceAddress}</strong>
        </Text>
      )}

      {demoKey !== null && (
        <div className={styles.group}>
          <Text>{connection.demoKeyHint}</Text>
          <Button className={styles.start} onClick={() => void keep(demoKey, true)}>
            {connection.useDemoKey}
          </Button>
        </div>
      )}

      <KeyForm
        hasKey={hasKey}
        isBusy={isBusy}
        onKey={(key, remember) => void keep(key, remember)}
      />

      {hasKey && (
        <div className={styles.group}>
          <Text>
            {connection.hasKey} {kept}
          </Text>
          <div className={styles.buttons}>
            <Button disabledFocusable={isBusy} onClick={() => void run()}>
              {connection.test}
            </Button>
            <Button onClick={() => void forget()}>{connection.forget}</Button>
          </div>
        </div>
      )}

      <TestResult test={test} onRetry={() => void run()} />
      {test.status === "works" && (
        <Button
          appearance="primary"
          className={styles.start}
          onClick={() => {
            router.go("search");
          }}
        >
          {connection.toSearch}
        </Button>
      )}
    </div>
  );
}
