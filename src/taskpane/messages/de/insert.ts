import { sourceWords } from "../../../workbook/index.js";
import type { InsertTexts } from "../en/insert.js";

export const insert: InsertTexts = {
  nameId: "Mit lesbarem Namen für die Id, auf dem Blatt STAT ids",
  idsProtected: (sheet) =>
    `Das Blatt „${sheet}“ ist geschützt, so bekommt die Id keinen Namen, und nichts wurde eingefügt. Heben Sie den Schutz auf oder fügen Sie ohne Namen ein.`,
  inserted: (address) => `Formel eingefügt in ${address}.`,
  roomUnknown: "Die Größe war nicht bekannt: Ist etwas im Weg, zeigt die Zelle #ÜBERLAUF!.",
  occupied: (address) => `${address} ist nicht leer. Den Inhalt ersetzen?`,
  overwrite: "Ersetzen",
  cancel: "Abbrechen",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um Formeln einzufügen.",
  failed: (reason) => `Excel hat es nicht angenommen: ${reason}`,
  cellError: (place, shown, reason) =>
    reason === "" ? `${place} zeigt ${shown}.` : `${place} zeigt ${shown}: ${reason}`,
  moreErrors: (count) =>
    count === 1
      ? "Eine weitere Zelle zeigt einen Fehler."
      : `${count.toLocaleString("de")} weitere Zellen zeigen Fehler.`,
  noTable: (place, shown) =>
    `Die Formel in ${place} zeigt ${shown} statt Daten, deshalb gibt es kein Diagramm. Die Meldung der Zelle sagt, warum.`,
  stillBusy: (place) =>
    `Die Daten in ${place} sind noch nicht da. Die Formel bleibt; fügen Sie das Diagramm ein, sobald sie da sind.`,
  working: "Wird eingefügt …",
  gaps: "Fehlende Werte stehen als #NV da, damit das Diagramm dort eine Lücke lässt statt einer Null.",
  done: {
    chart: (place) => `Live-Diagramm eingefügt in ${place}.`,
    "chart-on-table": (place) => `Tabelle und Diagramm eingefügt in ${place}.`,
    formula: (place) => `Formel eingefügt in ${place}.`,
    table: (place) => `Tabelle eingefügt in ${place}.`,
    image: (place) => `Bild eingefügt in ${place}.`,
    card: (place) => `Karte eingefügt in ${place}.`,
    link: (place) => `Titel eingefügt in ${place}.`,
  },
  notFree: {
    cells: (place) => `Bei ${place} ist nicht genug Platz frei.`,
    table: (place) => `Bei ${place} ist eine Tabelle im Weg.`,
    merged: (place) =>
      `Bei ${place} sind verbundene Zellen im Weg: Sie würden Zahlen verschlucken. Heben Sie den Zellverbund auf oder fügen Sie anderswo ein.`,
    hidden: (place) =>
      `Ausgeblendete Zeilen oder Spalten sind bei ${place} im Weg: Zahlen wären nicht zu sehen. Blenden Sie sie ein oder fügen Sie anderswo ein.`,
    protected: (place) =>
      `Das Blatt von ${place} ist geschützt. Heben Sie den Schutz auf oder fügen Sie auf einem anderen Blatt ein.`,
    edge: (place) => `Bei ${place} passt es nicht: Dort endet das Blatt.`,
  },
  useNext: (place) => `In ${place} einfügen`,
  useNewSheet: "Auf neuem Blatt einfügen",
  unreadPlace: (typed) =>
    `„${typed}“ ist hier weder Name noch Code eines Orts. Vervollständigen Sie die Eingabe, wählen Sie aus der Liste oder leeren Sie das Feld.`,
  noPicture: "Das Bild ließ sich nicht holen.",
  noFigures: "Es gibt keine Werte zum Einfügen.",
  textsFirst:
    "Excel hielte die erste Spalte, die aus Texten besteht, für die Rubriken des Diagramms. Fügen Sie sie als Tabelle ein.",
  sourceLine: (source, released, retrieved) =>
    [
      source === "" ? sourceWords.de.noSource : sourceWords.de.source(source),
      ...(released === "" ? [] : [`veröffentlicht am ${released}`]),
      ...(retrieved === "" ? [] : [`abgerufen am ${retrieved}`]),
    ].join(", "),
  listHeaders: ["Nummer", "Titel", "Neuester Wert", "Einheit"],
};
