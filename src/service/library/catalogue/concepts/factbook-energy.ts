import { type ConceptDefinition, factbookConcept as fact } from "../define.js";

/** Power, fuels and emissions as the World Factbook states them. */
export const factbookEnergyConcepts: readonly ConceptDefinition[] = [
  fact("electricity-production", 151, "billion-kwh", 3, { isAdditive: true }, [
    [
      "Electricity production",
      "power generation; electricity generation; power output; how much electricity is produced",
    ],
    [
      "Stromerzeugung",
      "Stromproduktion; Elektrizitätserzeugung; Energieerzeugung; wie viel Strom wird erzeugt",
    ],
    [
      "Production d’électricité",
      "électricité produite; production électrique; génération d’électricité",
    ],
    [
      "Producción de electricidad",
      "generación de electricidad; electricidad generada; producción eléctrica",
    ],
  ]),
  fact("electricity-consumption", 151, "billion-kwh", 3, { isAdditive: true }, [
    [
      "Electricity consumption",
      "power consumption; electricity use; power demand; how much electricity is used",
    ],
    [
      "Stromverbrauch",
      "Elektrizitätsverbrauch; Energieverbrauch; Strombedarf; wie viel Strom wird verbraucht",
    ],
    [
      "Consommation d’électricité",
      "électricité consommée; demande d’électricité; consommation électrique",
    ],
    ["Consumo de electricidad", "electricidad consumida; demanda eléctrica; consumo eléctrico"],
  ]),
  fact("electricity-exports", 151, "billion-kwh", 3, { isAdditive: true, isPremium: true }, [
    ["Electricity exports", "power exports; electricity sold abroad; cross-border electricity"],
    ["Stromexporte", "Stromausfuhr; Elektrizitätsexport; Stromhandel"],
    ["Exportations d’électricité", "électricité exportée; vente d’électricité à l’étranger"],
    ["Exportaciones de electricidad", "electricidad exportada; venta de electricidad al exterior"],
  ]),
  fact("electricity-imports", 151, "billion-kwh", 3, { isAdditive: true, isPremium: true }, [
    ["Electricity imports", "power imports; electricity bought abroad; cross-border electricity"],
    ["Stromimporte", "Stromeinfuhr; Elektrizitätsimport; Stromhandel"],
    ["Importations d’électricité", "électricité importée; achat d’électricité à l’étranger"],
    ["Importaciones de electricidad", "electricidad importada; compra de electricidad al exterior"],
  ]),
  fact("electricity-capacity", 151, "million-kw", 3, { isAdditive: true }, [
    [
      "Installed electricity generating capacity",
      "power plants; generating capacity; installed power; power plant capacity",
    ],
    [
      "Installierte Kraftwerksleistung",
      "Kraftwerke; Erzeugungskapazität; installierte Leistung; Kraftwerkskapazität",
    ],
    [
      "Capacité installée de production d’électricité",
      "centrales électriques; puissance installée; capacité électrique",
    ],
    [
      "Capacidad instalada de generación eléctrica",
      "centrales eléctricas; potencia instalada; capacidad eléctrica",
    ],
  ]),
  fact("capacity-fossil", 151, "percent-of-capacity", 1, {}, [
    [
      "Share of fossil fuels in electricity capacity",
      "coal power; gas power; fossil power plants; fossil energy",
    ],
    [
      "Anteil fossiler Brennstoffe an der Kraftwerksleistung",
      "Kohlekraft; Gaskraftwerke; fossile Energie; Kohlestrom",
    ],
    [
      "Part des combustibles fossiles dans la capacité électrique",
      "charbon; centrales à gaz; énergie fossile",
    ],
    [
      "Proporción de combustibles fósiles en la capacidad eléctrica",
      "carbón; centrales de gas; energía fósil",
    ],
  ]),
  fact("capacity-nuclear", 151, "percent-of-capacity", 1, {}, [
    [
      "Share of nuclear fuels in electricity capacity",
      "nuclear power; nuclear energy; atomic energy; reactors",
    ],
    [
      "Anteil der Kernenergie an der Kraftwerksleistung",
      "Kernkraft; Atomkraft; Atomstrom; Kernkraftwerke; Atomenergie",
    ],
    [
      "Part du nucléaire dans la capacité électrique",
      "énergie nucléaire; centrales nucléaires; réacteurs; atome",
    ],
    [
      "Proporción de energía nuclear en la capacidad eléctrica",
      "energía nuclear; centrales nucleares; reactores; atómica",
    ],
  ]),
  fact("capacity-hydro", 151, "percent-of-capacity", 1, {}, [
    [
      "Share of hydroelectric plants in electricity capacity",
      "hydropower; hydroelectric power; water power; dams",
    ],
    [
      "Anteil der Wasserkraft an der Kraftwerksleistung",
      "Wasserkraft; Wasserkraftwerke; Staudämme",
    ],
    [
      "Part de l’hydroélectricité dans la capacité électrique",
      "hydroélectricité; énergie hydraulique; barrages",
    ],
    [
      "Proporción de energía hidroeléctrica en la capacidad eléctrica",
      "hidroeléctrica; energía hidráulica; presas",
    ],
  ]),
  fact("capacity-renewable", 151, "percent-of-capacity", 1, {}, [
    [
      "Share of other renewable sources in electricity capacity",
      "wind power; solar power; renewables; green power",
    ],
    [
      "Anteil sonstiger erneuerbarer Quellen an der Kraftwerksleistung",
      "Windkraft; Solarenergie; erneuerbare Energien; Ökostrom",
    ],
    [
      "Part des autres sources renouvelables dans la capacité électrique",
      "énergie éolienne; énergie solaire; renouvelables",
    ],
    [
      "Proporción de otras fuentes renovables en la capacidad eléctrica",
      "energía eólica; energía solar; renovables",
    ],
  ]),
  fact("oil-production", 152, "thousand-barrels-day", 2, { isAdditive: true }, [
    ["Crude oil production", "oil production; petroleum; oil output; oil producers; crude"],
    ["Rohölförderung", "Ölförderung; Erdölproduktion; Erdölförderung; Öl; Ölproduzenten"],
    ["Production de pétrole brut", "pétrole; production pétrolière; producteurs de pétrole; brut"],
    [
      "Producción de petróleo crudo",
      "petróleo; producción petrolera; productores de petróleo; crudo",
    ],
  ]),
  fact("oil-exports", 152, "thousand-barrels-day", 2, { isAdditive: true }, [
    ["Crude oil exports", "oil exports; oil exporters; petroleum exports"],
    ["Rohölexporte", "Ölexporte; Erdölausfuhr; Ölexporteure"],
    ["Exportations de pétrole brut", "exportations de pétrole; exportateurs de pétrole"],
    ["Exportaciones de petróleo crudo", "exportaciones de petróleo; exportadores de petróleo"],
  ]),
  fact("oil-imports", 152, "thousand-barrels-day", 2, { isAdditive: true }, [
    ["Crude oil imports", "oil imports; oil importers; petroleum imports; dependence on oil"],
    ["Rohölimporte", "Ölimporte; Erdöleinfuhr; Ölimporteure; Ölabhängigkeit"],
    ["Importations de pétrole brut", "importations de pétrole; importateurs de pétrole"],
    ["Importaciones de petróleo crudo", "importaciones de petróleo; importadores de petróleo"],
  ]),
  fact("oil-reserves", 152, "billion-barrels", 3, { isAdditive: true }, [
    ["Proved crude oil reserves", "oil reserves; petroleum reserves; oil deposits"],
    ["Nachgewiesene Rohölreserven", "Ölreserven; Erdölreserven; Ölvorkommen; Erdölvorkommen"],
    ["Réserves prouvées de pétrole brut", "réserves de pétrole; gisements de pétrole"],
    ["Reservas probadas de petróleo crudo", "reservas de petróleo; yacimientos de petróleo"],
  ]),
  fact("refined-consumption", 152, "thousand-barrels-day", 2, { isAdditive: true }, [
    [
      "Consumption of refined petroleum products",
      "oil consumption; fuel consumption; petrol use; gasoline; diesel",
    ],
    [
      "Verbrauch von Mineralölprodukten",
      "Ölverbrauch; Kraftstoffverbrauch; Benzin; Diesel; Heizöl",
    ],
    [
      "Consommation de produits pétroliers raffinés",
      "consommation de pétrole; carburant; essence; gazole",
    ],
    [
      "Consumo de productos derivados del petróleo",
      "consumo de petróleo; combustible; gasolina; diésel",
    ],
  ]),
  fact("gas-production", 152, "billion-cubic-metres", 3, { isAdditive: true }, [
    ["Natural gas production", "gas production; gas output; gas producers"],
    ["Erdgasförderung", "Gasförderung; Gasproduktion; Erdgas; Gasproduzenten"],
    ["Production de gaz naturel", "production de gaz; gaz; producteurs de gaz"],
    ["Producción de gas natural", "producción de gas; gas; productores de gas"],
  ]),
  fact("gas-consumption", 152, "billion-cubic-metres", 3, { isAdditive: true }, [
    ["Natural gas consumption", "gas consumption; gas use; gas demand"],
    ["Erdgasverbrauch", "Gasverbrauch; Gasbedarf; Erdgas"],
    ["Consommation de gaz naturel", "consommation de gaz; demande de gaz"],
    ["Consumo de gas natural", "consumo de gas; demanda de gas"],
  ]),
  fact("gas-reserves", 152, "billion-cubic-metres", 3, { isAdditive: true }, [
    ["Proved natural gas reserves", "gas reserves; gas deposits; natural gas fields"],
    ["Nachgewiesene Erdgasreserven", "Gasreserven; Gasvorkommen; Erdgasvorkommen"],
    ["Réserves prouvées de gaz naturel", "réserves de gaz; gisements de gaz"],
    ["Reservas probadas de gas natural", "reservas de gas; yacimientos de gas"],
  ]),
  fact("co2-emissions", 153, "million-tonnes", 3, { isAdditive: true }, [
    [
      "Carbon dioxide emissions from energy consumption",
      "CO2; CO2 emissions; carbon emissions; greenhouse gases; climate change; pollution; biggest polluters",
    ],
    [
      "CO2-Emissionen aus dem Energieverbrauch",
      "CO2; CO2-Ausstoß; Kohlendioxid; Kohlendioxidemissionen; Treibhausgase; Klimawandel; Emissionen",
    ],
    [
      "Émissions de dioxyde de carbone liées à la consommation d’énergie",
      "CO2; émissions de CO2; gaz à effet de serre; changement climatique; pollution",
    ],
    [
      "Emisiones de dióxido de carbono por consumo de energía",
      "CO2; emisiones de CO2; gases de efecto invernadero; cambio climático; contaminación",
    ],
  ]),
];
