const whichPlaces =
  "(?:all|different|sovereign|independent|member|african|asian|european|american|arab|developing|eu|un|nato|oecd|brics|g7|g20" +
  "|afrikanischen?|asiatischen?|europaischen?|souveranen?|unabhangigen?)";

/** Behind what is spent in all: on what it is not spent alone. */
const ofParts =
  "(?!.*\\b(?:educa|bildung|schul|school|health|sante|gesundheit|salud|sanidad|defen[sc]|verteidigung|milita|rustung|research|forschung|recherche|investig))";

/** What money buys abroad, and no currency of Brazil. */
const realRates = String.raw`real (?:effective )?exchange rates?|reale[nrsm]? (?:effektive[nrsm]? )?wechselkurse?|taux de change (?:effectifs? )?reels?|tipos? de cambio (?:efectivos? )?real(?:es)?`;
export const realExchangeRate = new RegExp(String.raw`\b(?:${realRates})\b`);

/** Subjects that the library lacks and whose words mean other measures when they are taken one by one. */
const subjects: readonly string[] = [
  realRates,
  // Of how many, and not of how.
  String.raw`what (?:do|did) (?:\w+ ){0,3}die (?:of|from)|causes? of death`,
  String.raw`todesursachen?|woran sterben`,
  String.raw`de quoi meur\w+|causes? (?:de|du) (?:mortalite|deces)`,
  String.raw`de que mueren|causas? de (?:muerte|mortalidad)`,
  String.raw`minimum wages?`,
  String.raw`mindestlohn\w*`,
  String.raw`salaires? minimum`,
  String.raw`smic`,
  String.raw`salario minimo`,
  String.raw`(?:house|home|property|rent) prices?`,
  String.raw`immobilienpreise?`,
  String.raw`hauspreise?`,
  String.raw`mietpreise?`,
  String.raw`prix (?:de l )?immobiliers?`,
  String.raw`prix des (?:logements|maisons)`,
  String.raw`precios? de (?:la )?viviendas?`,
  // Under five years: of those the library counts the infants alone.
  String.raw`(?:child(?:hood|ren)?(?: s)?|under ?(?:5|five)s?) (?:mortality|deaths?|death rate)`,
  String.raw`kindersterblichkeit`,
  String.raw`mortalite (?:des enfants|infanto juvenile|avant cinq ans)`,
  String.raw`mortalidad (?:de (?:los |las )?nin[oa]s|en la ninez|infanto juvenil)`,
  // Per head the library has what is left of it after taxes.
  String.raw`(?<!disposable )personal income per (?:capita|head|person)|per capita personal income`,
  // What is spent on it is no rate of those who have it.
  String.raw`(?:education|schooling|health) rates?|(?:bildungs|gesundheits)(?:rate|quote)n?`,
  String.raw`taux (?:d education|de scolarisation|de sante)|tasas? de (?:educacion|escolarizacion|salud)`,
  // No rate of interest, though that is called a base rate.
  String.raw`(?:monetary base|geldbasis|base monetaire|base monetaria)`,
  // Less inflation; the library has the nominal rate.
  String.raw`real (?:federal funds|fed funds|fed|policy) rates?`,
  // The most units per dollar are of the weakest.
  String.raw`(?:strongest|weakest|(?:starkste|schwachste)[nrs]?) (?:currenc(?:y|ies)|wahrung(?:en)?)`,
  String.raw`(?:monnaies?|devises?|monedas?|divisas?) (?:l[ae]s? )?(?:plus|mas) (?:fortes?|faibles?|fuertes?|debil(?:es)?)`,
  // Of other states than the one whose yields the library has.
  String.raw`bunds? (?:\w+ )?(?:yields?|renditen?|spreads?|rendements?|rendimientos?)`,
  String.raw`(?:y|yr|years?|jahre?|jahrige[nrs]?) bunds?|bundesanleihen?|gilts?`,
  // What it costs, and not how much of it is kept.
  String.raw`(?<=^)(?:gold|or|oro)(?=$)`,
  // With foreign exchange, of which it is a part.
  String.raw`(?<!(?:exchange|currenc(?:y|ies)|fx|forex) (?:and |or |plus )?)gold (?:reserves?|holdings?)(?! and)`,
  String.raw`(?<!devisen(?:reserven)?\W{1,2}und )gold(?:reserven?|bestande?)(?! und)`,
  String.raw`reserves? (?:d|en) or(?! et)|reservas? (?:de|en) oro(?! y)`,
  // Of firms that may fail, and no maturity's yield less another's.
  String.raw`(?:high yield|junk|credit) (?:bond )?(?:spreads?|yields?)`,
  String.raw`nairu`,
  String.raw`mobile browsers? (?:(?:market )?shares?|usage)`,
  // Of money less these, of all who have no work, of all prices: what the library has is the rest or the whole.
  String.raw`(?<!\bless (?:small )?)(?:small |large )?time deposits?`,
  String.raw`not looking for (?:a )?(?:work|jobs?)`,
  String.raw`(?:ppi|producer price(?:s| index| inflation)?) (?:less|ex|excluding|without) (?:food|energy).*`,
  // A rate of interest on dollars abroad, and no exchange rate.
  String.raw`eurodollars?`,
  String.raw`volatility`,
  String.raw`volatilitat`,
  String.raw`volatilite`,
  String.raw`volatilidad`,
  String.raw`mortgage (?:interest )?rates?`,
  String.raw`(?:hypotheken|bau)zins\w*`,
  String.raw`taux (?:d interets? )?(?:hypothecaires?|immobiliers?)`,
  String.raw`(?:tipos?|tasas?) (?:de interes )?hipotecari[oa]s?`,
  // What is saved, and not what it earns.
  String.raw`savings? interest rates?`,
  // What lies on them, and not what is saved in a year.
  String.raw`savings? accounts?(?: \w+ rates?| rates?)?|spar(?:konten|konto|buch|bucher)|(?:comptes?|livrets?) d epargne|cuentas? de ahorros?`,
  // Whether it is one is said by others, and no growth.
  String.raw`recession (?:indicators?|probabilit\w+|risks?|odds)|rezessions(?:indikator|risik|wahrscheinlichkeit)\w*`,
  String.raw`(?:indicateurs?|probabilites?|risques?) de recession|(?:indicador(?:es)?|probabilidad|riesgo) de recesion`,
  // Of banks alone the library has it, and of equipment with software in it.
  String.raw`(?:outstanding |total )?consumer credit`,
  String.raw`(?<!equipment (?:and )?)software (?:investment|spending)|investment in software`,
  // "Or" is gold, and a little word.
  String.raw`(?:prix|cours|once) (?:de |d )?(?:l )?or`,
  String.raw`stock (?:price|market index)`,
  // In English shares; what firms have in store is called inventories, and in French "stocks".
  String.raw`(?<=^(?:(?:us|u s|usa|american) )?)stocks(?= usa?$|$)`,
  String.raw`(?:stock|share|equity)(?: market)? returns?`,
  String.raw`aktienrendite\w*`,
  String.raw`rendements? (?:boursiers?|des actions)`,
  String.raw`(?:rentabilidad|rendimiento) (?:bursatil|de las acciones)`,
  String.raw`(?<!commerce )(?<!online )retail sales`,
  String.raw`einzelhandelsums\w*\b(?! im e.commerce)`,
  String.raw`ventes au detail\b(?! du commerce electronique)`,
  String.raw`ventas (?:minoristas|al por menor)(?! del comercio electronico)`,
  // All that a government spends: to GDP the library has what it consumes.
  String.raw`(?:government|public|state) (?:spending|expenditures?)${ofParts}(?=.*\b(?:of|to) gdp\b)`,
  String.raw`(?:staatsausgaben|offentliche ausgaben)${ofParts}(?=.*\bbip\b)|staatsquote`,
  String.raw`(?:depenses publiques|gastos? publicos?)${ofParts}(?=.*\bpib\b)`,
  String.raw`(?:business|investment|political) climate|(?<=\b(?:is|like) (?:the )?)climate(?= (?:in|of)\b)|(?<=\b(?:the|das|le|el) )(?:climate|klima|climat|clima)(?! change)`,
  // How much there is of it, and not how much is used.
  String.raw`water (?:use|usage|consumption|demand|withdrawals?|footprint|price)s?|wasser(?:verbrauch|nutzung|preis)\w*`,
  String.raw`(?:consommation|prix) (?:de l |d )eau|(?:consumo|uso|precio) de(?:l)? agua`,
  String.raw`bevolkerungsdichte|population density|density of (?:the )?population`,
  String.raw`densite de (?:la )?population|densidad (?:de (?:la )?poblacion|poblacional)`,
  // What is grown on a part of it is no size of a country.
  String.raw`(?<!\b(?:of|to) (?:the |total )?)(?:surface|land|total) areas?(?=$| (?:of|in)\b)|superficie total`,
  String.raw`rents?`,
  String.raw`renten?`,
  String.raw`rentner\w*`,
  String.raw`(?:old age|elderly|aged|youth|young(?: age)?|child) dependency`,
  String.raw`altersquotient`,
  // Spelt almost as wages are.
  String.raw`(?:energies? )?(?:solaires?|eolien(?:ne)?s?)`,
  // Spelt almost as those who earn them are, and as medical care is.
  String.raw`salar(?:y|ies)`,
  String.raw`medicare|medicaid`,
  // The library has those on demand, small ones and the Treasury's own.
  String.raw`bank deposits?|bankeinlagen|depots bancaires|depositos bancarios`,
  // What banks lend is of all kinds of real estate.
  String.raw`commercial real estate`,
  // Of persons: what it has is of corporations.
  String.raw`(?<!corporate )income tax(?:es)?(?: receipts| revenues?)?`,
  // From 15 to 64: the library has parts of it alone.
  String.raw`working age population|population of working age`,
  String.raw`bevolkerung im erwerbsfahigen alter|erwerbsfahige bevolkerung`,
  String.raw`population en age de travailler`,
  String.raw`poblacion en edad (?:de trabajar|laboral)`,
  String.raw`jugendquotient`,
  String.raw`dependance des (?:personnes agees|jeunes)`,
  String.raw`dependencia (?:de la vejez|juvenil|de (?:las personas )?mayores)`,
  String.raw`s ?p 500`,
  String.raw`dow jones`,
  String.raw`nasdaq`,
  String.raw`world cup`,
  String.raw`(?:arms|weapons?) (?:exports?|imports?|sales|trade)`,
  String.raw`(?:waffen|rustungs)(?:export|import|handel|verkauf)\w*`,
  String.raw`(?:exportations?|ventes?|importations?) d armes`,
  String.raw`(?:exportacion(?:es)?|ventas?|importacion(?:es)?) de armas`,
  // Taxes are known by what they bring in; some are spelt almost as what is taxed.
  String.raw`tax rates?|steuers(?:atz|atze|atzen)`,
  String.raw`(?:einkommens?|lohn|mehrwert|umsatz|korperschafts?|gewerbe|erbschafts?|vermogens?|grunderwerbs?)steuer\w*`,
  String.raw`impots? sur (?:le revenu|la fortune|les societes|les successions)`,
  String.raw`impuestos? (?:sobre (?:la renta|el patrimonio|sociedades|las ganancias)|de sociedades)`,
  // In German spelt almost as debts are.
  String.raw`schuler(?:innen)?|pupils?|ecoliers|eleves|alumn[oa]s`,
  // A rental vacancy is no rent.
  String.raw`loyers?|alquiler(?:es)?`,
  // Who lives in them is counted by country.
  String.raw`(?:largest|biggest|smallest|most populous|richest|poorest) (?:\w+ )?cit(?:y|ies)|(?:which|what) (?:\w+ )?cit(?:y|ies)|cit(?:y|ies) (?:in|of) .*\bby`,
  String.raw`(?:(?:gro|klein)ss?te|reichste|welche)[nrs]? (?:\w+ )?stadt(?:en?)?`,
  String.raw`plus (?:grandes?|petites?|peuplees?) villes?|quelles? villes?|villes? (?:la|les) plus (?:grandes?|peuplees?)`,
  String.raw`mas (?:grandes|pequenas) ciudades|ciudad(?:es)? (?:mas|menos) (?:grandes?|pobladas?)|(?:que|cual(?:es)?) (?:es la |son las )?ciudad(?:es)?`,
  // Nor by a part of one.
  String.raw`(?:which|what|by|richest|poorest|largest|each) (?:us|u s|american) states?(?! (?:and|or) local)|(?:us|u s|american) states? (?:with|that|where)`,
  String.raw`start ?ups?`,
  // What they are worth is known, and not how many there are.
  String.raw`(?:number of|how many) (?:publicly )?(?:(?:listed|traded) )?(?:companies|firms)|(?<!value of )(?:listed|traded) companies`,
  String.raw`borsennotierte[nr]? (?:unternehmen|firmen|gesellschaften)`,
  String.raw`(?:societes|entreprises) cotees|(?:empresas|sociedades|companias) cotizadas`,
  // "Media" is a mean in Spanish.
  String.raw`(?:social|mass|news|digital|online|print) media|media (?:consumption|usage|use|industry|market|spending)`,
  String.raw`soziale[nr]? (?:medien|netzwerke?)|(?:medias|reseaux) sociaux|redes sociales`,
  // What is spent on it is a share of GDP.
  String.raw`(?:largest|biggest|strongest|most powerful) (?:arm(?:y|ies)|militar(?:y|ies)|armed forces)`,
  String.raw`(?:grosste|starkste)[nrs]? (?:armeen?|streitkrafte|militar)`,
  String.raw`plus (?:grandes?|puissantes?|fortes?) armees?|(?:ejercitos?|fuerzas armadas) mas \w+`,
  String.raw`army size|size of the (?:army|military)|soldiers|troops|soldaten|soldats|soldados`,
  String.raw`(?:google|android) (?:market |os )?share`,
  // Spelt almost as carbon is.
  String.raw`charbons?|houille|carbon mineral`,
  // What they are stated in is one of the library's own; "peso" is a share as well, and "real" without inflation.
  String.raw`(?<=\b(?:pib|deuda|salarios?|gastos?|ingresos?|exportaciones|importaciones)\b.*)\ben (?:pesos|reales)`,
  String.raw`pesos?(?! (?:de|del) )`,
  // "In 2012 dollars" are those of other years at its prices, and not the figure of 2012.
  String.raw`(?:in|at) (?:constant |real )?(?:(?:19|20)\d\d|today s|present day) (?:us |u s |international )?(?:prices|dollars?|usd|euros?|money)`,
  String.raw`(?:in|zu) (?:preisen|dollar|euro) (?:von|des jahres) (?:19|20)\d\d|(?:in|zu) heutige[nmr] (?:preisen?|dollars?|euros?|geld)`,
  String.raw`(?:aux|a|en) (?:prix|dollars|euros) (?:de (?:19|20)\d\d|d aujourd hui)`,
  String.raw`(?:a|en) (?:precios|dolares|euros) de (?:(?:19|20)\d\d|hoy)`,
  String.raw`base years?|basisjahre?|annees? de base|anos? base`,
  // One of productivity, and not of these.
  String.raw`(?:output|unemployment|gdp) gap|produktionslucke|ecart de production|brecha (?:de produccion|del producto)`,
  // What the library has is the one less the other.
  String.raw`(?:exports?|exporte|exportations|exportaciones) (?:plus|mas) (?:imports?|importe|importations|importaciones)`,
  String.raw`(?:imports?|importe|importations|importaciones) (?:plus|mas) (?:exports?|exporte|exportations|exportaciones)`,
  // Of the places at the other end the library has no order, and exports to all of them are none of them.
  String.raw`(?:whom?|which countries|what countries) (?:does |do |is |are )?(?:the )?[\w ]{1,40}? trad(?:es?|ing) with`,
  String.raw`trad(?:e|ing) partners?|handelspartner\w*|(?:partenaires?|socios?) commercia(?:l|ux|les)`,
  String.raw`mit (?:wem|welchen landern) (?:\w+ ){0,3}handelt?`,
  String.raw`avec (?:qui|quels pays) (?:\w+ ){0,4}commerce`,
  String.raw`con (?:quien|quienes|que paises) (?:\w+ ){0,3}comercia`,
  // A word is explained by no figure.
  String.raw`^what (?:does|do) .+ mean$`,
  // Whom they count as such is said by nobody.
  String.raw`(?:developed|developing|advanced|industriali[sz]ed) (?:countries|economies|nations|world|markets)`,
  String.raw`(?:entwickelten?|industrialisierten?) (?:lander|volkswirtschaften)|(?:industrie|entwicklungs)(?:lander\w*|nationen|staaten)`,
  String.raw`pays (?:developpes|industrialises|avances|en developpement)|economies (?:developpees|avancees)`,
  String.raw`paises (?:desarrollados|industrializados|avanzados|en desarrollo)|economias (?:desarrolladas|avanzadas)`,
  // Of both ways to GDP; the library has each of them.
  String.raw`trade openness|openness (?:to|of) trade|(?:handelsoffenheit|offenheitsgrad)|(?:taux d )?ouverture commerciale|apertura comercial`,
  // Of exports to imports; the library has either's.
  String.raw`(?:terms of trade|termes de l echange|terminos de intercambio)`,
  String.raw`(?:dollar ?index|dxy|indice du dollar|indice del dolar)`,
  // Places are counted by no source: what all of them have would be ranked instead.
  String.raw`(?:number of|how many) (?:the )?(?:${whichPlaces} )*(?:countries|nations|states)`,
  String.raw`(?:(?:an)?zahl(?: (?:der|von))?|wie ?viele) (?:${whichPlaces} )*(?:lander|staaten|mitgliedstaaten|mitgliedslander|nationen)`,
  String.raw`(?:nombre|combien|numero|cuantos|cuantas) (?:de |d |hay )?(?:${whichPlaces} )*(?:pays|etats|nations|paises|estados|naciones)`,
  // Electricity is a part of it, and what it emits is counted of all of it.
  String.raw`energy (?:consumption|use|usage|demand|production|supply)(?<!\b(?:emiss?ion(?:s|en|es)?|co2)\b.*)`,
  String.raw`(?:primar)?energie(?:verbrauch|produktion|erzeugung)\w*(?<!\b(?:emission(?:en)?|co2)\b.*)`,
  String.raw`(?:consommation|(?<!prix a la )production) (?:d )?energ\w+(?! electri)(?<!\b(?:emissions?|co2)\b.*)`,
  String.raw`(?:consumo|produccion) (?:de )?energ\w+(?! electri)(?<!\b(?:emision(?:es)?|co2)\b.*)`,
];

/** Met in a folded question. */
export const unmeasured = new RegExp(String.raw`\b(?:${subjects.join("|")})\b`);

/**
 * Of what is met there: a currency or the year of prices, with whom trade is, or of which places, whatever else is
 * called by its name.
 */
export const statedIn =
  /^(?:(?:in|at|zu|aux|a|en) .+|avec (?:qui|quels) .*|(?:develop(?:ed|ing)|advanced|industriali\w+|entwickelten?) .+|(?:industrie|entwicklungs)\w+|what (?:does|do) .+|pa(?:ys|ises) .+|economi(?:es|as) .+)/;
