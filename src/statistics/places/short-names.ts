import type { Platform } from "../../contract/index.js";

const rows = `
BRN Brunei|Brunei|Brunei|Brunéi
CHN China|China|Chine|China
COD DR Congo|DR Kongo|RD Congo|RD del Congo
COG Congo-Brazzaville|Kongo-Brazzaville|Congo-Brazzaville|Congo-Brazzaville
CZE Czechia|Tschechien|Tchéquie|Chequia
FLK Falkland Islands|Falklandinseln|Îles Malouines|Islas Malvinas
FSM Micronesia|Mikronesien|Micronésie|Micronesia
GMB Gambia|Gambia|Gambie|Gambia
IRN Iran|Iran|Iran|Irán
KOR South Korea|Südkorea|Corée du Sud|Corea del Sur
LAO Laos|Laos|Laos|Laos
MDA Moldova|Moldau|Moldavie|Moldavia
MKD North Macedonia|Nordmazedonien|Macédoine du Nord|Macedonia del Norte
PSE Palestine|Palästina|Palestine|Palestina
RUS Russia|Russland|Russie|Rusia
SYR Syria|Syrien|Syrie|Siria
TWN Taiwan|Taiwan|Taïwan|Taiwán
TZA Tanzania|Tansania|Tanzanie|Tanzania
USA United States|Vereinigte Staaten|États-Unis|Estados Unidos
VAT Vatican City|Vatikanstadt|Vatican|Ciudad del Vaticano
VGB British Virgin Islands|Britische Jungferninseln|Îles Vierges britanniques|Islas Vírgenes Británicas
VIR U.S. Virgin Islands|Amerikanische Jungferninseln|Îles Vierges américaines|Islas Vírgenes de EE. UU.`;

/** What tables and maps call countries whose name in ISO 3166 is that of a treaty, by alpha-3. */
export const shortNames: Readonly<Record<string, Readonly<Record<Platform, string>>>> =
  Object.fromEntries(
    rows
      .trim()
      .split("\n")
      .map((row) => {
        const [en = "", de = "", fr = "", es = ""] = row.slice(4).split("|");
        return [row.slice(0, 3), { en, de, fr, es }];
      }),
  );
