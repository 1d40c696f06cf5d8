import { Button, Field, Select, Text, makeStyles } from "@fluentui/react-components";
import { ButtonRow, Screen, Section } from "../../controls/Screen.js";
import { useSettings } from "../../services/use-settings.js";
import { useMessages } from "../../messages/use-messages.js";
import { connectionTexts } from "../../messages/connection.js";
import { useTexts } from "../../services/use-texts.js";
import { useServices } from "../../services/services.js";
import { Account } from "./Account.js";
import { KeyForm } from "./KeyForm.js";
import { NextSteps, type NextStepsProps } from "./NextSteps.js";
import { TestResult } from "./TestResult.js";
import { useConnection } from "./use-connection.js";
import { useDemoKey } from "./use-demo-key.js";

const useStyles = makeStyles({ address: { overflowWrap: "anywhere" } });

/** Where the service is, the key for it, and whether the two work together. */
export default function ConnectionScreen({ FirstSteps, KeyRights }: NextStepsProps) {
  const { settings } = useServices();
  const connection = useTexts(connectionTexts);
  const { app } = useMessages();
  const { serviceAddress, hasKey } = useSettings();
  const connected = useConnection();
  const { test, isRefused, keep, forget, choose, testKept } = connected;
  const demoKey = useDemoKey(serviceAddress, !hasKey);
  const works = test.status === "done" && test.result !== null;
  const address = <ServiceAddress onChoose={choose} />;

  return (
    <Screen title={hasKey ? connection.title : connection.welcome}>
      {!hasKey && <Text>{app.purpose}</Text>}
      {demoKey !== null && <DemoKey onUse={() => void keep(demoKey, true)} />}
      {hasKey && (
        <>
          {address}
          <KeptKey
            isRefused={isRefused}
            isBusy={test.status === "running"}
            onTest={testKept}
            onForget={() => void forget()}
          />
        </>
      )}
      <TestResult test={test} isOfOther={connected.isOfOther} onRetry={testKept} />
      {hasKey && <Account test={test} />}
      {works && <NextSteps FirstSteps={FirstSteps} KeyRights={KeyRights} />}
      <Section title={hasKey ? connection.otherKey : connection.ownKey}>
        {!hasKey && address}
        <KeyForm
          isMain={!hasKey && demoKey === null}
          keptAt={(isSessionOnly) =>
            isSessionOnly && settings.storeKind !== "memory"
              ? connection.keptForSession
              : connection.keptFor[settings.storeKind]
          }
          isBusy={test.status === "running"}
          onKey={(key, remember) => void keep(key, remember)}
        />
      </Section>
    </Screen>
  );
}

/** A choice only where more than one service is allowed. */
function ServiceAddress({ onChoose }: { readonly onChoose: (address: string) => void }) {
  const { settings } = useServices();
  const connection = useTexts(connectionTexts);
  const { serviceAddress } = useSettings();
  const styles = useStyles();
  if (settings.allowedServiceAddresses.length <= 1) {
    return (
      <Text className={styles.address}>
        {connection.addressIs} <strong>{serviceAddress}</strong>
      </Text>
    );
  }
  return (
    <Field label={connection.address}>
      <Select
        value={serviceAddress}
        onChange={(_event, data) => {
          onChoose(data.value);
        }}
      >
        {settings.allowedServiceAddresses.map((address) => (
          <option key={address}>{address}</option>
        ))}
      </Select>
    </Field>
  );
}

function DemoKey({ onUse }: { readonly onUse: () => void }) {
  const connection = useTexts(connectionTexts);
  return (
    <Section title={connection.tryDemo}>
      <Text>{connection.demoKeyHint}</Text>
      <ButtonRow>
        <Button appearance="primary" onClick={onUse}>
          {connection.useDemoKey}
        </Button>
      </ButtonRow>
    </Section>
  );
}

interface KeptKeyProps {
  readonly isRefused: boolean;
  readonly isBusy: boolean;
  readonly onTest: () => void;
  readonly onForget: () => void;
}

/** That there is a key and where it is kept. */
function KeptKey({ isRefused, isBusy, onTest, onForget }: KeptKeyProps) {
  const { settings } = useServices();
  const connection = useTexts(connectionTexts);
  const { isKeyRemembered } = useSettings();
  const kept = isKeyRemembered
    ? connection.keptFor[settings.storeKind]
    : settings.storeKind === "memory"
      ? connection.keptFor.memory
      : isRefused
        ? connection.storeRefused
        : connection.keptForSession;
  return (
    <>
      <Text>
        {connection.hasKey} {kept}
      </Text>
      <ButtonRow>
        <Button disabledFocusable={isBusy} onClick={onTest}>
          {connection.test}
        </Button>
        <Button onClick={onForget}>{connection.forget}</Button>
      </ButtonRow>
    </>
  );
}
