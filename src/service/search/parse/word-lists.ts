/** The closed word classes of the four languages, folded: what carries no concept of its own. */
import { platforms, type Platform } from "../../../contract/known-values.js";
import { fold } from "./text.js";

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** With an accent where the word without it is a word of other languages, or a name: "für", not "fur". */
const writtenFunctionWords: Readonly<Record<Platform, readonly string[]>> = {
  en: list(`the a an of in on at to for from by with and or is are was were be been has have had do does
    did how what which who whose whom where when why many much most more less than that this these those
    there it its their they we you i me my us our can could would will shall should may show tell give
    find about as per each every all any some between among over under during into not no as up please
    want need look looking get see let compared like s`),
  de: list(`der die das den dem des ein eine einer eines einem einen von vom im in an am auf zu zum zur für mit
    und oder ist sind war waren wird werden wurde wurden hat haben hatte hatten wie was welche welcher welches
    welchem welchen wer wo wann warum viel viele vielen mehr weniger als dass dieser diese dieses es ihr ihre
    sein seine sie wir du ich man pro je jeder jede jedes alle über unter zwischen bei aus nach nicht kein
    keine auch nur mir bitte zeig zeige gib nenne suche gibt es leben lebt sich um bis während`),
  fr: list(`le la les l un une des du de d au aux a en dans sur pour par avec et ou est sont etait etaient sera
    ete etre ont avait quel quelle quels quelles qui que quoi qu comment combien ou quand pourquoi plus
    moins ce cet cette ces son sa ses leur leurs il elle ils elles on nous vous je tu y ne pas chaque tous
    toutes tout entre parmi sous donne montre moi merci cherche t c s n m se si provenance`),
  es: list(`el la los las lo un una unos unas de del al a en para por con y e o u es son era eran fue fueron ha
    han habia hay ser estar esta estan cual cuales que quien quienes como cuanto cuanta cuantos cuantas
    donde cuando mas menos este estos estas ese esa esos su sus ellos ellas nosotros yo tu se me cada
    todo todos todas entre sobre bajo no muestra dame busca tiene tienen procedente procedentes`),
};

/** Function words, folded; they also tell the language of a question. */
export const functionWords = Object.fromEntries(
  platforms.map((language) => [language, new Set(writtenFunctionWords[language].map(fold))]),
) as unknown as Readonly<Record<Platform, ReadonlySet<string>>>;

/** Folded words that are only with their accent what they are, and in which language. */
export const accentedWords: ReadonlyMap<string, Platform> = new Map(
  platforms.flatMap((language) =>
    writtenFunctionWords[language]
      .filter((word) => fold(word) !== word)
      .map((word) => [fold(word), language] as const),
  ),
);

/** What stands beside any subject, and tells the language of a question as well. */
export const commonWords: Readonly<Record<Platform, ReadonlySet<string>>> = {
  en: new Set(
    list(`country countries land nation nations year years month months rate rates price prices growth stocks
    january february march june july october december
    since until till before after highest lowest largest smallest average ranking cases deaths`),
  ),
  de: new Set(
    list(
      `land lander landern laender staat staaten jahr jahre jahren monat monate quartal halbjahr wachstum preise entwicklung
      januar februar marz juni juli oktober dezember
      seit bis vor nach letzte letzten letzter letztes hochste hochster hochstes hochsten tiefste tiefster
      tiefstes tiefsten niedrigste niedrigster niedrigstes niedrigsten grosste grosster grosstes grossten
      kleinste kleinster kleinstes kleinsten durchschnitt jahresdurchschnitt jahresmittel vergleich weltweit rangliste kurs kurse zuletzt kurzlich neuerdings`,
    ),
  ),
  fr: new Set(
    list(`pays annee annees mois taux prix croissance evolution
    janvier fevrier avril juin juillet aout septembre octobre novembre decembre
    mondial mondiale mondiales mondiaux depuis avant apres jusqu jusque dernier derniers derniere dernieres moyenne
    meilleur meilleure meilleurs meilleures pire pires classement recemment dernierement`),
  ),
  es: new Set(
    list(`pais paises ano anos mes meses tasa tipo tipos precio precios crecimiento evolucion
    recientemente ultimamente enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    mundial mundiales desde hasta antes despues ultimo ultimos ultima ultimas mejor mejores peor peores promedio ranking reserva reservas`),
  ),
};

/** Alone they name a city, a letter, a person: with other words they may be part of a measure. */
export const ambiguousAlone: ReadonlySet<string> = new Set(
  list(
    `capital hauptstadt capitale president prasident presidente weather wetter meteo clima flag flagge
    school schools schule schulen ecole ecoles escuela escuelas`,
  ),
);

/** Firms whose names stand in those of their browsers. */
export const vendors: ReadonlySet<string> = new Set(
  list(`google microsoft samsung apple mozilla amazon meta facebook`),
);

/** What is asked where a vendor is named and its browser is meant. */
export const vendorsProducts: ReadonlySet<string> = new Set(
  list(`chrome edge explorer safari firefox internet android browser browsers share marktanteil marktanteile
  webbrowser part navigateur navigateurs cuota navegador navegadores usage nutzung uso utilisation`),
);

/** Words around a question that say nothing of what is measured. */
export const fillerWords: ReadonlySet<string> = new Set(
  list(`statistic statistics data dataset figure figures number-of chart charts graph table info information
  facts fact report overview items currently present development trend trends evolution evolve evolved developed
  change changed changes history historical timeline total-of average-of level levels value values
  statistik statistiken daten zahl zahlen angaben grafik diagramm tabelle uberblick entwicklung entwickelt
  verlauf trend derzeit momentan hoch gross tief niedrig stark lang alt
  statistique statistiques donnees chiffre chiffres graphique tableau apercu tendance historique niveau
  estadistica estadisticas datos dato cifra cifras grafico tabla panorama desarrollo tendencia nivel
  evolucion evolucionado evolue developpement
  high low big large great small long old elevee eleve eleves haut haute bas grand grande alta alto bajo baja
  tall average averages mean durchschnittlich durchschnittliche durchschnittlicher durchschnittliches durchschnittlichen
  durchschnitt jahresdurchschnitt jahresmittel mittlere mittlerer mittleres mittleren moyen moyenne medio media promedio
  year years jahr jahre jahren an ans annee annees ano anos month months monat monate mois mes meses
  country countries land lander landern laender staat staaten nation nations pays estado pais paises
  people menschen leute gens personnes personas gente inhabitant
  popular common beliebt beliebteste beliebtesten populaire populaires
  worldwide world global globally weltweit welt international internationally mondial mondiale monde mundo
  mundial`),
);

/** Heads that many concepts share: alone they do not say which is meant. */
export const genericWords: ReadonlySet<string> = new Set(
  list(`rate rates share number production consumption growth price prices index per capita head ratio
  expenditure spending total annual value volume level use usage users market size cost costs area length
  access real nominal output generation intensity gross net national persons new percent percentage proportion
  prevalence pravalenz prevalencia
  quote rate anteil marktanteil marktanteile zahl anzahl produktion verbrauch wachstum preis preise index kopf verhaltnis ausgaben
  gesamt jahrlich wert konsum neue neuer neues nutzung nutzer markt grosse kosten flache lange erzeugung intensitat
  prozent prozentsatz
  taux part nombre production consommation croissance prix indice tete rapport depenses annuel valeur
  utilisation utilisateurs marche taille cout superficie longueur acces reel intensite habitant
  annuelle pourcent pourcentage
  tasa cuota proporcion numero produccion consumo crecimiento precio precios indice cabeza gasto anual
  valor uso usuarios mercado tamano coste superficie longitud acceso intensidad habitante porcentaje proporcion`),
);

export const rankingWords = {
  highest: new Set(
    list(`highest most top largest biggest greatest richest leading ranking rank ranked best longest
    strongest oldest fastest maximum maximal maximale maximalen maximaler maximales
    hochste hochsten hochster hochstes meisten meiste grosste grossten grosster grosstes reichste reichsten
    rangliste ranking spitze fuhrend langste langsten starkste starksten schnellsten am-meisten
    besten bester bestes beste
    classement premier premiers maximum riches riche meilleur meilleure meilleurs meilleures
    mejor mejores mayor mayores ranking clasificacion maximo maxima ricos`),
  ),
  lowest: new Set(
    list(`lowest least smallest fewest poorest worst shortest slowest minimum minimal minimale minimalen minimaler minimales
    niedrigste niedrigsten niedrigster niedrigstes tiefste tiefsten tiefster tiefstes geringste geringsten kleinste kleinsten wenigsten armste
    armsten schlechteste schlechtesten schlimmste schlimmsten kurzeste kurzesten
    pire pires minimum pauvres faible faibles petit petits
    menor menores minimo minima pobres peor peores`),
  ),
} as const;

/** Two-word superlatives of the Romance languages: "le plus élevé", "más alta". */
export const superlatives = {
  adverbHigh: new Set(["plus", "mas"]),
  adverbLow: new Set(["moins", "menos"]),
  adjectiveHigh: new Set(
    list(`eleve elevee eleves elevees haut haute hauts hautes grand grande grands grandes fort forte alto alta
    altos altas elevado elevada grande grandes important importante long longue larga largo riche riches
    rico ricos peuple peuples poblado poblados`),
  ),
  adjectiveLow: new Set(
    list(`bas basse faible faibles petit petite petits petites bajo baja bajos bajas pequeno pequena pauvre
    pauvres pobre pobres court courte corta corto`),
  ),
} as const;

export const countryWords: ReadonlySet<string> = new Set(
  list(
    `country countries nation nations land lander landern laender staat staaten pays pais paises`,
  ),
);

export const comparisonWords: ReadonlySet<string> = new Set(
  list(`vs versus compare compared comparison comparing against difference
  vergleich vergleiche vergleichen verglichen gegenuber unterschied gegen
  comparer compare comparaison comparee comparees contre difference
  comparar comparado comparada comparados comparadas comparacion frente diferencia compara contra`),
);

export const averageWords: ReadonlySet<string> = new Set(
  list(`average averaged averages mean durchschnitt durchschnitts durchschnittlich durchschnittliche
  durchschnittlicher durchschnittliches durchschnittlichen jahresdurchschnitt jahresmittel mittel schnitt mittelwert mittlere mittlerer mittleres mittleren
  moyen moyenne moyens moyennes medio media promedio promedios`),
);

export const growthWords: ReadonlySet<string> = new Set(
  list(`grow grown grew growth growing increase increased risen rise rose fallen fall fell decrease decreased
  change changed develop developed evolved evolve decline declined declines rises falls drops grows increases decreases shrink shrinks shrank shrunk shrinking contracted expanded
  increasing decreasing declining dropping slowing easing cooling accelerating
  geschrumpft schrumpft schrumpfte sinkt fallt
  subiendo bajando creciendo cayendo aumentando disminuyendo crece crecen
  recule reculee chute contracte contractee cayo caido crecio contrajo contraido
  rising falling drop dropped plunge plunged slump surge surged jump jumped gain gained fluctuation yoy qoq cagr
  vorjahr vorquartal vormonat vorjahresvergleich glissement
  interanual interanuales intertrimestral intertrimestrales intermensual intermensuales
  gewachsen wachsen wachst wuchs wuchsen wachstum anstieg zuwachs ruckgang gefallen gestiegen steigen steigt stieg stiegen fiel fielen sank sanken zugenommen zunahme gesunken sinken abgenommen zuruckgegangen eingebrochen
  verandert veranderung entwickelt entwicklung
  augmente augmentation croissance progresse progression baisse diminue evolue evolution change hausse
  variation accroissement recul variacion incremento descenso caida
  subieron bajaron cayeron crecieron aumentaron disminuyeron crecido crecimiento aumentado aumento subido subio bajado disminuido evolucionado evolucion cambiado cambio`),
);

/** Questions ask with verbs ("how much does … consume"), concepts are named by nouns. */
export const nounOfVerb: ReadonlyMap<string, string> = new Map(
  Object.entries({
    consumption: "consume consumes consumed",
    production: "produce produces produced produit produisent",
    exports: "exported exporting",
    imports: "imported importing",
    expenditure: "spend spends spent",
    forderung: "fordert fordern gefordert",
    produktion: "produziert produzieren",
    erzeugung: "erzeugt erzeugen",
    verbrauch: "verbraucht verbrauchen",
    exporte: "exportiert exportieren",
    importe: "importiert importieren",
    ausgaben: "ausgegeben",
    consommation: "consomme consomment",
    exportations: "exportent",
    depenses: "depense depensent",
    consumo: "consumen",
    produccion: "producen",
    exportaciones: "exportan",
    gasto: "gastan",
  }).flatMap(([noun, verbs]) => verbs.split(" ").map((verb) => [verb, noun] as const)),
);

/** True for every word above: it is no misspelt place and names no concept. */
export function isOrdinary(word: string): boolean {
  return (
    fillerWords.has(word) ||
    countryWords.has(word) ||
    comparisonWords.has(word) ||
    growthWords.has(word) ||
    rankingWords.highest.has(word) ||
    rankingWords.lowest.has(word) ||
    platforms.some((language) => functionWords[language].has(word))
  );
}

/** "Rate" in the languages that write it as a word of its own. */
export const isRateWord = (word: string): boolean => /^(?:rates?|taux|tasas?)$/.test(word);
