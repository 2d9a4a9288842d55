import { expect, it } from 'vitest';
import { plainText, visibleText } from './typed-text.ts';

it.each([
  ['Kangxi radicals', '⾼⼤⼭', '高大山'],
  ['radicals of the supplement', '⻢⻅⻰⺟', '马见龙母'],
  ['compatibility ideographs', '\uf9d1\uf900', '六豈'],
  ['characters of an older GB 18030', '\ue81e\ue816', '\u9fb4\u{20087}'],
  ['zero-width and bidi signs', '张\u200b三\u202d\ufeff', '张三'],
  ['a variation selector', '葛\u{e0100}', '葛'],
  ['full-width signs', 'ＡＢ１２　（Ｘ）', 'AB12 (X)'],
  ['a character of a supplementary plane', '王𫰠', '王𫰠'],
])('%s are read as they are meant', (_, typed, read) => {
  expect(plainText(typed)).toBe(read);
});

it('the visible text keeps the width of signs', () => {
  expect(visibleText('上海（⾼⼭）\u200b有限公司')).toBe('上海（高山）有限公司');
});
