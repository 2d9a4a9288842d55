/** Texts that the scripts of the playground and the theme editor write, in English and Chinese; those of their pages are in scripts/build/docs/tool-words.ts. */
export const pairs = {
  choose: ['{label}: choose', '{label}：选择'],
  byDefault: ['default', '默认'],
  addToken: ['Add a token …', '添加设计变量……'],
  economy: ['Economy', '经济舱'],
  premium: ['Premium economy', '超级经济舱'],
  business: ['Business and first', '公务舱和头等舱'],
  everyCabin: ['All', '全部'],
  privateTrip: ['Private', '因私'],
  businessTrip: ['Business', '因公'],
  atOnce: ['At once, where from, to and date are given', '给出 from、to 和 date 时立即搜索'],
  registration: ['Registration first', '先显示注册'],
  callUs: ['Book by phone 400-000-6060', '电话预订 400-000-6060'],
  page: ['Page', '页面'],
  surface: ['Cards and fields', '卡片与输入框'],
  text: ['Text', '文字'],
  brand: ['Brand, links', '品牌与链接'],
  action: ['Leading button', '主按钮'],
  font: ['Font', '字体'],
  fontDisplay: ['Font of titles', '标题字体'],
  radius: ['Corners of buttons', '按钮圆角'],
  readable: [
    'Every text can be read: all {count} pairs reach their contrast.',
    '所有文字都清晰可读：全部 {count} 组颜色达到对比度要求。',
  ],
  problem: [
    '{front} on {ground} has {found}:1 and needs {ratio}:1.',
    '{front} 在 {ground} 上的对比度为 {found}:1，需要 {ratio}:1。',
  ],
  use: ['Use {colour}', '使用 {colour}'],
  nearest: ['the nearest colour that passes', '最接近的合格颜色'],
  found: [
    'Found {count} colours; {known} looks were taken over. Correct below what is wrong.',
    '找到 {count} 种颜色，已采用 {known} 项外观。如有不对，请在下方修改。',
  ],
  noPurpose: [
    'Found {count} colours, but not what they are for: give them a role.',
    '找到 {count} 种颜色，但无法判断用途：请为它们指定用途。',
  ],
  noColours: [
    'No colours found. Paste the text of a style sheet, or of a page with its styles.',
    '没有找到颜色。请粘贴样式表的文本，或带有样式的页面 HTML。',
  ],
  drag: [
    'Drag it to the bookmarks bar, open your page, and click it there.',
    '请将它拖到书签栏，打开您的页面，然后点击它。',
  ],
  readFrom: ['Read from {from}.', '读取自 {from}。'],
} as const satisfies Record<string, readonly [en: string, zh: string]>;

type Word = keyof typeof pairs;

const at = typeof document === 'object' && document.documentElement.lang === 'zh-CN' ? 1 : 0;

/** A text in the language of the page, with its values in their places. */
export const say = (word: Word, values: Readonly<Record<string, string | number>> = {}): string =>
  parts(word, values).join('');

/** The same in pieces, where values are elements. */
export const parts = <T extends Node | string | number>(
  word: Word,
  values: Readonly<Record<string, T>>,
): (T | string)[] =>
  pairs[word][at].split(/\{(\w+)\}/).map((piece, place) => (place % 2 ? (values[piece] ?? '') : piece));
