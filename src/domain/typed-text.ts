/**
 * Text as people mean it, from text as they paste it: the one reading that every other reading of `domain` begins with.
 * NFKC folds full-width signs and compatibility characters; it does not fold the radicals of U+2E81 to U+2EF2.
 */

/** Unicode's EquivalentUnifiedIdeograph of U+2E81 to U+2EF3, in order; U+2E9A is no character. */
const radicals = Array.from(
  '厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵\u2e9a旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
);
const firstRadical = 0x2e81;

/** Characters that GB 18030-2022 has left the private use area with; older fonts and systems still write the old places. */
const movedSigns: Readonly<Record<string, string>> = {
  '\ue816': '\u{20087}',
  '\ue817': '\u{20089}',
  '\ue818': '\u{200cc}',
  '\ue81e': '\u9fb4',
  '\ue826': '\u9fb5',
  '\ue82b': '\u9fb6',
  '\ue82c': '\u9fb7',
  '\ue831': '\u{215d7}',
  '\ue832': '\u9fb8',
  '\ue83b': '\u{2298f}',
  '\ue843': '\u9fb9',
  '\ue854': '\u9fba',
  '\ue855': '\u{241fe}',
  '\ue864': '\u9fbb',
};

/** Zero-width and bidi signs, variation selectors, the byte order mark. */
const invisible = /[\p{DI}\p{Cf}]/gu;

/** The text without signs that cannot be seen, and each Chinese character at its own code point. */
export const visibleText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\u2e80-\u2fd5\uf900-\ufaff]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u2e81-\u2ef3]/g, (sign) => radicals[sign.charCodeAt(0) - firstRadical] ?? sign)
    .replace(/[\ue816-\ue864]/g, (sign) => movedSigns[sign] ?? sign);

/** The same with full-width letters, digits and signs as plain ones. */
export const plainText = (text: string): string => visibleText(visibleText(text).normalize('NFKC'));
