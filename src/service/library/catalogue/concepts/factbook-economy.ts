import { type ConceptDefinition, factbookConcept as fact } from "../define.js";

/** National economies as the World Factbook states them: one to three recent years. */
export const factbookEconomyConcepts: readonly ConceptDefinition[] = [
  fact("gdp-ppp", 101, "billion-usd", 3, { isAdditive: true }, [
    [
      "Gross domestic product at purchasing power parity",
      "gdp ppp; size of the economy; economic power; international dollars; biggest economies",
    ],
    [
      "Bruttoinlandsprodukt nach Kaufkraftparität",
      "BIP KKP; Größe der Wirtschaft; Wirtschaftskraft; größte Volkswirtschaften; kaufkraftbereinigtes BIP",
    ],
    [
      "Produit intérieur brut en parité de pouvoir d’achat",
      "PIB PPA; taille de l’économie; plus grandes économies; pouvoir d’achat",
    ],
    [
      "Producto interior bruto en paridad de poder adquisitivo",
      "PIB PPA; tamaño de la economía; mayores economías; poder adquisitivo",
    ],
  ]),
  fact("gdp-nominal", 101, "billion-usd", 3, { isAdditive: true }, [
    [
      "Gross domestic product at the official exchange rate",
      "nominal gdp; gdp in dollars; gdp current prices; gdp official exchange rate",
    ],
    [
      "Bruttoinlandsprodukt zum amtlichen Wechselkurs",
      "nominales BIP; BIP in Dollar; BIP in jeweiligen Preisen; BIP zum Wechselkurs",
    ],
    [
      "Produit intérieur brut au taux de change officiel",
      "PIB nominal; PIB en dollars; PIB aux prix courants",
    ],
    [
      "Producto interior bruto al tipo de cambio oficial",
      "PIB nominal; PIB en dólares; PIB a precios corrientes",
    ],
  ]),
  fact("gdp-growth", 101, "percent", 1, {}, [
    [
      "Real GDP growth rate",
      "economic growth; growth of the economy; gdp growth; recession; how fast is the economy growing",
    ],
    [
      "Wachstumsrate des realen BIP",
      "Wirtschaftswachstum; Konjunktur; BIP-Wachstum; Rezession; wie schnell wächst die Wirtschaft",
    ],
    [
      "Taux de croissance du PIB réel",
      "croissance économique; croissance du PIB; récession; conjoncture",
    ],
    [
      "Tasa de crecimiento del PIB real",
      "crecimiento económico; crecimiento del PIB; recesión; coyuntura",
    ],
  ]),
  fact("gdp-per-capita-ppp", 103, "usd", 0, {}, [
    [
      "GDP per capita at purchasing power parity",
      "gdp per person ppp; income per head; living standard; prosperity; rich countries",
    ],
    [
      "BIP pro Kopf nach Kaufkraftparität",
      "BIP je Einwohner KKP; Wohlstand; Lebensstandard; reiche Länder",
    ],
    [
      "PIB par habitant en parité de pouvoir d’achat",
      "PIB par tête PPA; niveau de vie; prospérité; pays riches",
    ],
    [
      "PIB per cápita en paridad de poder adquisitivo",
      "PIB por habitante PPA; nivel de vida; prosperidad; países ricos",
    ],
  ]),
  fact("sector-agriculture", 101, "percent-of-gdp", 1, {}, [
    [
      "Share of agriculture in GDP",
      "agricultural sector; primary sector; farming share; economic sectors",
    ],
    [
      "Anteil der Landwirtschaft am BIP",
      "Agrarsektor; Primärsektor; Landwirtschaft; Wirtschaftssektoren",
    ],
    [
      "Part de l’agriculture dans le PIB",
      "secteur agricole; secteur primaire; secteurs économiques",
    ],
    [
      "Participación de la agricultura en el PIB",
      "sector agrícola; sector primario; sectores económicos",
    ],
  ]),
  fact("sector-industry", 101, "percent-of-gdp", 1, {}, [
    [
      "Share of industry in GDP",
      "industrial sector; secondary sector; manufacturing share; economic sectors",
    ],
    [
      "Anteil der Industrie am BIP",
      "Industriesektor; Sekundärsektor; produzierendes Gewerbe; Wirtschaftssektoren",
    ],
    [
      "Part de l’industrie dans le PIB",
      "secteur industriel; secteur secondaire; secteurs économiques",
    ],
    [
      "Participación de la industria en el PIB",
      "sector industrial; sector secundario; sectores económicos",
    ],
  ]),
  fact("sector-services", 101, "percent-of-gdp", 1, {}, [
    [
      "Share of services in GDP",
      "service sector; tertiary sector; services economy; economic sectors",
    ],
    [
      "Anteil der Dienstleistungen am BIP",
      "Dienstleistungssektor; Tertiärsektor; Dienstleistungsgesellschaft; Wirtschaftssektoren",
    ],
    [
      "Part des services dans le PIB",
      "secteur des services; secteur tertiaire; secteurs économiques",
    ],
    [
      "Participación de los servicios en el PIB",
      "sector servicios; sector terciario; sectores económicos",
    ],
  ]),
  fact("industrial-growth", 101, "percent", 1, {}, [
    [
      "Industrial production growth rate",
      "industrial growth; manufacturing growth; factory output; industry",
    ],
    [
      "Wachstumsrate der Industrieproduktion",
      "Industriewachstum; Industrieproduktion; Produktion des verarbeitenden Gewerbes",
    ],
    [
      "Taux de croissance de la production industrielle",
      "croissance industrielle; production industrielle; industrie",
    ],
    [
      "Tasa de crecimiento de la producción industrial",
      "crecimiento industrial; producción industrial; industria",
    ],
  ]),
  fact("national-saving", 102, "percent-of-gdp", 1, {}, [
    ["Gross national saving", "savings; saving rate; savings ratio; how much is saved"],
    ["Bruttoersparnis der Volkswirtschaft", "Sparquote; Ersparnis; Sparen; nationale Ersparnis"],
    ["Épargne nationale brute", "taux d’épargne; épargne; économies"],
    ["Ahorro nacional bruto", "tasa de ahorro; ahorro; ahorros"],
  ]),
  fact("unemployment", 111, "percent", 1, {}, [
    [
      "Unemployment rate",
      "unemployment; jobless rate; out of work; joblessness; how many people are unemployed",
    ],
    [
      "Arbeitslosenquote",
      "Arbeitslosigkeit; Arbeitslose; Erwerbslosenquote; Erwerbslosigkeit; wie viele Menschen sind arbeitslos",
    ],
    ["Taux de chômage", "chômage; chômeurs; sans emploi; demandeurs d’emploi"],
    ["Tasa de desempleo", "desempleo; paro; tasa de paro; desempleados; parados; desocupación"],
  ]),
  fact("youth-unemployment", 111, "percent", 1, {}, [
    [
      "Youth unemployment rate (ages 15 to 24)",
      "youth unemployment; young unemployed; jobless youth",
    ],
    [
      "Jugendarbeitslosenquote (15 bis 24 Jahre)",
      "Jugendarbeitslosigkeit; arbeitslose Jugendliche; junge Arbeitslose",
    ],
    [
      "Taux de chômage des jeunes (15 à 24 ans)",
      "chômage des jeunes; jeunes chômeurs; jeunes sans emploi",
    ],
    [
      "Tasa de desempleo juvenil (15 a 24 años)",
      "desempleo juvenil; paro juvenil; jóvenes desempleados",
    ],
  ]),
  fact("labour-force", 111, "million", 3, { isAdditive: true }, [
    ["Labor force", "labour force; economically active population; workforce; working people"],
    [
      "Zahl der Erwerbspersonen",
      "Erwerbspersonen; Erwerbsbevölkerung; Arbeitskräfte; Arbeitskräftepotenzial",
    ],
    ["Population active", "actifs; main-d’œuvre; force de travail"],
    ["Población activa", "fuerza laboral; fuerza de trabajo; mano de obra"],
  ]),
  fact("labour-agriculture", 111, "percent", 1, {}, [
    [
      "Share of the labor force in agriculture",
      "farm workers; agricultural employment; employment by sector",
    ],
    [
      "Anteil der Erwerbspersonen in der Landwirtschaft",
      "Beschäftigte in der Landwirtschaft; Beschäftigung nach Sektoren",
    ],
    [
      "Part de la population active dans l’agriculture",
      "travailleurs agricoles; emploi agricole; emploi par secteur",
    ],
    [
      "Proporción de la población activa en la agricultura",
      "trabajadores agrícolas; empleo agrícola; empleo por sector",
    ],
  ]),
  fact("labour-industry", 111, "percent", 1, {}, [
    [
      "Share of the labor force in industry",
      "industrial workers; manufacturing jobs; employment by sector",
    ],
    [
      "Anteil der Erwerbspersonen in der Industrie",
      "Beschäftigte in der Industrie; Industriearbeiter; Beschäftigung nach Sektoren",
    ],
    [
      "Part de la population active dans l’industrie",
      "ouvriers; emploi industriel; emploi par secteur",
    ],
    [
      "Proporción de la población activa en la industria",
      "obreros; empleo industrial; empleo por sector",
    ],
  ]),
  fact("labour-services", 111, "percent", 1, {}, [
    ["Share of the labor force in services", "service workers; service jobs; employment by sector"],
    [
      "Anteil der Erwerbspersonen im Dienstleistungsbereich",
      "Beschäftigte im Dienstleistungssektor; Beschäftigung nach Sektoren",
    ],
    [
      "Part de la population active dans les services",
      "emploi tertiaire; emploi dans les services; emploi par secteur",
    ],
    [
      "Proporción de la población activa en los servicios",
      "empleo en servicios; empleo por sector",
    ],
  ]),
  fact("poverty", 103, "percent-of-population", 1, {}, [
    [
      "Population below the national poverty line",
      "poverty; poverty rate; poor people; people in poverty; how many people are poor",
    ],
    [
      "Bevölkerung unter der nationalen Armutsgrenze",
      "Armut; Armutsquote; arme Menschen; Armutsrate; wie viele Menschen sind arm",
    ],
    [
      "Population vivant sous le seuil national de pauvreté",
      "pauvreté; taux de pauvreté; personnes pauvres",
    ],
    [
      "Población por debajo del umbral nacional de pobreza",
      "pobreza; tasa de pobreza; personas pobres",
    ],
  ]),
  fact("gini", 103, "index", 1, {}, [
    [
      "Gini index of family income",
      "gini; inequality; income inequality; income distribution; gap between rich and poor",
    ],
    [
      "Gini-Index der Familieneinkommen",
      "Gini; Gini-Koeffizient; Ungleichheit; Einkommensungleichheit; Einkommensverteilung; Schere zwischen Arm und Reich",
    ],
    [
      "Indice de Gini des revenus familiaux",
      "Gini; coefficient de Gini; inégalités; inégalité des revenus; répartition des revenus",
    ],
    [
      "Índice de Gini de los ingresos familiares",
      "Gini; coeficiente de Gini; desigualdad; desigualdad de ingresos; distribución de la renta",
    ],
  ]),
  fact("income-top-decile", 103, "percent", 1, { isPremium: true }, [
    [
      "Share of the highest 10 percent in household income or consumption",
      "top decile; richest ten percent; top 10 percent income share; inequality",
    ],
    [
      "Anteil der obersten 10 Prozent an Haushaltseinkommen oder -konsum",
      "oberstes Dezil; reichste zehn Prozent; Spitzeneinkommen; Ungleichheit",
    ],
    [
      "Part des 10 % les plus aisés dans le revenu ou la consommation des ménages",
      "décile supérieur; les plus riches; inégalités",
    ],
    [
      "Participación del 10 % más rico en el ingreso o consumo de los hogares",
      "decil superior; los más ricos; desigualdad",
    ],
  ]),
  fact("income-bottom-decile", 103, "percent", 1, { isPremium: true }, [
    [
      "Share of the lowest 10 percent in household income or consumption",
      "bottom decile; poorest ten percent; lowest income share; inequality",
    ],
    [
      "Anteil der untersten 10 Prozent an Haushaltseinkommen oder -konsum",
      "unterstes Dezil; ärmste zehn Prozent; niedrigste Einkommen; Ungleichheit",
    ],
    [
      "Part des 10 % les plus modestes dans le revenu ou la consommation des ménages",
      "décile inférieur; les plus pauvres; inégalités",
    ],
    [
      "Participación del 10 % más pobre en el ingreso o consumo de los hogares",
      "decil inferior; los más pobres; desigualdad",
    ],
  ]),
  fact("exports", 104, "billion-usd", 3, { isAdditive: true }, [
    [
      "Value of goods exports",
      "exports; foreign trade; export value; goods sold abroad; largest exporters",
    ],
    [
      "Wert der Warenexporte",
      "Exporte; Export; Ausfuhren; Ausfuhrwert; Außenhandel; größte Exporteure",
    ],
    [
      "Valeur des exportations de biens",
      "exportations; export; ventes à l’étranger; commerce extérieur; plus grands exportateurs",
    ],
    [
      "Valor de las exportaciones de bienes",
      "exportaciones; export; ventas al exterior; comercio exterior; mayores exportadores",
    ],
  ]),
  fact("imports", 104, "billion-usd", 3, { isAdditive: true }, [
    [
      "Value of goods imports",
      "imports; foreign trade; import value; goods bought abroad; largest importers",
    ],
    [
      "Wert der Warenimporte",
      "Importe; Import; Einfuhren; Einfuhrwert; Außenhandel; größte Importeure",
    ],
    [
      "Valeur des importations de biens",
      "importations; import; achats à l’étranger; commerce extérieur",
    ],
    [
      "Valor de las importaciones de bienes",
      "importaciones; import; compras al exterior; comercio exterior",
    ],
  ]),
  fact("current-account", 104, "billion-usd", 3, {}, [
    [
      "Current account balance",
      "current account; balance of payments; external balance; surplus; deficit",
    ],
    ["Leistungsbilanzsaldo", "Leistungsbilanz; Zahlungsbilanz; Außenbilanz; Überschuss; Defizit"],
    [
      "Solde du compte courant",
      "balance courante; balance des paiements; compte courant; excédent; déficit",
    ],
    [
      "Saldo de la cuenta corriente",
      "cuenta corriente; balanza de pagos; superávit; déficit exterior",
    ],
  ]),
  fact("fdi-inward", 104, "billion-usd", 3, { isAdditive: true, isPremium: true }, [
    [
      "Stock of foreign direct investment in the country",
      "FDI; inward FDI; foreign investment; foreign investors",
    ],
    [
      "Bestand ausländischer Direktinvestitionen im Inland",
      "ADI; Direktinvestitionen; Auslandsinvestitionen; ausländische Investoren",
    ],
    [
      "Stock d’investissements directs étrangers dans le pays",
      "IDE; IDE entrants; investissement étranger; investisseurs étrangers",
    ],
    [
      "Saldo de inversión extranjera directa en el país",
      "IED; inversión extranjera; inversores extranjeros",
    ],
  ]),
  fact("fdi-outward", 104, "billion-usd", 3, { isAdditive: true, isPremium: true }, [
    ["Stock of direct investment abroad", "FDI; outward FDI; investment abroad; foreign assets"],
    [
      "Bestand an Direktinvestitionen im Ausland",
      "ADI; Direktinvestitionen im Ausland; Auslandsvermögen",
    ],
    [
      "Stock d’investissements directs à l’étranger",
      "IDE; IDE sortants; investissement à l’étranger",
    ],
    [
      "Saldo de inversión directa en el exterior",
      "IED; inversión en el exterior; activos en el extranjero",
    ],
  ]),
];
