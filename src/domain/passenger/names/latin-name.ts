/** Surnames of two characters, without those that nobody bears any more. */
export const compoundSurnames: ReadonlySet<string> = new Set(
  '欧阳 太史 端木 上官 司马 东方 独孤 南宫 万俟 闻人 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 淳于 单于 公冶 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 司徒 鲜于 司空 闾丘 子车 亓官 司寇 巫马 公西 颛孙 壤驷 公良 漆雕 乐正 宰父 谷梁 拓跋 夹谷 轩辕 令狐 段干 百里 呼延 东郭 南门 羊舌 微生 梁丘 左丘 西门 第五 南荣 东里 仲长 即墨 达奚 褚师 纳兰 完颜 尔朱'.split(
    ' ',
  ),
);

/** Characters of the family name: two of a compound surname, if a given name follows. */
export const surnameLength = (name: string): 1 | 2 => {
  const characters = [...name];
  return characters.length > 2 && compoundSurnames.has(characters.slice(0, 2).join('')) ? 2 : 1;
};

/** ü as exit-entry documents print it since 2012: LYU, NYUE; after j, q, x and y it is a plain U already. */
const onDocument = (syllable: string): string => syllable.replace(/[vü]/g, 'yu').toUpperCase();

/**
 * A Chinese name as a passport has it, LAST/FIRST, from its syllables (`lv`, `shu`, `yan`); "" where a character has
 * none, and for names with a dot, whose order differs from passport to passport.
 */
export function latinNameOf(name: string, syllables: readonly string[]): string {
  const characters = [...name];
  if (characters.length < 2 || characters.length !== syllables.length) return '';
  if (!characters.every((character) => /^\p{Script=Han}$/u.test(character))) return '';
  const latin = syllables.map(onDocument);
  if (!latin.every((syllable) => /^[A-Z]+$/.test(syllable))) return '';
  const family = surnameLength(name);
  return `${latin.slice(0, family).join('')}/${latin.slice(family).join('')}`;
}
