import { currencyWords } from "../rates/currencies.js";

/** Words around a question that no concept is called by: that the library does not know them says nothing of it. */
const words = `
  latest recent recently newest actual actually now today nowadays annual monthly quarterly weekly daily yearly past
  last next since until before after behave behaved perform performed performance happen happened happening look looks
  looked like explain analysis excel spreadsheet download csv time series timeseries official source sources estimate
  estimates estimated approx approximately around roughly exactly really very ever still already just only also
  different various major main key important interesting example examples good bad better worse strong weak fast slow
  quickly slowly rapidly significantly steadily thanks hello dear question answer know known thing things way kind type
  times quarter quarters week weeks day days decade decades century first second third hundred million millions
  billion billions trillion ago early late mid during pandemic covid crisis list listed full complete detailed simple
  versus relation relative related statement breakdown right seasonally adjusted unadjusted expensive cheap
  stand stands stood reach reached represent represents amount over time note notes imf eurostat bls bea
  aktuell aktuelle aktueller aktuellen aktuelles neueste neuesten letzte letzten letzter letztes heute jetzt bisher seit
  ungefahr etwa genau insgesamt jahrlich jahrliche jahrlicher jahrliches jahrlichen monatlich monatliche monatlicher monatliches monatlichen
  vierteljahrlich vierteljahrliche vierteljahrlicher vierteljahrliches vierteljahrlichen quartalsweise zeitreihe quelle quellen passiert sieht aussehen
  aussieht bedeutet wichtig wichtigste prozent milliarde milliarden million millionen pandemie krise corona zeitraum
  jahrzehnt woche wochen tag tage quartal quartale danke hallo ubersicht liste vollstandig einfach laut beim derzeitige
  derzeitigen heutige heutigen kurzlich hohe betragt betragen liegt liegen lag saisonbereinigt teuer gunstig erreicht macht
  dernier derniere derniers dernieres recent recente recents recentes actuel actuelle actuels actuelles actuellement
  aujourd hui maintenant environ exactement evoluer comporte passe depuis pandemie crise pourcentage million millions
  milliard milliards semaine semaines jour jours trimestre trimestres trimestriel trimestriels trimestrielle trimestrielles mensuel
  mensuels mensuelle mensuelles annuel annuels annuelle annuelles
  serie series temporelle svp plait bonjour liste complete lors pendant represente
  representent eleve elevent atteint cher chere coute combien proportion
  ultimo ultima ultimos ultimas reciente recientes actual actuales actualmente hoy ahora aproximadamente exactamente
  comportado pasado pasada desde pandemia crisis porcentaje millon millones miles semana semanas dia dias trimestre
  trimestres trimestral trimestrales mensual mensuales anual anuales serie series temporal favor gracias hola lista completa durante
  asciende ascienden representa representan alcanza caro cara barato vale
`;

export const everydayWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** True for a word that says nothing of what is measured: what a figure is stated in is none of it ("in dollars"). */
export const saysNothing = (word: string): boolean =>
  everydayWords.has(word) || currencyWords.has(word);
