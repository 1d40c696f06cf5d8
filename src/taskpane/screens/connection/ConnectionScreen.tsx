import { Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { Button, Field, Select, Spinner, Text, makeStyles } from "@fluentui/react-components";
import { useAnnounce } from "../../frame/announcer.js";
import { useRouter } from "../../frame/router.js";
import { ButtonRow, Screen, Section } from "../../controls/Screen.js";
import { useSettings } from "../../services/use-settings.js";
import { useMessages } from "../../messages/use-messages.js";
import { connectionTexts } from "../../messages/connection.js";
import { useTexts } from "../../services/use-texts.js";
import { useServices } from "../../services/services.js";
import { KeyForm } from "./KeyForm.js";
import { TestResult } from "./TestResult.js";
import { useConnectionTest } from "./use-connection-test.js";
import { useDemoKey } from "./use-demo-key.js";

const useStyles = makeStyles({ address: { overflowWrap: "anywhere" } });

interface ConnectionScreenProps {
  /** Shown once a key works. */
  readonly FirstSteps: ComponentType;
  readonly KeyRights: ComponentType;
}

/** Where the service is, the key for it, and whether the two work together. */
export default function ConnectionScreen({ FirstSteps, KeyRights }: ConnectionScreenProps) {
  const { settings, workbook } = useServices();
  const connection = useTexts(connectionTexts);
  const { app } = useMessages();
  const { serviceAddress, hasKey, isKeyRemembered } = useSettings();
  const styles = useStyles();
  const announce = useAnnounce();
  const router = useRouter();
  const { test, check, run, clear } = useConnectionTest();
  const demoKey = useDemoKey(serviceAddress, !hasKey);
  const [isRefused, setRefused] = useState(false);
  const next = useRef<HTMLDivElement>(null);
  const isBusy = test.status === "running";

  const keep = async (key: string, remember: boolean) => {
    clear();
    // A refused key never takes the place of one that may work.
    if (hasKey && !(await check(key))) return;
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
    // The screen is another one now, and the button that was pressed is gone.
    router.go("connection");
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
  const works = test.status === "done" && test.result !== null;
  useEffect(() => {
    // The button that was pressed may be gone, and with it the focus.
    if (works && document.activeElement === document.body)
      next.current?.querySelector("button")?.focus();
  }, [works]);

  const address =
    settings.allowedServiceAddresses.length > 1 ? (
      <Field label={connection.address}>
        <Select
          value={serviceAddress}
          onChange={(_event, data) => {
            choose(data.value);
          }}
        >
          {settings.allowedServiceAddresses.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
    ) : (
      <Text className={styles.address}>
        {connection.address}: <strong>{serviceAddress}</strong>
      </Text>
    );

  return (
    <Screen title={hasKey ? connection.title : connection.welcome}>
      {!hasKey && <Text>{app.purpose}</Text>}
      {demoKey !== null && (
        <Section title={connection.tryDemo}>
          <Text>{connection.demoKeyHint}</Text>
          <ButtonRow>
            <Button appearance="primary" onClick={() => void keep(demoKey, true)}>
              {connection.useDemoKey}
            </Button>
          </ButtonRow>
        </Section>
      )}

      {hasKey && (
        <>
          {address}
          <Text>
            {connection.hasKey} {kept}
          </Text>
          <ButtonRow>
            <Button disabledFocusable={isBusy} onClick={() => void run()}>
              {connection.test}
            </Button>
            <Button onClick={() => void forget()}>{connection.forget}</Button>
          </ButtonRow>
        </>
      )}
      <TestResult test={test} onRetry={() => void run()} />
      {works && (
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
      )}

      <Section title={hasKey ? connection.otherKey : connection.ownKey}>
        {!hasKey && address}
        <KeyForm
          isMain={!hasKey && demoKey === null}
          keptAt={(isSessionOnly) =>
            isSessionOnly && settings.storeKind !== "memory"
              ? connection.keptForSession
              : connection.keptFor[settings.storeKind]
          }
          isBusy={isBusy}
          onKey={(key, remember) => void keep(key, remember)}
        />
      </Section>
    </Screen>
  );
}
