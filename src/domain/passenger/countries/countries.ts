/** A country as the provider has it (specification 2, section 3): name, initials, code of ISO 3166-1 alpha-2, pinyin. */
interface CountryRecord {
  Name: string;
  ShotPY: string;
  code: string;
  pingyin: string;
}

/**
 * The 249 countries and regions of ISO 3166-1, the most frequent first: code, name, and the pinyin of each character.
 * Only screens of passengers and the server load it.
 */
const table = `
CN中国zhong'guo HK中国香港zhong'guo'xiang'gang MO中国澳门zhong'guo'ao'men TW中国台湾zhong'guo'tai'wan US美国mei'guo JP日本ri'ben
KR韩国han'guo GB英国ying'guo FR法国fa'guo DE德国de'guo CA加拿大jia'na'da AU澳大利亚ao'da'li'ya NZ新西兰xin'xi'lan SG新加坡xin'jia'po
MY马来西亚ma'lai'xi'ya TH泰国tai'guo VN越南yue'nan ID印度尼西亚yin'du'ni'xi'ya PH菲律宾fei'lv'bin IN印度yin'du RU俄罗斯e'luo'si
AD安道尔an'dao'er AE阿联酋a'lian'qiu AF阿富汗a'fu'han AG安提瓜和巴布达an'ti'gua'he'ba'bu'da AI安圭拉an'gui'la AL阿尔巴尼亚a'er'ba'ni'ya
AM亚美尼亚ya'mei'ni'ya AO安哥拉an'ge'la AQ南极洲nan'ji'zhou AR阿根廷a'gen'ting AS美属萨摩亚mei'shu'sa'mo'ya AT奥地利ao'di'li
AW阿鲁巴a'lu'ba AX奥兰群岛ao'lan'qun'dao AZ阿塞拜疆a'sai'bai'jiang BA波斯尼亚和黑塞哥维那bo'si'ni'ya'he'hei'sai'ge'wei'na
BB巴巴多斯ba'ba'duo'si BD孟加拉国meng'jia'la'guo BE比利时bi'li'shi BF布基纳法索bu'ji'na'fa'suo BG保加利亚bao'jia'li'ya BH巴林ba'lin
BI布隆迪bu'long'di BJ贝宁bei'ning BL圣巴泰勒米sheng'ba'tai'le'mi BM百慕大bai'mu'da BN文莱wen'lai BO玻利维亚bo'li'wei'ya
BQ荷属加勒比区he'shu'jia'le'bi'qu BR巴西ba'xi BS巴哈马ba'ha'ma BT不丹bu'dan BV布韦岛bu'wei'dao BW博茨瓦纳bo'ci'wa'na
BY白俄罗斯bai'e'luo'si BZ伯利兹bo'li'zi CC科科斯群岛ke'ke'si'qun'dao CD刚果民主共和国gang'guo'min'zhu'gong'he'guo
CF中非共和国zhong'fei'gong'he'guo CG刚果共和国gang'guo'gong'he'guo CH瑞士rui'shi CI科特迪瓦ke'te'di'wa CK库克群岛ku'ke'qun'dao
CL智利zhi'li CM喀麦隆ka'mai'long CO哥伦比亚ge'lun'bi'ya CR哥斯达黎加ge'si'da'li'jia CU古巴gu'ba CV佛得角fo'de'jiao CW库拉索ku'la'suo
CX圣诞岛sheng'dan'dao CY塞浦路斯sai'pu'lu'si CZ捷克jie'ke DJ吉布提ji'bu'ti DK丹麦dan'mai DM多米尼克duo'mi'ni'ke
DO多米尼加共和国duo'mi'ni'jia'gong'he'guo DZ阿尔及利亚a'er'ji'li'ya EC厄瓜多尔e'gua'duo'er EE爱沙尼亚ai'sha'ni'ya EG埃及ai'ji
EH西撒哈拉xi'sa'ha'la ER厄立特里亚e'li'te'li'ya ES西班牙xi'ban'ya ET埃塞俄比亚ai'sai'e'bi'ya FI芬兰fen'lan FJ斐济fei'ji
FK福克兰群岛fu'ke'lan'qun'dao FM密克罗尼西亚联邦mi'ke'luo'ni'xi'ya'lian'bang FO法罗群岛fa'luo'qun'dao GA加蓬jia'peng
GD格林纳达ge'lin'na'da GE格鲁吉亚ge'lu'ji'ya GF法属圭亚那fa'shu'gui'ya'na GG根西岛gen'xi'dao GH加纳jia'na GI直布罗陀zhi'bu'luo'tuo
GL格陵兰ge'ling'lan GM冈比亚gang'bi'ya GN几内亚ji'nei'ya GP瓜德罗普gua'de'luo'pu GQ赤道几内亚chi'dao'ji'nei'ya GR希腊xi'la
GS南乔治亚和南桑威奇群岛nan'qiao'zhi'ya'he'nan'sang'wei'qi'qun'dao GT危地马拉wei'di'ma'la GU关岛guan'dao GW几内亚比绍ji'nei'ya'bi'shao
GY圭亚那gui'ya'na HM赫德岛和麦克唐纳群岛he'de'dao'he'mai'ke'tang'na'qun'dao HN洪都拉斯hong'dou'la'si HR克罗地亚ke'luo'di'ya
HT海地hai'di HU匈牙利xiong'ya'li IE爱尔兰ai'er'lan IL以色列yi'se'lie IM马恩岛ma'en'dao IO英属印度洋领地ying'shu'yin'du'yang'ling'di
IQ伊拉克yi'la'ke IR伊朗yi'lang IS冰岛bing'dao IT意大利yi'da'li JE泽西岛ze'xi'dao JM牙买加ya'mai'jia JO约旦yue'dan KE肯尼亚ken'ni'ya
KG吉尔吉斯斯坦ji'er'ji'si'si'tan KH柬埔寨jian'pu'zhai KI基里巴斯ji'li'ba'si KM科摩罗ke'mo'luo KN圣基茨和尼维斯sheng'ji'ci'he'ni'wei'si
KP朝鲜chao'xian KW科威特ke'wei'te KY开曼群岛kai'man'qun'dao KZ哈萨克斯坦ha'sa'ke'si'tan LA老挝lao'wo LB黎巴嫩li'ba'nen
LC圣卢西亚sheng'lu'xi'ya LI列支敦士登lie'zhi'dun'shi'deng LK斯里兰卡si'li'lan'ka LR利比里亚li'bi'li'ya LS莱索托lai'suo'tuo
LT立陶宛li'tao'wan LU卢森堡lu'sen'bao LV拉脱维亚la'tuo'wei'ya LY利比亚li'bi'ya MA摩洛哥mo'luo'ge MC摩纳哥mo'na'ge
MD摩尔多瓦mo'er'duo'wa ME黑山hei'shan MF法属圣马丁fa'shu'sheng'ma'ding MG马达加斯加ma'da'jia'si'jia MH马绍尔群岛ma'shao'er'qun'dao
MK北马其顿bei'ma'qi'dun ML马里ma'li MM缅甸mian'dian MN蒙古meng'gu MP北马里亚纳群岛bei'ma'li'ya'na'qun'dao MQ马提尼克ma'ti'ni'ke
MR毛里塔尼亚mao'li'ta'ni'ya MS蒙特塞拉特meng'te'sai'la'te MT马耳他ma'er'ta MU毛里求斯mao'li'qiu'si MV马尔代夫ma'er'dai'fu
MW马拉维ma'la'wei MX墨西哥mo'xi'ge MZ莫桑比克mo'sang'bi'ke NA纳米比亚na'mi'bi'ya NC新喀里多尼亚xin'ka'li'duo'ni'ya NE尼日尔ni'ri'er
NF诺福克岛nuo'fu'ke'dao NG尼日利亚ni'ri'li'ya NI尼加拉瓜ni'jia'la'gua NL荷兰he'lan NO挪威nuo'wei NP尼泊尔ni'bo'er NR瑙鲁nao'lu
NU纽埃niu'ai OM阿曼a'man PA巴拿马ba'na'ma PE秘鲁bi'lu PF法属波利尼西亚fa'shu'bo'li'ni'xi'ya PG巴布亚新几内亚ba'bu'ya'xin'ji'nei'ya
PK巴基斯坦ba'ji'si'tan PL波兰bo'lan PM圣皮埃尔和密克隆群岛sheng'pi'ai'er'he'mi'ke'long'qun'dao PN皮特凯恩群岛pi'te'kai'en'qun'dao
PR波多黎各bo'duo'li'ge PS巴勒斯坦ba'le'si'tan PT葡萄牙pu'tao'ya PW帕劳pa'lao PY巴拉圭ba'la'gui QA卡塔尔ka'ta'er RE留尼汪liu'ni'wang
RO罗马尼亚luo'ma'ni'ya RS塞尔维亚sai'er'wei'ya RW卢旺达lu'wang'da SA沙特阿拉伯sha'te'a'la'bo SB所罗门群岛suo'luo'men'qun'dao
SC塞舌尔sai'she'er SD苏丹su'dan SE瑞典rui'dian SH圣赫勒拿sheng'he'le'na SI斯洛文尼亚si'luo'wen'ni'ya
SJ斯瓦尔巴和扬马延si'wa'er'ba'he'yang'ma'yan SK斯洛伐克si'luo'fa'ke SL塞拉利昂sai'la'li'ang SM圣马力诺sheng'ma'li'nuo
SN塞内加尔sai'nei'jia'er SO索马里suo'ma'li SR苏里南su'li'nan SS南苏丹nan'su'dan ST圣多美和普林西比sheng'duo'mei'he'pu'lin'xi'bi
SV萨尔瓦多sa'er'wa'duo SX荷属圣马丁he'shu'sheng'ma'ding SY叙利亚xu'li'ya SZ斯威士兰si'wei'shi'lan
TC特克斯和凯科斯群岛te'ke'si'he'kai'ke'si'qun'dao TD乍得zha'de TF法属南部领地fa'shu'nan'bu'ling'di TG多哥duo'ge
TJ塔吉克斯坦ta'ji'ke'si'tan TK托克劳tuo'ke'lao TL东帝汶dong'di'wen TM土库曼斯坦tu'ku'man'si'tan TN突尼斯tu'ni'si TO汤加tang'jia
TR土耳其tu'er'qi TT特立尼达和多巴哥te'li'ni'da'he'duo'ba'ge TV图瓦卢tu'wa'lu TZ坦桑尼亚tan'sang'ni'ya UA乌克兰wu'ke'lan
UG乌干达wu'gan'da UM美国本土外小岛屿mei'guo'ben'tu'wai'xiao'dao'yu UY乌拉圭wu'la'gui UZ乌兹别克斯坦wu'zi'bie'ke'si'tan
VA梵蒂冈fan'di'gang VC圣文森特和格林纳丁斯sheng'wen'sen'te'he'ge'lin'na'ding'si VE委内瑞拉wei'nei'rui'la
VG英属维尔京群岛ying'shu'wei'er'jing'qun'dao VI美属维尔京群岛mei'shu'wei'er'jing'qun'dao VU瓦努阿图wa'nu'a'tu
WF瓦利斯和富图纳wa'li'si'he'fu'tu'na WS萨摩亚sa'mo'ya YE也门ye'men YT马约特ma'yue'te ZA南非nan'fei ZM赞比亚zan'bi'ya
ZW津巴布韦jin'ba'bu'wei'`;

export const countryRecords: readonly CountryRecord[] = table
  .trim()
  .split(/\s/)
  .map((entry) => {
    const [, code = '', Name = '', syllables = ''] = /^([A-Z]{2})([^a-z]+)([a-z']+)$/.exec(entry) ?? [];
    const all = syllables.split("'");
    return {
      Name,
      ShotPY: all.map((syllable) => syllable.charAt(0).toUpperCase()).join(''),
      code,
      pingyin: all.join(''),
    };
  });

/** For a select: code and name. */
export const countries: readonly { value: string; label: string }[] = countryRecords.map(({ code, Name }) => ({
  value: code,
  label: Name,
}));

/** For a picker: `find` has the words by which a search finds a country, its pinyin, their initials and its code. */
export const searchedCountries = countryRecords.map(({ Name, ShotPY, code, pingyin }) => ({
  value: code,
  label: Name,
  find: [pingyin, ShotPY.toLowerCase(), code.toLowerCase()],
}));

const nameOf = new Map(countryRecords.map(({ code, Name }) => [code, Name]));

export const isCountry = (code: string): boolean => nameOf.has(code);

/** The Chinese name of a country; an unknown code as it is. */
export const countryName = (code: string): string => nameOf.get(code) ?? code;
