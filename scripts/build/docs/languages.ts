import { docsLanguages } from '#demo/sandbox/app/docs/docs-languages.ts';
import type { DocsLanguage } from '#demo/sandbox/app/docs/docs-languages.ts';

/** The languages of the guide. A page has the same headings, code, tables and links in each (tests/docs-languages.test.ts). */
export type Language = DocsLanguage;

interface LanguageRow {
  /** Sources `docs/<folder><name>.md`, pages `<folder><name>.html`. */
  folder: string;
  /** Way from its folder to the files that all languages share. */
  shared: string;
  /** For `lang` and `hreflang`. */
  tag: string;
  /** Its name in itself. */
  name: string;
}

const rowOf = (language: Language): LanguageRow => {
  const row = docsLanguages[language];
  return { ...row, shared: row.folder.replace(/[^/]+/g, '..') };
};
export const languages: Readonly<Record<Language, LanguageRow>> = { en: rowOf('en'), zh: rowOf('zh') };
export const languageKeys = Object.keys(docsLanguages) as readonly Language[];
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'zh' : 'en');

/** A text in English and Chinese. */
type Pair = readonly [en: string, zh: string];

/** Texts around the middle of a page; those that scripts write are in assets/words.js. */
const pairs = {
  search: ['Search', '搜索'],
  theme: ['Dark or light', '深色或浅色'],
  menu: ['Menu', '目录'],
  pages: ['Pages', '页面'],
  onThisPage: ['On this page', '本页内容'],
  neighbours: ['Next and previous page', '上一页和下一页'],
  previous: ['Previous', '上一页'],
  next: ['Next', '下一页'],
  skip: ['Skip to content', '跳到正文'],
  thisPage: ['this page', '本页'],
  asMarkdown: ['This page as Markdown', '本页的 Markdown'],
  note: ['Note', '说明'],
  tip: ['Tip', '提示'],
  careful: ['Careful', '注意'],
  copy: ['Copy', '复制'],
  variants: ['Variants', '版本'],
  example: ['Example', '示例'],
  running: ['running', '运行中'],
  live: ['live', '实时运行'],
  width: ['Width of the preview', '预览宽度'],
  desktop: ['Desktop', '电脑'],
  phone: ['Phone', '手机'],
  playground: ['Playground', '在线调试'],
  openPage: ['Open page', '打开页面'],
  events: ['Events of this example', '本示例的事件'],
  needed: ['Why each source is needed', '各来源的用途'],
  directive: ['directive', '指令'],
  source: ['source', '来源'],
  purpose: ['for', '用途'],
  without: ['without it', '缺少时'],
  appId: ['App id', '应用 ID'],
  form: ['Form', '形式'],
  addresses: ['Addresses', '地址'],
  hosts: ['list of addresses', '地址列表'],
  nonce: ['nonce', 'nonce'],
  thisSandbox: ['this sandbox', '本机沙箱'],
  ownCdn: ['a CDN and an API of their own', '独立的 CDN 和 API'],
  why: ['why', '原因'],
  code: ['code', '代码'],
  seen: ['seen', '现象'],
  mend: ['mend it', '处理方法'],
  widget: ['widget', '组件'],
  from960: ['from 960 px', '960 px 起'],
  from720: ['from 720 px', '720 px 起'],
  below: ['below', '更窄'],
  errors: ['Errors', '错误'],
  errorsAbout: ['Something does not work for your visitors.', '访客有功能不能使用。'],
  warnings: ['Warnings', '警告'],
  warningsAbout: ['It works here, or in part.', '此处可以使用，或只能部分使用。'],
  infos: ['Good to know', '供参考'],
  infosAbout: ['Nothing is wrong.', '没有问题。'],
} as const satisfies Record<string, Pair>;

type Word = keyof typeof pairs;
export type Words = Readonly<Record<Word, string>>;

const wordsIn = (at: 0 | 1): Words =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[at]])) as Record<Word, string>;

export const words: Readonly<Record<Language, Words>> = { en: wordsIn(0), zh: wordsIn(1) };
