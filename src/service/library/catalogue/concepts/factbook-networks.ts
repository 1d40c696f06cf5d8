import { type ConceptDefinition, factbookConcept as fact } from "../define.js";

/** Telephones, the internet and transport as the World Factbook states them. */
export const factbookNetworkConcepts: readonly ConceptDefinition[] = [
  fact("internet-users", 162, "million", 3, { isAdditive: true }, [
    [
      "Number of internet users",
      "internet users; people online; web users; how many people use the internet",
    ],
    [
      "Zahl der Internetnutzer",
      "Internetnutzer; Menschen im Internet; Onliner; wie viele Menschen nutzen das Internet",
    ],
    ["Nombre d’internautes", "internautes; utilisateurs d’internet; personnes en ligne"],
    ["Número de usuarios de internet", "usuarios de internet; internautas; personas conectadas"],
  ]),
  fact("internet-penetration", 162, "percent-of-population", 1, {}, [
    [
      "Internet penetration",
      "internet access; share of internet users; online population; internet usage",
    ],
    [
      "Anteil der Internetnutzer",
      "Internetzugang; Internetnutzung; Internetverbreitung; Onlinenutzung",
    ],
    ["Taux de pénétration d’internet", "accès à internet; part des internautes; usage d’internet"],
    ["Penetración de internet", "acceso a internet; proporción de internautas; uso de internet"],
  ]),
  fact("mobile-subscriptions", 162, "million", 3, { isAdditive: true }, [
    [
      "Number of mobile phone subscriptions",
      "mobile phones; cell phones; smartphones; mobile subscribers; SIM cards",
    ],
    [
      "Zahl der Mobilfunkanschlüsse",
      "Mobilfunk; Handys; Smartphones; Mobiltelefone; SIM-Karten; Handyverträge",
    ],
    [
      "Nombre d’abonnements de téléphonie mobile",
      "téléphones portables; mobiles; smartphones; abonnés mobiles",
    ],
    [
      "Número de suscripciones de telefonía móvil",
      "teléfonos móviles; celulares; smartphones; líneas móviles",
    ],
  ]),
  fact("mobile-density", 162, "per-100", 0, {}, [
    ["Mobile phone subscriptions", "mobile penetration; cell phones per person; mobile density"],
    ["Mobilfunkanschlüsse", "Mobilfunkdichte; Handys pro Kopf; Mobilfunkpenetration"],
    [
      "Abonnements de téléphonie mobile",
      "pénétration du mobile; portables par habitant; densité mobile",
    ],
    [
      "Suscripciones de telefonía móvil",
      "penetración móvil; celulares por habitante; densidad móvil",
    ],
  ]),
  fact("fixed-lines", 162, "million", 3, { isAdditive: true }, [
    [
      "Number of fixed telephone lines",
      "landlines; fixed lines; telephone connections; main lines",
    ],
    ["Zahl der Festnetzanschlüsse", "Festnetz; Telefonanschlüsse; Festnetztelefone"],
    ["Nombre de lignes téléphoniques fixes", "téléphone fixe; lignes fixes; raccordements"],
    ["Número de líneas telefónicas fijas", "teléfono fijo; líneas fijas; telefonía fija"],
  ]),
  fact("fixed-density", 162, "per-100", 0, {}, [
    ["Fixed telephone lines", "landline penetration; fixed line density; telephones per person"],
    ["Festnetzanschlüsse", "Festnetzdichte; Telefone pro Kopf; Telefondichte"],
    ["Lignes téléphoniques fixes", "densité téléphonique; téléphones par habitant"],
    ["Líneas telefónicas fijas", "densidad telefónica; teléfonos por habitante"],
  ]),
  fact("airports", 170, "number", 0, { isAdditive: true }, [
    ["Number of airports", "airports; airfields; aviation; air traffic; how many airports"],
    ["Zahl der Flughäfen", "Flughäfen; Flugplätze; Luftfahrt; Flugverkehr; wie viele Flughäfen"],
    ["Nombre d’aéroports", "aéroports; aérodromes; aviation; trafic aérien; combien d’aéroports"],
    [
      "Número de aeropuertos",
      "aeropuertos; aeródromos; aviación; tráfico aéreo; cuántos aeropuertos",
    ],
  ]),
  fact("railways", 170, "kilometres", 0, { isAdditive: true }, [
    ["Length of railways", "railways; railroads; trains; rail network; tracks"],
    ["Länge des Eisenbahnnetzes", "Eisenbahn; Bahn; Züge; Schienennetz; Gleise; Bahnstrecken"],
    ["Longueur du réseau ferroviaire", "chemins de fer; trains; voies ferrées; rail"],
    ["Longitud de la red ferroviaria", "ferrocarriles; trenes; vías férreas; ferrocarril"],
  ]),
  fact("roads", 170, "kilometres", 0, { isAdditive: true }, [
    ["Length of roads", "roads; roadways; highways; streets; motorways; road network"],
    ["Länge des Straßennetzes", "Straßen; Straßennetz; Autobahnen; Landstraßen"],
    ["Longueur du réseau routier", "routes; réseau routier; autoroutes; rues"],
    ["Longitud de la red de carreteras", "carreteras; autopistas; calles; red vial"],
  ]),
  fact("waterways", 170, "kilometres", 0, { isAdditive: true }, [
    ["Length of waterways", "waterways; canals; navigable rivers; inland shipping"],
    ["Länge der Wasserstraßen", "Wasserstraßen; Kanäle; schiffbare Flüsse; Binnenschifffahrt"],
    [
      "Longueur des voies navigables",
      "voies navigables; canaux; fleuves navigables; navigation fluviale",
    ],
    [
      "Longitud de las vías navegables",
      "vías navegables; canales; ríos navegables; navegación fluvial",
    ],
  ]),
  fact("merchant-ships", 170, "number", 0, { isAdditive: true, isPremium: true }, [
    ["Number of merchant ships", "merchant fleet; merchant marine; ships; shipping; cargo ships"],
    [
      "Zahl der Handelsschiffe",
      "Handelsflotte; Handelsmarine; Schiffe; Frachtschiffe; Schifffahrt",
    ],
    ["Nombre de navires marchands", "flotte marchande; marine marchande; navires; cargos"],
    ["Número de buques mercantes", "flota mercante; marina mercante; barcos; buques de carga"],
  ]),
];
