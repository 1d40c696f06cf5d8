/** Capitals and large cities, folded, their words joined: none is a word of another meaning, nor a country's name. */
export const cities = `aberdeen abidjan abuja accra addis-ababa addis-abeba adelaide ahmedabad alejandria aleppo
alexandria alexandrie alger algiers alicante almaty amberes amman amsterdam ankara antalya
antananarivo antwerp antwerpen anvers apia argel ashgabat asmara astana asuncion atenas athen
athenes athens atlanta auckland bagdad baghdad baku baltimore bamako bandar-seri-begawan
bangalore bangkok bangui banjul barcelona barranquilla basel basilea basra bay-area beijing
beirut belfast belgrad belgrade belmopan belo-horizonte bengaluru berlin bern berne beyrouth
bilbao birmingham bischkek bishkek bochum bogota bologna bordeaux boston brasilia bratislava
bremen breslau bridgetown brisbane bristol bruselas brussel brussels bruxelles bucharest
budapest buenos-aires bujumbura busan cairo calcutta calgary canberra cape-town caracas cardiff
casablanca castries catania charkiw chengdu chennai chicago chisinau chittagong chongqing
christchurch ciudad-de-mexico ciudad-del-cabo cleveland cologne colombo conakry copenhagen
copenhague cracovia cracovie curitiba daegu dakar dalian dallas damas damasco damascus damaskus
danzig dar-es-salaam delhi den-haag denver detroit dhaka dili djibouti-city dnipro dodoma doha
dongguan dortmund douala dresde dresden dubai dublin duisburg dundee durban dushanbe dusseldorf
edimbourg edimburgo edinburgh edmonton eindhoven erevan erfurt eriwan estrasburgo faisalabad
firenze florence florencia florenz fortaleza foshan frankfurt freetown fukuoka gaborone gaza
gdansk geneva geneve genf genoa genova genua gitega glasgow goteborg gothenburg graz guadalajara
guangzhou guatemala-city guatemala-stadt guayaquil haifa hamburg hangzhou hannover hanoi hanovre
harare harbin havana havanna helsinki hiroshima ho-chi-minh hobart honiara honolulu houston
hyderabad ibadan incheon indianapolis innsbruck isfahan islamabad istanbul izmir jacksonville
jaipur jakarta jeddah jerusalem johannesburg juba kaboul kabul kairo kalkutta kampala kanpur
kapstadt karachi karatschi karlsruhe kartum kathmandu katmandou katmandu kazan kharkiv kharkov
khartoum khartum kiev kigali kobe kolkata koln kopenhagen krakau krakow kuala-lumpur kumasi
kunming kuwait-city kuwait-stadt kyiv kyoto la-habana la-havane la-haya la-haye la-paz lagos
lahore las-vegas lausanne le-cap leeds leicester leipzig lemberg libreville lille lilongwe lima
lisboa lisbon lisbonne lissabon liverpool ljubljana lodz lome london londra londres los-angeles
luanda lucerne lucknow lusaka luxembourg-city luxemburg-stadt luzern lviv lyon madras madrid
magdeburg mailand malabo malaga managua manama manchester manila mannheim maputo maracaibo
marrakech marrakesh marseille mascate maseru mashhad maskat mbabane mecca medellin mekka
melbourne memphis mexico-city mexiko-stadt miami milan milano milwaukee minneapolis minsk
mogadischu mogadishu mombasa monrovia monterrey montevideo montpellier montreal moroni moscou
moscow moscu moskau mosul mumbai munchen munich murcia muscat nagoya nagpur nairobi nanjing
nantes naples napoli nashville naypyidaw ndjamena neapel new-orleans new-york newcastle niamey
nicosia nicosie nikosia nizhny-novgorod nottingham nouakchott novosibirsk nowosibirsk nuku-alofa
nuremberg nurnberg nuuk odesa odessa osaka oslo ottawa ouagadougou palermo palma-de-mallorca
panama-city panama-stadt paramaribo paris pekin peking peshawar philadelphia phnom-penh
pittsburgh pjongjang podgorica port-au-prince port-elizabeth port-louis port-moresby
port-of-spain port-vila porto-alegre porto-novo potsdam poznan prag prague praha praia pretoria
pristina puebla pune pyongyang qingdao quito rabat ramallah rangoon rangun rawalpindi rennes
reykjavik riad riga rio-de-janeiro riyadh rom roma rome rotterdam saarbrucken sacramento saigon
saint-petersbourg saint-petersburg salt-lake-city salzburg samara san-antonio san-diego
san-francisco san-jose san-petersburgo san-salvador sanaa sankt-petersburg
santa-cruz-de-la-sierra santiago santo-domingo sao-paulo sapporo saragossa sarajevo schwerin
seattle sendai seoul sevilla seville shanghai sheffield shenyang shenzhen silicon-valley skopje
sofia southampton st-louis st-petersburg stockholm strasbourg strassburg stuttgart surabaya suva
suzhou sydney tabriz taichung taipeh taipei tallinn tampa tangier taschkent tashkent tbilisi
tegucigalpa teheran tehran tel-aviv the-hague thessaloniki thimphu tianjin tiflis tijuana tirana
tokio tokyo torino toronto toulouse tripoli tripolis tunis turin ulaanbaatar ulan-bator utrecht
vaduz valladolid valletta valparaiso vancouver varsovia varsovie venecia venedig venezia venice
venise verona viena vienna vienne vientiane vilnius vladivostok volgograd warsaw warschau
washington wien wiesbaden windhoek winnipeg wladiwostok wroclaw wuhan xiamen yamoussoukro yangon
yaounde yekaterinburg yerevan yokohama zagreb zaragoza zhengzhou zurich`;
