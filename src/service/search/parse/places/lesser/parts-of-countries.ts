/** States of a federation, provinces, regions, islands: folded, their words joined. */
export const partsOfCountries = `abchasien abkhazia abruzzen abruzzo alabama alaska alberta alsace alto-adige anatolia anatolien
andalousie andalucia andalusia andalusien andhra-pradesh anhui antioquia apulia apulien
aquitaine aragon aragonien arizona arkansas assam asturias asturien attica attika auvergne
auvergne-rhone-alpes azoren azores baden-wurttemberg baja-california baja-sajonia balearen
baleares balearic-islands baskenland basque-country basse-saxe bavaria baviera baviere bayern
biafra bohemia bohmen borneo bourgogne brandebourg brandeburgo brandenburg british-columbia
brittany burgenland burgundy calabre calabria california californie campania campanie canarias
canary-islands cantabria carinthia carolina-del-norte carolina-del-sur caroline-du-nord
caroline-du-sud castile-and-leon castilla-la-mancha castilla-y-leon catalogne catalonia cataluna
catalunya centre-val-de-loire cerdena ceuta channel-islands chechnya chiapas colombie-britannique colorado
columbia-britanica comunidad-valenciana comunitat-valenciana connecticut corcega cornwall corse
corsica crete crimea crimee dagestan dakota-du-nord dakota-du-sud darfur delaware donbas donbass
ecosse elsass emilia-romagna escocia euskadi extremadura flandern flanders flandes flandre
florida floride franche-comte friuli fujian galapagos galice galicia galicien gansu gauteng
georgia-state grand-est graubunden greater-london guangdong guangxi guizhou gujarat hainan
haryana hauts-de-france hawaii hebei heilongjiang henan hessen hokkaido hubei hunan idaho
ile-de-france iles-canaries illes-balears illinois indiana inner-mongolia iowa irlanda-del-norte
irlande-du-nord islas-baleares islas-canarias jalisco jiangsu jilin kalabrien kalifornien
kampanien kanaren kanarische-inseln kansai kansas karnataka karnten kashmir katalonien katanga
kentucky kerala korsika kreta kurdistan kwazulu-natal la-rioja languedoc latium lazio liaoning
liguria ligurien lombardei lombardia lombardie lombardy lorraine lothringen louisiana louisiane
lower-austria lower-saxony luisiana luzon madhya-pradesh maharashtra majorque mallorca manchuria
manitoba maryland massachusetts mecklenburg mecklenburg-vorpommern melilla michigan minas-gerais
mindanao minnesota mississippi missouri montana moravia nagorno-karabakh navarra navarre
nebraska netherlands-antilles neuschottland nevada new-brunswick new-hampshire new-jersey new-mexico new-south-wales
new-york-city new-york-state newfoundland niederosterreich niedersachsen ningxia nordirland
nordrhein-westfalen normandie normandy north-carolina north-dakota north-rhine-westphalia
northern-ireland northern-territory northwest-territories nouveau-brunswick nouveau-mexique
nouvelle-aquitaine nouvelle-ecosse nova-scotia nrw nueva-jersey nueva-york nuevo-leon
nuevo-mexico nunavut nyc oaxaca oberosterreich occitanie odisha ohio okinawa oklahoma ontario
oregon pais-vasco patagonia patagonien pays-de-galles pays-de-la-loire pennsylvania pennsylvanie
pensilvania pernambuco picardie piedmont piemont piemonte prince-edward-island provence
provence-alpes-cote-d-azur puglia qinghai quebec queensland quintana-roo rajasthan
renania-del-norte-westfalia renania-palatinado rheinland-pfalz rhenanie-du-nord-westphalie
rhenanie-palatinat rhineland-palatinate rhode-island rhone-alpes rio-grande-do-sul saarland
sabah sachsen sachsen-anhalt sajonia sansibar sarawak sardaigne sardinia sardinien saskatchewan
saxe-anhalt saxony saxony-anhalt schlesien schleswig-holstein schottland scotland shaanxi
shandong shanxi siberia siberie sibirien sichuan sicile sicilia sicily siebenburgen silesia
sizilien somaliland south-australia south-carolina south-dakota south-ossetia south-tyrol
state-of-georgia steiermark styria sudtirol sumatra tamil-nadu tasmania tatarstan telangana
tenerife teneriffa tennessee tessin texas thuringe thuringen thuringia tibet ticino tigray tirol
toscana toscane toskana transnistria transnistrien transylvania trentino tschetschenien turingia
tuscany tyrol umbria umbrien upper-austria utah uttar-pradesh valais valencian-community valonia
vaud venetien veneto veracruz vermont virginia vorarlberg waadt wales wallonia wallonie
wallonien washington-state west-bengal western-australia western-cape wisconsin wyoming xinjiang
yorkshire yucatan yukon yunnan zanzibar zhejiang`;
