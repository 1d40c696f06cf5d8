import type { PlaceGroupRow } from "./place-group-row.js";

const caribbean =
  "AIA ATG ABW BHS BRB BES VGB CYM CUB CUW DMA DOM GRD GLP HTI JAM MTQ MSR PRI BLM KNA LCA MAF VCT SXM TTO TCA VIR";

/** Parts of continents and unions in them, those alone of which it is clear who belongs to them. */
export const regions: readonly PlaceGroupRow[] = [
  [
    "central-asia",
    ["Central Asia", "Zentralasien", "Asie centrale", "Asia Central"],
    "Mittelasien;zentralasiatische Länder;Central Asian countries;pays d'Asie centrale;países de Asia Central",
    "KAZ KGZ TJK TKM UZB",
    "United Nations: region M49 143",
  ],
  [
    "southeast-asia",
    ["Southeast Asia", "Südostasien", "Asie du Sud-Est", "Sudeste Asiático"],
    "South-East Asia;South-eastern Asia;Southeast Asian countries;südostasiatische Länder;pays d'Asie du Sud-Est;Sureste Asiático;Asia Sudoriental",
    "BRN KHM IDN LAO MYS MMR PHL SGP THA TLS VNM",
    "United Nations: region M49 035",
  ],
  [
    "south-asia",
    ["South Asia", "Südasien", "Asie du Sud", "Asia del Sur"],
    "SAARC;South Asian countries;südasiatische Länder;pays d'Asie du Sud;Asia Meridional;Sur de Asia",
    "AFG BGD BTN IND MDV NPL PAK LKA",
    "South Asian Association for Regional Cooperation: 8 members",
  ],
  [
    "north-africa",
    ["North Africa", "Nordafrika", "Afrique du Nord", "África del Norte"],
    "Northern Africa;North African countries;nordafrikanische Länder;pays d'Afrique du Nord;Norte de África;África Septentrional",
    "DZA EGY LBY MAR SDN TUN ESH",
    "United Nations: region M49 015",
  ],
  [
    "west-africa",
    ["West Africa", "Westafrika", "Afrique de l'Ouest", "África Occidental"],
    "Western Africa;West African countries;westafrikanische Länder;pays d'Afrique de l'Ouest;Afrique occidentale;África del Oeste",
    "BEN BFA CPV CIV GMB GHA GIN GNB LBR MLI MRT NER NGA SHN SEN SLE TGO",
    "United Nations: region M49 011",
  ],
  [
    "maghreb",
    ["Maghreb", "Maghreb", "Maghreb", "Magreb"],
    "Maghreb countries;Maghreb-Staaten;Maghreb-Länder;pays du Maghreb;países del Magreb",
    "DZA LBY MRT MAR TUN",
    "Arab Maghreb Union: 5 members",
  ],
  [
    "central-america",
    ["Central America", "Mittelamerika", "Amérique centrale", "América Central"],
    "Zentralamerika;Centroamérica;Central American countries;mittelamerikanische Länder;pays d'Amérique centrale;países centroamericanos;países de América Central",
    "BLZ CRI SLV GTM HND NIC PAN",
    "By geography: the seven countries between Mexico and Colombia",
  ],
  [
    "caribbean",
    ["Caribbean", "Karibik", "Caraïbes", "Caribe"],
    "Caribbean countries;Caribbean islands;karibische Länder;Karibikstaaten;pays des Caraïbes;Caraïbe;países del Caribe",
    caribbean,
    "United Nations: region M49 029",
  ],
  [
    "andean-community",
    ["Andean Community", "Andengemeinschaft", "Communauté andine", "Comunidad Andina"],
    "Andean countries;Andenländer;Andenstaaten;pays andins;países andinos",
    "BOL COL ECU PER",
    "Andean Community: 4 members",
  ],
  [
    "western-balkans",
    ["Western Balkans", "Westbalkan", "Balkans occidentaux", "Balcanes Occidentales"],
    "Western Balkan countries;Westbalkanstaaten;Westbalkanländer;pays des Balkans occidentaux;países de los Balcanes Occidentales",
    "ALB BIH XKX MNE MKD SRB",
    "European Union: its six partners in the region",
  ],
  [
    "south-caucasus",
    ["South Caucasus", "Südkaukasus", "Caucase du Sud", "Cáucaso Sur"],
    "Caucasus;Kaukasus;Caucase;Cáucaso;Caucasus countries;Kaukasusstaaten;pays du Caucase;Cáucaso Meridional;países del Cáucaso",
    "ARM AZE GEO",
    "By geography: the three countries south of the Greater Caucasus",
  ],
  [
    "efta",
    ["EFTA", "EFTA", "AELE", "AELC"],
    "EFTA countries;EFTA-Staaten;EFTA-Länder;pays de l'AELE;países de la AELC;European Free Trade Association",
    "ISL LIE NOR CHE",
    "European Free Trade Association: 4 members",
  ],
  [
    "arab-league",
    ["Arab League", "Arabische Liga", "Ligue arabe", "Liga Árabe"],
    "Arab countries;Arab states;Arab world;arabische Länder;arabische Staaten;arabische Welt;pays arabes;monde arabe;países árabes;mundo árabe",
    "DZA BHR COM DJI EGY IRQ JOR KWT LBN LBY MRT MAR OMN PSE QAT SAU SOM SDN SYR TUN ARE YEM",
    "League of Arab States: 22 members",
  ],
];
