import { type ConceptDefinition, factbookConcept as fact } from "../define.js";

/** People, health, education and land as the World Factbook states them. */
export const factbookPeopleConcepts: readonly ConceptDefinition[] = [
  fact("median-age", 133, "years", 1, {}, [
    [
      "Median age of the population",
      "median age; average age; how old is the population; ageing; old population; young population",
    ],
    [
      "Medianalter der Bevölkerung",
      "Medianalter; Durchschnittsalter; wie alt ist die Bevölkerung; Alterung; Überalterung",
    ],
    ["Âge médian de la population", "âge médian; âge moyen; vieillissement; population jeune"],
    ["Edad mediana de la población", "edad mediana; edad media; envejecimiento; población joven"],
  ]),
  ...(
    [
      [
        "age-0-14",
        "under 15 years",
        "unter 15 Jahren",
        "de moins de 15 ans",
        "menor de 15 años",
        "children; kids",
        "Kinder",
        "enfants",
        "niños; menores",
      ],
      [
        "age-15-24",
        "aged 15 to 24 years",
        "von 15 bis 24 Jahren",
        "de 15 à 24 ans",
        "de 15 a 24 años",
        "youth; young people; teenagers",
        "Jugendliche; junge Menschen",
        "jeunes; adolescents",
        "jóvenes; adolescentes",
      ],
      [
        "age-25-54",
        "aged 25 to 54 years",
        "von 25 bis 54 Jahren",
        "de 25 à 54 ans",
        "de 25 a 54 años",
        "prime working age; adults",
        "Erwachsene; Haupterwerbsalter",
        "adultes; âge actif",
        "adultos; edad laboral",
      ],
      [
        "age-55-64",
        "aged 55 to 64 years",
        "von 55 bis 64 Jahren",
        "de 55 à 64 ans",
        "de 55 a 64 años",
        "older workers",
        "ältere Erwerbstätige",
        "travailleurs âgés",
        "trabajadores mayores",
      ],
      [
        "age-65-up",
        "aged 65 years and over",
        "ab 65 Jahren",
        "de 65 ans et plus",
        "de 65 años y más",
        "seniors; elderly; pensioners; old people",
        "Senioren; Rentner; ältere Menschen; Alte",
        "seniors; retraités; personnes âgées",
        "ancianos; jubilados; personas mayores",
      ],
    ] as const
  ).map(([key, en, de, fr, es, wen, wde, wfr, wes]) =>
    fact(key, 133, "percent-of-population", 1, {}, [
      [`Share of the population ${en}`, `age structure; age groups; ${wen}`],
      [`Anteil der Bevölkerung ${de}`, `Altersstruktur; Altersgruppen; ${wde}`],
      [`Part de la population ${fr}`, `structure par âge; tranches d’âge; ${wfr}`],
      [`Proporción de población ${es}`, `estructura por edad; grupos de edad; ${wes}`],
    ]),
  ),
  fact("dependency-ratio", 133, "percent", 1, {}, [
    [
      "Total dependency ratio",
      "dependency ratio; dependents per worker; pension burden; young and old to working age",
    ],
    ["Gesamtlastquotient", "Abhängigenquotient; Altersquotient; Jugendquotient; Alterslast"],
    [
      "Taux de dépendance total",
      "ratio de dépendance; personnes à charge; dépendance démographique",
    ],
    [
      "Tasa de dependencia total",
      "ratio de dependencia; personas dependientes; dependencia demográfica",
    ],
  ]),
  fact("birth-rate", 132, "births-per-1000", 1, {}, [
    ["Birth rate", "births; natality; number of births; how many babies are born"],
    [
      "Geburtenziffer",
      "Geburten; Geburtenhäufigkeit; Natalität; wie viele Kinder werden geboren; Geburtenrate",
    ],
    ["Taux de natalité", "natalité; naissances; nombre de naissances"],
    ["Tasa de natalidad", "natalidad; nacimientos; número de nacimientos"],
  ]),
  fact("death-rate", 132, "deaths-per-1000", 1, {}, [
    ["Death rate", "deaths; mortality; mortality rate; how many people die"],
    [
      "Sterbeziffer",
      "Sterberate; Todesfälle; Mortalität; Sterblichkeit; wie viele Menschen sterben",
    ],
    ["Taux de mortalité", "mortalité; décès; nombre de décès"],
    ["Tasa de mortalidad", "mortalidad; muertes; defunciones; número de muertes"],
  ]),
  fact("net-migration", 131, "migrants-per-1000", 2, {}, [
    ["Net migration rate", "migration; immigration; emigration; migrants; people moving in"],
    ["Nettomigrationsrate", "Migration; Zuwanderung; Einwanderung; Auswanderung; Wanderungssaldo"],
    ["Taux de migration nette", "migration; immigration; émigration; solde migratoire"],
    ["Tasa de migración neta", "migración; inmigración; emigración; saldo migratorio"],
  ]),
  fact("health-spending", 141, "percent-of-gdp", 1, {}, [
    [
      "Health expenditure",
      "health spending; healthcare cost; medical spending; health care expenditure",
    ],
    [
      "Gesundheitsausgaben",
      "Ausgaben für Gesundheit; Kosten des Gesundheitswesens; Gesundheitskosten",
    ],
    ["Dépenses de santé", "coût de la santé; dépenses médicales; système de santé"],
    ["Gasto sanitario", "gasto en salud; gasto médico; sistema de salud; coste de la sanidad"],
  ]),
  fact("physicians", 141, "per-1000", 2, {}, [
    [
      "Physicians",
      "doctors; physician density; medical doctors; doctors per capita; number of doctors",
    ],
    ["Ärztedichte", "Ärzte; Ärztinnen; Zahl der Ärzte; Mediziner; Ärzte je Einwohner"],
    ["Densité de médecins", "médecins; docteurs; nombre de médecins; praticiens"],
    ["Densidad de médicos", "médicos; doctores; número de médicos; facultativos"],
  ]),
  fact("hospital-beds", 141, "per-1000", 1, {}, [
    ["Hospital beds", "hospital bed density; beds in hospitals; hospital capacity; clinics"],
    ["Krankenhausbetten", "Bettendichte; Klinikbetten; Spitalbetten; Krankenhauskapazität"],
    ["Lits d’hôpital", "lits hospitaliers; capacité hospitalière; cliniques"],
    ["Camas de hospital", "camas hospitalarias; capacidad hospitalaria; clínicas"],
  ]),
  fact("obesity", 141, "percent", 1, {}, [
    ["Adult obesity rate", "obesity; overweight; obese people; fat; body mass index"],
    [
      "Adipositasrate bei Erwachsenen",
      "Adipositas; Übergewicht; Fettleibigkeit; Fettsucht; übergewichtige Menschen",
    ],
    ["Taux d’obésité des adultes", "obésité; surpoids; personnes obèses"],
    ["Tasa de obesidad en adultos", "obesidad; sobrepeso; personas obesas"],
  ]),
  fact("hiv-prevalence", 141, "percent", 2, {}, [
    ["Adult HIV prevalence", "HIV; AIDS; HIV/AIDS; infected people; epidemic"],
    ["HIV-Prävalenz bei Erwachsenen", "HIV; AIDS; HIV-Infizierte; Epidemie"],
    ["Prévalence du VIH chez les adultes", "VIH; sida; séropositifs; épidémie"],
    ["Prevalencia del VIH en adultos", "VIH; sida; infectados; epidemia"],
  ]),
  fact("education-spending", 142, "percent-of-gdp", 1, {}, [
    [
      "Education expenditure",
      "education spending; spending on schools; school budget; education cost",
    ],
    ["Bildungsausgaben", "Ausgaben für Bildung; Schulausgaben; Bildungsetat"],
    ["Dépenses d’éducation", "budget de l’éducation; dépenses scolaires; école"],
    ["Gasto en educación", "presupuesto de educación; gasto escolar; escuelas"],
  ]),
  fact("school-life", 142, "years", 0, {}, [
    [
      "School life expectancy, primary to tertiary education",
      "years of schooling; time at school; education duration; schooling",
    ],
    [
      "Erwartete Schulbesuchsdauer (Primar- bis Tertiärbereich)",
      "Schuljahre; Schulbesuchsdauer; Ausbildungsdauer; Schulbildung",
    ],
    [
      "Espérance de vie scolaire, du primaire au supérieur",
      "années d’études; durée de scolarité; scolarisation",
    ],
    [
      "Esperanza de vida escolar, de primaria a terciaria",
      "años de escolaridad; años de estudio; duración de los estudios",
    ],
  ]),
  fact("literacy", 142, "percent-of-population", 1, {}, [
    ["Literacy rate", "literacy; read and write; illiteracy; people who can read"],
    [
      "Alphabetisierungsrate",
      "Alphabetisierung; lesen und schreiben; Analphabetismus; Analphabeten",
    ],
    ["Taux d’alphabétisation", "alphabétisation; lire et écrire; analphabétisme"],
    ["Tasa de alfabetización", "alfabetización; leer y escribir; analfabetismo"],
  ]),
  fact("forest", 180, "percent-of-land", 1, {}, [
    ["Forest area", "forest; woods; woodland; trees; forest cover; how much forest"],
    ["Waldfläche", "Wald; Wälder; Waldanteil; Bäume; Bewaldung; wie viel Wald"],
    ["Superficie forestière", "forêt; forêts; bois; couvert forestier; arbres"],
    ["Superficie forestal", "bosque; bosques; árboles; cobertura forestal"],
  ]),
  fact("agricultural-land", 180, "percent-of-land", 1, {}, [
    ["Agricultural land", "farmland; agricultural area; arable land; farming; fields"],
    ["Landwirtschaftliche Nutzfläche", "Agrarfläche; Ackerland; Landwirtschaft; Felder; Agrarland"],
    ["Terres agricoles", "surface agricole; terres arables; agriculture; champs"],
    ["Tierras agrícolas", "superficie agrícola; tierra cultivable; agricultura; campos"],
  ]),
  fact("other-land", 180, "percent-of-land", 1, {}, [
    [
      "Land neither agricultural nor forest",
      "other land use; built-up land; barren land; urban land",
    ],
    [
      "Fläche außerhalb von Land- und Forstwirtschaft",
      "sonstige Flächennutzung; Siedlungsfläche; Ödland",
    ],
    [
      "Terres ni agricoles ni forestières",
      "autres utilisations des terres; terres bâties; terres stériles",
    ],
    ["Tierras no agrícolas ni forestales", "otros usos del suelo; suelo urbano; tierras yermas"],
  ]),
  fact("irrigated-land", 180, "square-kilometres", 0, { isAdditive: true }, [
    ["Irrigated land", "irrigation; irrigated area; watered fields"],
    ["Bewässerte Fläche", "Bewässerung; bewässertes Land; bewässerte Felder"],
    ["Terres irriguées", "irrigation; surface irriguée"],
    ["Tierras de regadío", "riego; regadío; superficie regada"],
  ]),
  fact("water-resources", 153, "cubic-kilometres", 2, { isAdditive: false }, [
    ["Total renewable water resources", "water; freshwater; water supply; water resources; rivers"],
    ["Erneuerbare Wasserressourcen", "Wasser; Süßwasser; Wasservorräte; Wasservorkommen"],
    ["Ressources en eau renouvelables", "eau; eau douce; réserves d’eau"],
    ["Recursos hídricos renovables", "agua; agua dulce; reservas de agua"],
  ]),
];
