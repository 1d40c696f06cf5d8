import { type ConceptDefinition, factbookConcept as fact } from "../define.js";

/** Public budgets, debt, money and defence as the World Factbook states them. */
export const factbookFinanceConcepts: readonly ConceptDefinition[] = [
  fact("inflation", 122, "percent", 1, {}, [
    [
      "Inflation rate (consumer prices)",
      "inflation; price increase; rising prices; consumer price inflation; cost of living increase; how high is inflation",
    ],
    [
      "Inflationsrate (Verbraucherpreise)",
      "Inflation; Teuerung; Teuerungsrate; Preissteigerung; steigende Preise; wie hoch ist die Inflation",
    ],
    [
      "Taux d’inflation (prix à la consommation)",
      "inflation; hausse des prix; renchérissement; augmentation des prix",
    ],
    [
      "Tasa de inflación (precios al consumidor)",
      "inflación; subida de precios; alza de precios; encarecimiento",
    ],
  ]),
  fact("discount-rate", 123, "percent", 2, { isPremium: true }, [
    [
      "Central bank discount rate",
      "key interest rate; policy rate; central bank rate; interest rate; base rate",
    ],
    ["Diskontsatz der Zentralbank", "Leitzins; Leitzinsen; Zentralbankzins; Zinssatz; Zinsen"],
    ["Taux d’escompte de la banque centrale", "taux directeur; taux d’intérêt; banque centrale"],
    [
      "Tasa de descuento del banco central",
      "tipo de interés oficial; tasa de referencia; tipos de interés; banco central",
    ],
  ]),
  fact("lending-rate", 123, "percent", 2, {}, [
    [
      "Commercial bank prime lending rate",
      "interest rate; lending rate; loan interest; prime rate; cost of credit",
    ],
    [
      "Leitkreditzins der Geschäftsbanken",
      "Kreditzins; Zinssatz; Zinsen für Kredite; Darlehenszins; Prime Rate",
    ],
    [
      "Taux préférentiel des banques commerciales",
      "taux d’intérêt; taux de crédit; intérêt des prêts; coût du crédit",
    ],
    [
      "Tasa preferencial de los bancos comerciales",
      "tipo de interés; tasa de préstamos; interés de los créditos; coste del crédito",
    ],
  ]),
  fact("broad-money", 123, "billion-usd", 3, { isPremium: true }, [
    ["Stock of broad money", "money supply; M2; M3; amount of money; broad money"],
    ["Geldmenge im weiteren Sinne", "Geldmenge; M2; M3; Geldbestand; Geldvolumen"],
    ["Masse monétaire au sens large", "masse monétaire; M2; M3; quantité de monnaie"],
    [
      "Masa monetaria en sentido amplio",
      "masa monetaria; M2; M3; oferta monetaria; cantidad de dinero",
    ],
  ]),
  fact("market-capitalisation", 123, "billion-usd", 3, { isAdditive: true }, [
    [
      "Market value of publicly traded shares",
      "market capitalization; stock market; value of listed companies; stock exchange",
    ],
    ["Marktwert börsennotierter Aktien", "Marktkapitalisierung; Börsenwert; Aktienmarkt; Börse"],
    [
      "Valeur de marché des actions cotées",
      "capitalisation boursière; marché boursier; bourse; actions",
    ],
    [
      "Valor de mercado de las acciones cotizadas",
      "capitalización bursátil; mercado de valores; bolsa; acciones",
    ],
  ]),
  fact("reserves", 123, "billion-usd", 3, { isAdditive: true }, [
    [
      "Reserves of foreign exchange and gold",
      "currency reserves; gold reserves; foreign reserves; central bank reserves",
    ],
    ["Devisen- und Goldreserven", "Währungsreserven; Goldreserven; Devisenreserven; Goldbestand"],
    [
      "Réserves de change et d’or",
      "réserves de devises; réserves d’or; réserves de la banque centrale",
    ],
    [
      "Reservas de divisas y oro",
      "reservas internacionales; reservas de oro; reservas del banco central",
    ],
  ]),
  fact("external-debt", 191, "billion-usd", 3, { isAdditive: true }, [
    ["External debt", "foreign debt; debt to foreigners; debt abroad; gross external debt"],
    ["Auslandsverschuldung", "Auslandsschulden; Außenverschuldung; Schulden im Ausland"],
    ["Dette extérieure", "dette étrangère; endettement extérieur; dettes envers l’étranger"],
    ["Deuda externa", "deuda exterior; endeudamiento externo; deuda con el extranjero"],
  ]),
  fact("public-debt", 191, "percent-of-gdp", 1, {}, [
    [
      "Public debt",
      "government debt; national debt; sovereign debt; debt ratio; debt to GDP; how indebted is",
    ],
    [
      "Staatsverschuldung",
      "Staatsschulden; Schuldenquote; Staatsschuldenquote; öffentliche Schulden; wie hoch ist verschuldet",
    ],
    [
      "Dette publique",
      "dette de l’État; endettement public; ratio d’endettement; dette souveraine",
    ],
    ["Deuda pública", "deuda del Estado; endeudamiento público; ratio de deuda; deuda soberana"],
  ]),
  fact("budget-revenue", 191, "billion-usd", 3, { isAdditive: true }, [
    ["Government budget revenue", "state revenue; public revenue; government income; budget"],
    [
      "Einnahmen des Staatshaushalts",
      "Staatseinnahmen; öffentliche Einnahmen; Haushaltseinnahmen; Budget",
    ],
    ["Recettes du budget de l’État", "recettes publiques; revenus de l’État; budget"],
    [
      "Ingresos del presupuesto del Estado",
      "ingresos públicos; ingresos del gobierno; presupuesto",
    ],
  ]),
  fact("budget-expenditure", 191, "billion-usd", 3, { isAdditive: true }, [
    [
      "Government budget expenditure",
      "state spending; public spending; government expenditure; budget",
    ],
    [
      "Ausgaben des Staatshaushalts",
      "Staatsausgaben; öffentliche Ausgaben; Haushaltsausgaben; Budget",
    ],
    ["Dépenses du budget de l’État", "dépenses publiques; dépenses de l’État; budget"],
    ["Gastos del presupuesto del Estado", "gasto público; gastos del gobierno; presupuesto"],
  ]),
  fact("tax-ratio", 191, "percent-of-gdp", 1, {}, [
    [
      "Taxes and other government revenue",
      "tax ratio; tax burden; taxes; tax revenue; taxation; how high are taxes",
    ],
    [
      "Steuern und andere Staatseinnahmen",
      "Steuerquote; Abgabenquote; Steuern; Steuerlast; Steuereinnahmen; wie hoch sind die Steuern",
    ],
    [
      "Impôts et autres recettes publiques",
      "pression fiscale; impôts; taxes; recettes fiscales; fiscalité",
    ],
    [
      "Impuestos y otros ingresos públicos",
      "presión fiscal; impuestos; recaudación; ingresos fiscales; carga tributaria",
    ],
  ]),
  fact("budget-balance", 191, "percent-of-gdp", 1, {}, [
    [
      "Government budget balance",
      "budget deficit; budget surplus; fiscal deficit; public deficit; fiscal balance",
    ],
    [
      "Saldo des Staatshaushalts",
      "Haushaltsdefizit; Haushaltsüberschuss; Staatsdefizit; Haushaltssaldo; Neuverschuldung",
    ],
    [
      "Solde budgétaire de l’État",
      "déficit budgétaire; excédent budgétaire; déficit public; solde public",
    ],
    [
      "Saldo presupuestario del Estado",
      "déficit presupuestario; superávit presupuestario; déficit público; déficit fiscal",
    ],
  ]),
  fact("military-spending", 192, "percent-of-gdp", 2, {}, [
    [
      "Military expenditure",
      "defense spending; defence budget; military budget; arms spending; army",
    ],
    [
      "Militärausgaben",
      "Verteidigungsausgaben; Verteidigungsetat; Rüstungsausgaben; Wehretat; Militär",
    ],
    ["Dépenses militaires", "budget de la défense; dépenses de défense; armée; armement"],
    ["Gasto militar", "presupuesto de defensa; gasto en defensa; ejército; armamento"],
  ]),
];
