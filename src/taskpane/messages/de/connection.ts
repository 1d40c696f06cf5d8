import type { ConnectionTexts } from "../en/connection.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("de");
const credits = (value: number) => count(value, "Credit", "Credits");

export const connection: ConnectionTexts = {
  title: "Verbindung",
  welcome: "Willkommen bei Stat for Excel",
  tryDemo: "Ohne Konto ausprobieren",
  ownKey: "Eigener Schlüssel",
  otherKey: "Anderer Schlüssel",
  address: "Dienstadresse",
  key: "API-Schlüssel",
  keyHint:
    "Von Ihrem Content-Discovery-Dienst. Er geht an die Adresse oben und nirgendwohin sonst.",
  testIsFree: "Der Test ist eine Suche, die nichts kostet.",
  sessionOnly: "Nur für diese Sitzung behalten",
  save: "Speichern und testen",
  test: "Testen",
  testing: "Wird getestet …",
  forget: "Schlüssel vergessen",
  forgotten: "Der Schlüssel wurde vergessen.",
  useDemoKey: "Demoschlüssel verwenden",
  demoKeyHint: "Dieser Dienst gibt allen einen Demoschlüssel. Damit funktioniert alles.",
  emptyKey: "Geben Sie zuerst einen Schlüssel ein.",
  malformedKey: "Ein Schlüssel besteht aus Buchstaben, Ziffern und Zeichen, ohne Leerzeichen.",
  noKey: "Noch kein Schlüssel.",
  hasKey: "Für diese Adresse ist ein Schlüssel gespeichert.",
  keptFor: {
    roaming: "Er liegt bei Ihrem Office-Konto.",
    local: "Er liegt im Speicher dieses Browsers auf diesem Gerät, nicht in der Arbeitsmappe.",
    "office-runtime": "Er liegt im Office-Speicher auf diesem Gerät, nicht in der Arbeitsmappe.",
    memory: "Hier gibt es keinen Speicher: Der Schlüssel bleibt, bis Excel geschlossen wird.",
  },
  keptForSession: "Er bleibt, bis Excel geschlossen wird.",
  storeRefused:
    "Der Speicher hat den Schlüssel nicht angenommen. Er bleibt, bis Excel geschlossen wird.",
  works: "Die Verbindung steht.",
  found: (count) => `Eine Probesuche nach „population“ fand ${String(count)} Indikatoren.`,
  worksWithoutIndicators: "Die Verbindung steht. Der Schlüssel darf keine Indikatoren suchen.",
  toSearch: "Zur Suche",
  account: "Ihr Konto beim Gateway",
  person: "Person",
  team: "Team",
  usedThisMonth: "Diesen Monat verbraucht",
  leftThisMonth: {
    person: "Diesen Monat übrig von Ihrem Budget",
    team: "Diesen Monat übrig vom Budget Ihres Teams",
    firm: "Diesen Monat übrig vom Budget der Firma",
  },
  leftOf: (left, budget) => `${left.toLocaleString("de")} von ${credits(budget)}`,
  credits,
};
