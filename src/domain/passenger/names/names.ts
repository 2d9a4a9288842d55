import { plainText, visibleText } from '../../typed-text.ts';
import type { NameScript } from '../documents/cert-types.ts';

/** Reason why a name cannot be taken (`error`) or deserves a second look before paying (`hint`). */
interface NameVerdict {
  error: string;
  hint: string;
}

const fine: NameVerdict = { error: '', hint: '' };
const wrong = (error: string): NameVerdict => ({ error, hint: '' });

/** Blocks by number: what a browser calls Han depends on its age. */
const hanSigns = '\\u3005\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\u{20000}-\\u{3ffff}';
const han = new RegExp(`[${hanSigns}]`, 'u');
const chineseSigns = new RegExp(`^[${hanSigns}·a-zA-Z]+$`, 'u');
/** Outside the 20,902 characters that every reservation system knows. */
const rare = /[\u3007\u3400-\u4dbf\u9fa6-\u9fff\u{20000}-\u{3ffff}]/u;
/** Family and given names of a Latin name; longer ones do not fit on a ticket. */
const maxLatin = 50;
const maxChinese = 30;

/** Signs that people and systems write for the dot of minority names. */
const dots = /[•・･．.‧∙⋅●․˙\u0387\u16eb\u2e31\ua78f]/g;

/** Words of a search as names are stored: a dot between words of a mail address stays one. */
export const searchText = (typed: string): string => visibleText(typed).replace(/[•・･‧∙⋅●]/g, '·');

/**
 * The name as it is stored: characters at their own code points (GB 18030-2022), the dots people type become the one
 * of minority names (·), Latin names capitals without inner spaces around one slash. `script` decides where both are
 * printed: a Han character means Chinese.
 */
export function tidyName(text: string, script: NameScript): string {
  const name = visibleText(text).normalize('NFC').trim();
  return isLatin(name, script) ? tidyLatin(name) : tidyChinese(name);
}

/** A typed name. Of `WANG XIAOMING` and `Wang, Xiaoming` the first word is the family name, as a document prints it. */
export function readName(text: string, script: NameScript): string {
  const name = visibleText(text).normalize('NFC').trim();
  if (!isLatin(name, script)) return tidyName(text, script);
  const [family, ...given] = plainText(name)
    .split(/[\s,，\\|]+/)
    .filter(Boolean);
  return tidyName(family && given.length && !name.includes('/') ? `${family}/${given.join('')}` : text, script);
}

function isLatin(name: string, script: NameScript): boolean {
  return script === 'latin' || (script === 'either' && !han.test(name));
}

/** Pinyin in the place of a character that a system has not: ü is YU, tones are not written. */
const tidyChinese = (name: string): string =>
  plainText(name.replace(dots, '·'))
    .replace(/\s+/g, '')
    .replace(/[üǖǘǚǜ]/g, 'yu')
    .replace(/[ÜǕǗǙǛ]/g, 'YU')
    .replace(/\p{Script=Latin}/gu, bareLetter);

/** Letters that are no plain one with a mark, as ICAO 9303-3 writes them (section 6, table A). */
const writtenAs: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  ĸ: 'Q',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
  ẞ: 'SS',
};
const bareLetter = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

const syllable =
  /^(?:[ZCS]H|[BPMFDTNLGKHJQXZCSRYW])?(?:[LN]?ÜE?|I?A(?:NG?|[IO])?|I?E|I?O?U|[EU]I|[EIU]NG?|I?ONG|O|I|UO|UA(?:I|NG?)?|UE|ER)$/;

/** True of a name that is pinyin throughout: its ü is a Chinese one, and the passport decides how it is written. */
export function isPinyin(name: string): boolean {
  const ends = new Set([0]);
  for (let from = 0; from < name.length; from += 1)
    if (ends.has(from))
      for (let to = from + 1; to <= from + 6 && to <= name.length; to += 1) {
        const part = name.slice(from, to);
        if (part === '/' || syllable.test(part)) ends.add(to);
      }
  return ends.has(name.length);
}

const tidyLatin = (name: string): string => {
  const capitals = plainText(name)
    .toUpperCase()
    .normalize('NFC')
    .replace(/[\s'’‘ʼ`′\p{M}\p{Pd}]+/gu, '');
  return capitals.includes('Ü') && isPinyin(capitals)
    ? capitals
    : capitals.replace(/[^\0-\x7f]/g, (sign) => writtenAs[sign] ?? bareLetter(sign));
};

/** Judges a tidied name against the script of the document. `typed`: the text that it was read from. */
export function checkName(name: string, script: NameScript, typed = name): NameVerdict {
  if (!name) return wrong(script === 'latin' ? '请输入证件上的英文姓名' : '请输入姓名');
  if (!isLatin(name, script)) return checkChinese(name);
  const verdict = checkLatin(name);
  const [last = '', first = ''] = name.split('/');
  return verdict.error || typed.includes('/')
    ? verdict
    : { error: '', hint: `读作姓 ${last}、名 ${first}，请与证件核对` };
}

function checkLatin(name: string): NameVerdict {
  if (han.test(name)) return wrong('请输入证件上的英文姓名，如 LIN/ZHIXIA');
  if (/Ü/.test(name)) return wrong('Ü 请按证件写作 YU、U 或 V');
  if (!/^[A-Z/]+$/.test(name)) return wrong('英文姓名只能包含字母，姓与名之间以 / 分隔');
  const [last = '', first, ...more] = name.split('/');
  if (first === undefined || more.length) return wrong('姓与名之间请以一个 / 分隔，如 LIN/ZHIXIA');
  if (!last) return wrong('请在 / 之前输入姓');
  if (!first) return wrong('请在 / 之后输入名；证件上没有名时请填 FNU');
  if (name.length > maxLatin) return wrong(`英文姓名最多 ${maxLatin} 个字符，过长请致电客服`);
  // Exit-entry documents print ü as YU since 2012, older ones LV, LU or NV.
  const u = /(^|\/)(LV|NV)/.test(name);
  return u ? { error: '', hint: '2012 年起签发的证件把 ü 写作 YU（如 LYU），请与证件逐字核对' } : fine;
}

function checkChinese(name: string): NameVerdict {
  if (/\d/.test(name)) return wrong('姓名中不能有数字');
  if (!han.test(name)) return wrong('请输入证件上的中文姓名');
  // A character that cannot be typed is written in lower-case pinyin after or before the others.
  if (/[\p{Co}\p{Cs}]/u.test(name)) return wrong('姓名含有本系统没有的字形，请在该字处填写拼音');
  if (!chineseSigns.test(name)) return wrong('姓名只能包含汉字和间隔号 ·');
  if (/^·|·$|··/.test(name)) return wrong('间隔号 · 应在姓名中间，且只用一个');
  const length = [...name].length;
  if (length < 2) return wrong('姓名至少 2 个字，请与证件核对');
  if (length > maxChinese) return wrong(`姓名最多 ${maxChinese} 个字，过长请致电客服`);
  if (rare.test(name)) return { error: '', hint: '姓名含生僻字：无法出票时将改用拼音代替，值机请带证件原件' };
  return /[a-zA-Z]/.test(name) ? { error: '', hint: '字母仅用于代替无法输入的生僻字，请与证件核对' } : fine;
}
