import { airlineNameOf } from './airline-names.ts';

/** An airline, IATA code as key. Written by scripts/build/flight-tables.mjs. */
interface Airline {
  code: string;
  /** 国航 */
  short: string;
  /** 中国国航: the name that travellers use. */
  name: string;
  /** 中国国际航空 */
  full: string;
  english: string;
  country: string;
  /** First three digits of its ticket numbers (its accounting code with IATA). */
  ticketPrefix: string;
}

const table = `CA|国航|中国国际航空|Air China|CN|999
MU|东航|中国东方航空|China Eastern Airlines|CN|781
CZ|南航|中国南方航空|China Southern Airlines|CN|784
HU|海航|海南航空|Hainan Airlines|CN|880
ZH|深航|深圳航空|Shenzhen Airlines|CN|479
MF|厦航|厦门航空|Xiamen Airlines|CN|731
3U|川航|四川航空|Sichuan Airlines|CN|876
SC|山航|山东航空|Shandong Airlines|CN|324
FM|上航|上海航空|Shanghai Airlines|CN|774
HO|吉祥|吉祥航空|Juneyao Airlines|CN|018
9C|春秋|春秋航空|Spring Airlines|CN|089
GS|天航|天津航空|Tianjin Airlines|CN|826
JD|首航|首都航空|Beijing Capital Airlines|CN|898
KN|中联航|中国联合航空|China United Airlines|CN|822
8L|祥鹏|祥鹏航空|Lucky Air|CN|859
PN|西部|西部航空|West Air|CN|847
TV|西藏航|西藏航空|Tibet Airlines|CN|088
EU|成都航|成都航空|Chengdu Airlines|CN|811
G5|华夏|华夏航空|China Express Airlines|CN|987
NS|河北航|河北航空|Hebei Airlines|CN|836
QW|青岛航|青岛航空|Qingdao Airlines|CN|912
DZ|东海|东海航空|Donghai Airlines|CN|893
GX|北部湾|北部湾航空|GX Airlines|CN|872
DR|瑞丽|瑞丽航空|Ruili Airlines|CN|299
UQ|乌航|乌鲁木齐航空|Urumqi Air|CN|886
GJ|长龙|长龙航空|Loong Air|CN|891
AQ|九元|九元航空|9 Air|CN|902
FU|福航|福州航空|Fuzhou Airlines|CN|666
GY|多彩|多彩贵州航空|Colorful Guizhou Airlines|CN|661
RY|江西航|江西航空|Jiangxi Air|CN|989
A6|湖南航|湖南航空|Air Travel|CN|389
9H|长安|长安航空|Air Changan|CN|856
LT|龙江|龙江航空|LongJiang Airlines|CN|867
BK|奥凯|奥凯航空|Okay Airways|CN|866
CN|大新华|大新华航空|Grand China Air|CN|895
OQ|重庆航|重庆航空|Chongqing Airlines|CN|878
Y8|金鹏|金鹏航空|Suparna Airlines|CN|871
JR|幸福|幸福航空|Joy Air|CN|929
9D|天骄|天骄航空|Genghis Khan Airlines|CN|568
CX|国泰|国泰航空|Cathay Pacific|HK|160
HX|港航|香港航空|Hong Kong Airlines|HK|851
UO|香港快运|香港快运航空|HK Express|HK|128
NX|澳门航|澳门航空|Air Macau|MO|675
CI|华航|中华航空|China Airlines|TW|297
BR|长荣|长荣航空|EVA Air|TW|695
JL|日航|日本航空|Japan Airlines|JP|131
NH|全日空|全日空航空|All Nippon Airways|JP|205
KE|大韩|大韩航空|Korean Air|KR|180
OZ|韩亚|韩亚航空|Asiana Airlines|KR|988
SQ|新航|新加坡航空|Singapore Airlines|SG|618
TR|酷航|酷航|Scoot|SG|668
TG|泰航|泰国国际航空|Thai Airways|TH|217
FD|泰亚航|泰国亚洲航空|Thai AirAsia|TH|900
MH|马航|马来西亚航空|Malaysia Airlines|MY|232
AK|亚航|亚洲航空|AirAsia|MY|807
D7|亚航长途|亚洲航空长途|AirAsia X|MY|843
VN|越航|越南航空|Vietnam Airlines|VN|738
VJ|越捷|越捷航空|VietJet Air|VN|978
PR|菲航|菲律宾航空|Philippine Airlines|PH|079
GA|鹰航|印度尼西亚鹰航空|Garuda Indonesia|ID|126
EK|阿联酋|阿联酋航空|Emirates|AE|176
EY|阿提哈德|阿提哈德航空|Etihad Airways|AE|607
QR|卡航|卡塔尔航空|Qatar Airways|QA|157
TK|土航|土耳其航空|Turkish Airlines|TR|235
SU|俄航|俄罗斯航空|Aeroflot|RU|555
BA|英航|英国航空|British Airways|GB|125
LH|汉莎|汉莎航空|Lufthansa|DE|220
AF|法航|法国航空|Air France|FR|057
KL|荷航|荷兰皇家航空|KLM|NL|074
AY|芬航|芬兰航空|Finnair|FI|105
SK|北欧|北欧航空|SAS|SE|117
LX|瑞航|瑞士国际航空|SWISS|CH|724
OS|奥航|奥地利航空|Austrian Airlines|AT|257
UA|美联航|美国联合航空|United Airlines|US|016
DL|达美|达美航空|Delta Air Lines|US|006
AA|美航|美国航空|American Airlines|US|001
AC|加航|加拿大航空|Air Canada|CA|014
QF|澳航|澳洲航空|Qantas|AU|081
NZ|新西兰航|新西兰航空|Air New Zealand|NZ|086
ET|埃航|埃塞俄比亚航空|Ethiopian Airlines|ET|071
MS|埃及航|埃及航空|EgyptAir|EG|077
AI|印航|印度航空|Air India|IN|098
UL|斯里兰卡航|斯里兰卡航空|SriLankan Airlines|LK|603
OM|蒙航|蒙古航空|MIAT Mongolian Airlines|MN|289
KC|阿斯塔纳航|阿斯塔纳航空|Air Astana|KZ|465`;

export const airlines: ReadonlyMap<string, Airline> = new Map(
  table.split('\n').map((line) => {
    const [code = '', short = '', full = '', english = '', country = '', ticketPrefix = ''] = line.split('|');
    return [code, { code, short, name: airlineNameOf(code), full, english, country, ticketPrefix }];
  }),
);
