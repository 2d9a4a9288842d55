import { countries } from './countries.ts';

/** Code and pinyin of every country. */
const table = `
CNzhong'guo HKzhong'guo'xiang'gang MOzhong'guo'ao'men TWzhong'guo'tai'wan USmei'guo JPri'ben KRhan'guo
GBying'guo FRfa'guo DEde'guo CAjia'na'da AUao'da'li'ya NZxin'xi'lan SGxin'jia'po MYma'lai'xi'ya THtai'guo
VNyue'nan IDyin'du'ni'xi'ya PHfei'lv'bin INyin'du RUe'luo'si AEa'lian'qiu ARa'gen'ting ATao'di'li
BDmeng'jia'la'guo BEbi'li'shi BNwen'lai BRba'xi BYbai'e'luo'si CHrui'shi CLzhi'li COge'lun'bi'ya CZjie'ke
DKdan'mai EGai'ji ESxi'ban'ya ETai'sai'e'bi'ya FIfen'lan GHjia'na GRxi'la HUxiong'ya'li IEai'er'lan
ILyi'se'lie IQyi'la'ke IRyi'lang ITyi'da'li JOyue'dan KEken'ni'ya KGji'er'ji'si'si'tan KHjian'pu'zhai
KPchao'xian KWke'wei'te KZha'sa'ke'si'tan LAlao'wo LKsi'li'lan'ka MAmo'luo'ge MMmian'dian MNmeng'gu
MVma'er'dai'fu MXmo'xi'ge NGni'ri'li'ya NLhe'lan NOnuo'wei NPni'bo'er PEbi'lu PKba'ji'si'tan PLbo'lan
PTpu'tao'ya QAka'ta'er ROluo'ma'ni'ya RSsai'er'wei'ya SAsha'te'a'la'bo SErui'dian TJta'ji'ke'si'tan
TRtu'er'qi TZtan'sang'ni'ya UAwu'ke'lan UZwu'zi'bie'ke'si'tan ZAnan'fei ZWjin'ba'bu'wei'`;

const pinyinOf = new Map(
  table
    .trim()
    .split(/\s/)
    .map((entry) => [entry.slice(0, 2), entry.slice(2).split("'")] as const),
);

/** For a picker: `find` has the words by which a search finds a country, its pinyin, their initials and its code. */
export const searchedCountries = countries.map(({ value, label }) => {
  const syllables = pinyinOf.get(value) ?? [];
  const initials = syllables.map((syllable) => syllable.charAt(0));
  return { value, label, find: [syllables.join(''), initials.join(''), value.toLowerCase()] };
});
