import type { Sentences } from "./en.js";

export const de: Sentences = {
  "missing-part":
    "Ein Teil des Add-Ins ließ sich nicht laden: Verbindung prüfen, dann neu berechnen",
  "missing-key": "Tragen Sie Ihren API-Schlüssel im STAT-Bereich ein",
  "bad-key": "Der Dienst nimmt Ihren API-Schlüssel nicht an: prüfen Sie ihn im STAT-Bereich",
  forbidden: "Ihr API-Schlüssel umfasst diese Daten nicht: fragen Sie Ihren Anbieter nach Zugang",
  "not-found":
    "Der Dienst hat keinen Inhalt mit dieser Id: STAT.SEARCH und STAT.INDICATORS zeigen die Ids",
  "bad-input": "Der Dienst hat die Anfrage nicht angenommen: {detail}",
  "rate-limited": "Zu viele Anfragen: in {seconds} s neu berechnen",
  timeout: "Der Dienst hat nicht rechtzeitig geantwortet: neu berechnen",
  offline: "Der Dienst ist nicht erreichbar: Verbindung und Adresse im STAT-Bereich prüfen",
  server: "Der Dienst hat ein Problem: später erneut versuchen",
  "bad-response": "Die Antwort des Dienstes ist nicht lesbar: später erneut versuchen",
  aborted: "Abgebrochen",
  budget: "Budget erreicht: Erhöhen Sie die Credits pro Tag im STAT-Bereich",
  "research-failed": "Die Frage konnte nicht beantwortet werden: anders formulieren",
  "no-answer": "Keine Antwort: {detail}",
  "still-researching": "Die Recherche läuft noch: zum Fortsetzen neu berechnen",
  "not-cached": "Noch nicht geladen: Eingabetaste oder Aktualisieren",
  outdated:
    "Der Dienst hat diesen Indikator geändert, seit einige dieser Orte geladen wurden: neu berechnen, um sie noch einmal zu laden",
  "question-held":
    "Noch nicht gefragt: Erlauben Sie die Fragen dieser Mappe im STAT-Bereich unter Mappe",
  "no-content":
    "Der Dienst hat keinen Inhalt mit der Id {id}: STAT.SEARCH und STAT.INDICATORS zeigen die Ids",
  "indicators-only":
    "Kein Indikator hat die Id {id}: STAT.INDICATORS zeigt sie, STAT.DATA nimmt Statistiken",

  "no-results": "Keine Ergebnisse für „{query}“",
  "no-results-said": "Keine Ergebnisse für „{query}“: {detail}",
  "no-results-published":
    "Keine Ergebnisse für „{query}“, veröffentlicht {window}: from und to meinen den Tag der Veröffentlichung",
  "empty-query": "Geben Sie an, was gesucht wird, etwa „Elektroautos“",
  "empty-question": "Stellen Sie eine Frage, etwa „Wie hoch ist das BIP Deutschlands?“",
  "bad-date": "{argument} ist kein Datum: {value}. Möglich: 2024-05-31, 2024, today, -5Y",
  "reversed-dates": "from ({from}) liegt nach to ({to})",
  "before-depth": "to ist {to}, aber der Dienst hat nichts, was vor {first} erschienen ist",
  "bad-size": "size muss eine ganze Zahl von 1 bis {max} sein, nicht {value}",
  "bad-width": "width muss eine ganze Zahl von 1 bis 10000 sein, nicht {value}",
  "missing-id": "Geben Sie eine Id an: STAT.SEARCH und STAT.INDICATORS zeigen sie",
  "unreadable-cell":
    "Diese Zelle enthält weder Text noch Zahl noch Datum, sondern {type}: nennen Sie, was gemeint ist, etwa =A1.Name",
  "empty-argument":
    "Die Zelle für {argument} ist leer: füllen Sie sie aus, oder lassen Sie {argument} weg",
  "bad-id": "Keine Id: {value}. STAT.SEARCH und STAT.INDICATORS zeigen sie",
  "bad-period": "Kein Zeitraum: {value}. Möglich: 2024, 2024-05, Q2 2024, -5Y",
  "statistics-only":
    "{value} ist nicht die Id einer Statistik: {name} nimmt die Nummern, die STAT.SEARCH zeigt",
  "unknown-option": "Unbekannte Option {option}. Erlaubt: {allowed}",
  "bad-option-value": "{option} kann nicht {value} sein. Erlaubt: {allowed}",
  "unknown-field": "Unbekanntes Feld {field}. Erlaubt: {allowed}",
  "unknown-place": "Unbekannter Ort: {place}. Möglich: Name oder Code wie Deutschland, DE, DEU",
  "several-places": "{place} kann eines davon sein: {known}",
  "unknown-place-near": "Unbekannter Ort: {place}. Meinten Sie {near}?",
  "former-state":
    "{place} gibt es nicht mehr, und Werte davon sind hier keine; die der Nachfolger sind nicht dessen eigene: {known}",
  "unknown-industry":
    "Unbekannte Branche: {industry}. Möglich: ihre Nummer oder ein Name wie {known}",
  "unknown-series": "Keine Reihe {series}. Es gibt: {known}",
  "no-value": "Kein Wert für {period}",
  "before-data": "Kein Wert für {period}: die Daten beginnen mit {first}",
  "after-data": "Kein Wert für {period}: die Daten enden mit {last}",
  "gap-in-data": "Kein Wert für {period}: zwischen {before} und {after} gibt es keinen",
  "finer-data":
    "{period} hat mehrere Werte, etwa {example}: mit agg=avg, sum, last, first, min oder max zusammenfassen",
  "coarser-data": "Kein Wert für {period} allein: die Daten haben einen für {example}",
  "incomplete-period":
    "{period} ist nicht vollständig: {count} Werte von {first} bis {last}, einige fehlen",
  "incomplete-one": "{period} ist nicht vollständig: von seinen Werten gibt es nur den von {first}",
  "mixed-period":
    "Kein Wert für {period}: die Reihe hat darin bei {at} einen Bruch, sodass ihre Werte zusammen keinen ergeben; agg=last nimmt den letzten",
  "fiscal-year":
    "{period} ist ein Haushaltsjahr, und niemand hat gesagt, welche Monate es hat: das Jahr allein nennen, wo die Zahlen von solchen Jahren sind, sonst Monate oder Quartale, die die Daten haben",
  "no-change":
    "{option}: für {period} ist nichts zu berechnen, denn dieser oder ein früherer Wert dafür fehlt oder ist unvollständig",
  "no-logarithm":
    "{option}: {period} ist {value}, und nur was größer als null ist, hat einen Logarithmus",
  "change-sign":
    "{option}: die Veränderung von {period} ist nicht in Prozent zu sagen, denn einer ihrer beiden Werte ist nicht größer als null: change={better} zeigt sie",
  "series-breaks":
    "Die Reihe hat bei {period} einen Bruch: Werte ab dort sind mit früheren nicht vergleichbar",
  "irregular-periods":
    "{option} braucht Zeiträume einer Länge, etwa Jahre oder Monate: diese Zeilen sind etwas anderes",
  "coarser-periods":
    "freq={freq} ist feiner als die Daten: Werte lassen sich zusammenfassen, nicht aufteilen",
  "needs-agg":
    "Sagen Sie, wie freq={freq} diese Werte zusammenfasst: agg=avg, sum, last, first, min oder max",
  "no-sum":
    "agg=sum hat bei Raten, Preisen, Indizes, Anteilen, Beständen, Werten je Kopf oder Stunde, auf das Jahr hochgerechneten Werten sowie Monaten, Quartalen und Halbjahren aus Wochen keinen Sinn: agg=avg oder last",
  "unclear-scale":
    "scale={scale} muss wissen, wofür eins bei diesen Werten steht, und ihre Einheit sagt es nicht verständlich genug ({unit}): scale= weglassen",
  "not-money":
    "currency={currency} rechnet Geld einer bekannten Währung um: Diese Werte sind in {unit}",
  "constant-money":
    "currency={currency} hat bei Werten in konstanten Preisen oder nach Kaufkraft keinen Sinn: {unit}",
  "no-rates": "Der Dienst hat für die Zeiträume dieser Werte keine Wechselkurse von {from} zu {to}",
  "no-rate": "Kein Wechselkurs von {from} zu {to} für {period}",
  "currency-needs-agg":
    "Geben Sie an, was diese Werte sind: agg=sum oder avg für Stromgrößen (Kurse im Mittel), agg=last für Bestände (Kurse am Ende)",
  "base-breaks":
    "rebase={base}: die Reihe hat darin einen Bruch und damit keinen Stand, der 100 sein kann",
  "base-not-covered": "rebase={base}: die Daten haben dafür keinen vollständigen Wert",
  "base-not-positive":
    "rebase={base}: der Wert dort ist nicht größer als null und kann nicht 100 sein",
  "bad-combination": "{one} hat mit {other} keinen Sinn: eines davon weglassen",
  "unknown-group":
    "{id} ist weder eine Gruppe, die STAT.PLACES() auflistet, noch die Id eines Indikators",
  "unknown-coverage": "Niemand hat gesagt, welche Orte {id} abdeckt: STAT.INDICATORS listet sie",
  "mixed-frequencies":
    "Diese Indikatoren haben mehrere Häufigkeiten ({known}): freq=A, S, Q, M oder W bringt sie auf eine",
  "group-in-range":
    "{group} ist eine Gruppe von {count} Orten: als einzige Zelle angeben oder die Mitglieder mit STAT.PLACES auflisten",
  "members-only":
    "{group} hat hier keinen eigenen Wert: „Mitglieder von {group}“ nimmt die seiner {count} Orte",
  "cross-period":
    "layout=cross zeigt einen Zeitraum oder jeweils den letzten: nur from angeben oder keines von beiden",
  "choose-series": "Nennen Sie eine Reihe: es gibt {count}: {known}",
  "choose-place": "Nennen Sie einen Ort: es gibt {count}, etwa {known}",
  "unknown-category": "Keine Kategorie {category}. Es gibt: {known}",
  "no-values": "Keine Werte bis heute: latest=any nimmt auch Prognosen",
  "outside-periods":
    "Nichts zwischen from und to ({bounds}): die Daten reichen von {first} bis {last}",
  "no-categories": "Kein Zeitraum zur Auswahl: nennen Sie eine Kategorie, etwa {example}",
  "no-chart": "Dieser Inhalt hat keine Datentabelle",
  "no-geo": "Keine Daten für {place}: STAT.INDICATORS zeigt die Orte eines Indikators",
  "no-image": "Dieser Inhalt hat kein Bild",
  "premium-image":
    "Bilder von Premium-Inhalten öffnen nur im Aufgabenbereich: eine Zelle behält kein Recht, sie zu sehen",
  "no-report": "Zu diesem Inhalt gibt es keinen {format}-Bericht",
  "no-facts": "Die Antwort enthält keine Kennzahlen",
  "no-sources": "Die Antwort nennt keine Quellen",
  "no-periods": "Wachstum braucht Zeiträume: dieser Inhalt hat Kategorien wie {example}",
  "one-period":
    "from und to führen beide zu {period}, dem letzten Zeitraum mit Wert: kein Wachstum zu zeigen",
  "growth-lengths":
    "{from} und {to} sind verschieden lang: Wachstum geht von Jahr zu Jahr, von Monat zu Monat",
  "growth-negative":
    "Wachstum ab oder bis zu einem Wert unter null ist nicht in Prozent zu sagen: {period} ist {value}; die Differenz zweier STAT.VALUE zeigt die Veränderung",
  "growth-percent":
    "Die Werte sind Prozentangaben, deren Wachstum sich wie Prozentpunkte läse: diese zeigt die Differenz zweier STAT.VALUE, die Veränderung in Prozent ihr Quotient weniger 1",
  "growth-zero": "Wachstum ab null hat keinen Wert",
  "growth-sign": "rate=cagr braucht zwei Werte über null und Zeit zwischen ihnen",
  "text-value": "Der Wert ist keine Zahl: {value}",
  "too-many-cells":
    "{cells} Zellen sind zu viele für eine Formel (höchstens {max}): limit= oder weniger Ids",
  "too-large": "Das Ergebnis ist zu groß für eine Formel: limit=, columns= oder weniger Ids",
  unexpected: "Unerwarteter Fehler: neu berechnen, dann die Fehler im STAT-Bereich ansehen",
};
