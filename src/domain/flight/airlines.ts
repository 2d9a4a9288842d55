/** An airline, IATA code as key. Written by scripts/build/flight-tables.mjs. */
export interface Airline {
  code: string;
  /** 国航 */
  short: string;
  /** 中国国航: what travellers call it. */
  name: string;
  /** 中国国际航空 */
  full: string;
  english: string;
  country: string;
  /** First three digits of its ticket numbers; "" where not known. */
  ticketPrefix: string;
}

const table = `CA|国航|中国国航||Air China|CN|999
MU|东航|东方航空||China Eastern Airlines|CN|781
CZ|南航|南方航空||China Southern Airlines|CN|784
HU|海航|||Hainan Airlines|CN|880
ZH|深航|||Shenzhen Airlines|CN|479
MF|厦航|||Xiamen Airlines|CN|731
3U|川航|||Sichuan Airlines|CN|876
SC|山航|||Shandong Airlines|CN|324
FM|上航|||Shanghai Airlines|CN|774
HO|吉祥|||Juneyao Airlines|CN|018
9C|春秋|||Spring Airlines|CN|
GS|天航|||Tianjin Airlines|CN|826
JD|首航|首都航空||Beijing Capital Airlines|CN|
KN|中联航|中国联航||China United Airlines|CN|822
8L|祥鹏|||Lucky Air|CN|859
PN|西部|||West Air|CN|847
TV|西藏航|||Tibet Airlines|CN|
EU|成都航|||Chengdu Airlines|CN|
G5|华夏|||China Express Airlines|CN|
NS|河北航|||Hebei Airlines|CN|
QW|青岛航|||Qingdao Airlines|CN|
DZ|东海|||Donghai Airlines|CN|
GX|北部湾|||GX Airlines|CN|
DR|瑞丽|||Ruili Airlines|CN|
UQ|乌航|||Urumqi Air|CN|
GJ|长龙|||Loong Air|CN|
AQ|九元|||9 Air|CN|
FU|福航|||Fuzhou Airlines|CN|
GY|多彩|多彩航空||Colorful Guizhou Airlines|CN|
RY|江西航|||Jiangxi Air|CN|
A6|湖南航|||Air Travel|CN|
9H|长安|||Air Changan|CN|
LT|龙江|||LongJiang Airlines|CN|
BK|奥凯|||Okay Airways|CN|
CN|大新华|||Grand China Air|CN|
OQ|重庆航|||Chongqing Airlines|CN|
Y8|金鹏|||Suparna Airlines|CN|
JR|幸福|||Joy Air|CN|
9D|天骄|||Genghis Khan Airlines|CN|
CX|国泰|国泰航空||Cathay Pacific|HK|
HX|港航|||Hong Kong Airlines|HK|
UO|香港快运|||HK Express|HK|
NX|澳门航|||Air Macau|MO|
CI|华航|||China Airlines|TW|
BR|长荣|||EVA Air|TW|
JL|日航|||Japan Airlines|JP|
NH|全日空|||All Nippon Airways|JP|
KE|大韩|||Korean Air|KR|
OZ|韩亚|||Asiana Airlines|KR|
SQ|新航|||Singapore Airlines|SG|
TR|酷航|||Scoot|SG|
TG|泰航|||Thai Airways|TH|
FD|泰亚航|||Thai AirAsia|TH|
MH|马航|||Malaysia Airlines|MY|
AK|亚航|||AirAsia|MY|
D7|亚航长途|||AirAsia X|MY|
VN|越航|||Vietnam Airlines|VN|
VJ|越捷|||VietJet Air|VN|
PR|菲航|||Philippine Airlines|PH|
GA|鹰航|||Garuda Indonesia|ID|
EK|阿联酋|||Emirates|AE|
EY|阿提哈德|||Etihad Airways|AE|
QR|卡航|||Qatar Airways|QA|
TK|土航|||Turkish Airlines|TR|
SU|俄航|||Aeroflot|RU|
BA|英航|||British Airways|GB|
LH|汉莎|||Lufthansa|DE|
AF|法航|||Air France|FR|
KL|荷航|||KLM|NL|
AY|芬航|||Finnair|FI|
SK|北欧|||SAS|SE|
LX|瑞航|||SWISS|CH|
OS|奥航|||Austrian Airlines|AT|
UA|美联航|||United Airlines|US|
DL|达美|||Delta Air Lines|US|
AA|美航|||American Airlines|US|
AC|加航|||Air Canada|CA|
QF|澳航|||Qantas|AU|
NZ|新西兰航|||Air New Zealand|NZ|
ET|埃航|||Ethiopian Airlines|ET|
MS|埃及航|||EgyptAir|EG|
AI|印航|||Air India|IN|
UL|斯里兰卡航|||SriLankan Airlines|LK|
OM|蒙航|||MIAT Mongolian Airlines|MN|
KC|阿斯塔纳航|||Air Astana|KZ|`;

export const airlines: ReadonlyMap<string, Airline> = new Map(
  table.split('\n').map((line) => {
    const [code = '', short = '', name = '', full = '', english = '', country = '', ticketPrefix = ''] = line.split('|');
    return [code, { code, short, name, full, english, country, ticketPrefix }];
  }),
);

/** 中国国航 of CA; an unknown code stays as it is. */
export const airlineNameOf = (code: string): string => airlines.get(code)?.name ?? code;
