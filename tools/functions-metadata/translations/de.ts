import type { Translation } from "../languages.js";

const query = "Was gesucht wird, in jeder Sprache, etwa „Elektroautos“.";
const from = "Veröffentlicht ab: Datum, Jahr, today oder -5Y. Ohne Angabe vor 20 Jahren.";
const to = "Veröffentlicht bis: Datum, Jahr, today oder -1M. Ohne Angabe heute.";
const size = "Anzahl der Ergebnisse, 1 bis 1000. Ohne Angabe 10.";
const anyId =
  "Nummer einer Statistik oder Id eines Indikators; ein Bereich ergibt ein Ergebnis je Zelle.";
const series =
  "Name oder Nummer einer Reihe; bei Indikatoren Ort, Orte oder Gruppe. Ohne Angabe die einzige oder weltweit.";
const list = { query, from, to, size };

export const de: Translation = {
  functions: {
    SEARCH: {
      description:
        "Findet Statistiken nach Bedeutung: id, title, period, sources, released und link.",
      parameters: {
        ...list,
        options:
          "Etwa „columns=id,title; premium=off; headers=off“ oder ein Bereich mit Namen und Werten.",
      },
    },
    STATISTICS: {
      description:
        "Listet Statistiken nach Stichworten, mit Plattform, Seite und Sortierung als Optionen.",
      parameters: { ...list, options: "Etwa „platform=de; page=2; sort=newest; premium=off“." },
    },
    INFOGRAPHICS: {
      description:
        "Listet Infografiken nach Stichworten: id, title, period, sources, released und link.",
      parameters: {
        ...list,
        options: "Etwa „platform=de; page=2; sort=newest; columns=title,image“.",
      },
    },
    TOPICS: {
      description: "Listet Market-Insights-Themen mit ihrem Pfad und ihren Orten.",
      parameters: {
        ...list,
        options: "Etwa „platform=fr; page=2; sort=newest; columns=id,title,path“.",
      },
    },
    STUDIES: {
      description: "Listet Studien und Berichte nach Stichworten, Branche und Ort.",
      parameters: {
        ...list,
        options: "Etwa „industry=Energie; geolocation=Deutschland; platform=de; sort=newest“.",
      },
    },
    INDICATORS: {
      description:
        "Findet Marktindikatoren nach Bedeutung, mit Zeitraum und Orten, die sie abdecken.",
      parameters: {
        query,
        size: "Anzahl der Ergebnisse, 1 bis 25. Ohne Angabe 10.",
        options: "Etwa „columns=id,title,geos; headers=off“.",
      },
    },
    DATA: {
      description:
        "Zeigt die Daten einer Statistik: Kategorien untereinander, Reihen nebeneinander.",
      parameters: {
        id: "Nummer einer Statistik aus STAT.SEARCH; für mehrere ein Bereich oder eine Kommaliste.",
        options: "Etwa „layout=long; sort=desc; limit=10; na=#N/A; unit=on; scale=1; headers=off“.",
      },
    },
    INDICATOR: {
      description:
        "Zeigt Indikatoren: Zeiträume untereinander, Orte nebeneinander; mehrere Ids nacheinander.",
      parameters: {
        id: "Id eines Indikators aus STAT.INDICATORS; für mehrere ein Bereich oder eine Kommaliste.",
        geos: "Orte in jeder Schreibweise (Deutschland, DE, DEU, 276); Bereich oder Kommaliste. Ohne Angabe weltweit oder der einzige.",
        from: "Erster Zeitraum: Jahr, Datum, Zeitraum oder -10Y. Ohne Angabe der erste vorhandene.",
        to: "Letzter Zeitraum: Jahr, Datum, Zeitraum oder today. Ohne Angabe der letzte vorhandene.",
        options: "Etwa „header=name; layout=long; sort=desc; na=#N/A; unit=on; scale=1“.",
      },
    },
    PLACES: {
      description:
        "Listet die Mitglieder einer Gruppe von Orten oder die Orte, die ein Indikator abdeckt.",
      parameters: {
        of: "Eine Gruppe wie G7, EU oder DACH, oder die Id eines Indikators. Ohne Angabe alle Gruppen.",
        options: "Etwa „columns=code,name,as of,source; headers=off“.",
      },
    },
    VALUE: {
      description:
        "Zeigt eine Zahl: die neueste oder die eines Zeitraums; Bereiche ergeben eine Matrix.",
      parameters: {
        id: anyId,
        period:
          "Zeitraum, Datum, Jahr oder Kategorie, etwa 2024, „Q2 2024“ oder -5Y. Ohne Angabe der neueste.",
        series,
        options: "Etwa „match=before; agg=avg; show=period; scale=1“.",
      },
    },
    GROWTH: {
      description:
        "Zeigt die Veränderung zwischen zwei Zeiträumen: insgesamt oder mit rate=cagr pro Jahr.",
      parameters: {
        id: anyId,
        from: "Zeitraum, Datum oder Jahr, etwa 2014, oder vor to, etwa -10Y. Ohne Angabe der erste.",
        to: "Zeitraum, Datum oder Jahr. Ohne Angabe der letzte abgeschlossene.",
        series,
        options: "Etwa „rate=cagr; agg=avg; match=before; show=period“.",
      },
    },
    INFO: {
      description:
        "Zeigt, was über eine Statistik oder einen Indikator bekannt ist: ein Feld oder alle.",
      parameters: {
        id: anyId,
        field: "Etwa title, unit, last period oder released. Ohne Angabe alle Felder.",
      },
    },
    CITE: {
      description: "Zitiert eine Statistik oder einen Indikator, mit Abrufdatum.",
      parameters: {
        id: "Nummer einer Statistik oder Id eines Indikators; ein Bereich ergibt ein Zitat je Zelle.",
        style: "apa, mla, chicago, harvard oder bibtex. Ohne Angabe apa.",
      },
    },
    REPORT: {
      description:
        "Verweist auf den Bericht einer Statistik als PDF-, PowerPoint- oder Excel-Datei.",
      parameters: {
        id: "Nummer einer Statistik aus STAT.SEARCH.",
        format: "pdf, ppt oder xls. Ohne Angabe alle drei.",
      },
    },
    IMAGE: {
      description:
        "Zeigt das Bild einer Statistik in der Zelle, oder seine Adresse, wo Excel es nicht kann.",
      parameters: {
        id: "Nummer einer Statistik; ein Bereich ergibt ein Bild je Zelle.",
        width: "Breite in Pixeln, die das Bild mindestens haben soll. Ohne Angabe das größte.",
      },
    },
    CARD: {
      description:
        "Zeigt eine Karte mit Bild, Quelle und Link, oder den Titel, wo Excel keine Karten hat.",
      parameters: {
        id: "Nummer einer Statistik oder Id eines Indikators; ein Bereich ergibt eine Karte je Zelle.",
      },
    },
    ASK: {
      description:
        "Beantwortet eine Frage aus veröffentlichten Statistiken; die Antwort kommt in die Zelle.",
      parameters: {
        question: "Eine Frage in jeder Sprache, etwa „Wie hoch ist das BIP Deutschlands?“.",
        options: "Etwa „layout=lines; sources=on“.",
      },
    },
    "ASK.FACTS": {
      description: "Zeigt die Kennzahlen der Antwort auf eine Frage: title, value, unit und type.",
      parameters: { question: "Dieselbe Frage wie in STAT.ASK: sie wird nur einmal gestellt." },
    },
    "ASK.SOURCES": {
      description:
        "Zeigt die Quellen der Antwort auf eine Frage: title, source, type, period, released, link.",
      parameters: { question: "Dieselbe Frage wie in STAT.ASK: sie wird nur einmal gestellt." },
    },
    STATUS: {
      description:
        "Zeigt den Stand bei der letzten Berechnung: Dienst, Abrufe und Credits heute, Fehler.",
      parameters: { what: "Etwa credits, pending oder „last error“. Ohne Angabe alle Felder." },
    },
  },
  enums: {
    Field: {
      title: "Titel des Inhalts.",
      subject: "Was die Daten zeigen, in Kürze.",
      unit: "Einheit der Werte mit Größenordnung.",
      scale: "Wofür eine Eins steht, etwa 1000000.",
      sources: "Wer die Daten erhoben hat.",
      publisher: "Wer sie veröffentlicht hat.",
      licence: "Wie die Zahlen verwendet werden dürfen.",
      "first period": "Erster Zeitraum mit einem Wert.",
      "last period": "Letzter Zeitraum mit einem Wert.",
      frequency: "Wie oft es einen Wert gibt, etwa monthly (monatlich).",
      observations: "Wie viele Werte es gibt; bei mehreren Orten die des gezählten Orts.",
      "counted place": "Der Ort, dessen Werte gezählt sind, wo es mehrere gibt.",
      released: "Tag der Veröffentlichung.",
      updated: "Tag der letzten Aktualisierung.",
      link: "Adresse auf der Plattform.",
      premium: "WAHR bei kostenpflichtigen Inhalten.",
      description: "Die wichtigsten Fakten.",
      "forecast from": "Erster Zeitraum, der nur eine Prognose sein kann.",
      fetched: "Wann die Daten vom Dienst kamen.",
    },
    CitationStyle: {
      apa: "American Psychological Association, 7. Auflage.",
      mla: "Modern Language Association, 9. Auflage.",
      chicago: "Chicago, Fußnoten und Bibliografie.",
      harvard: "Harvard, Cite Them Right.",
      bibtex: "Ein Eintrag für BibTeX.",
    },
    ReportFormat: { pdf: "PDF-Datei.", ppt: "PowerPoint-Datei.", xls: "Excel-Datei." },
  },
};
