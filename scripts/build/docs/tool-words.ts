import { words } from './languages.ts';
import type { Language } from './languages.ts';

/** Texts of the playground's and the theme editor's pages, in English and Chinese; those of their scripts are in demo/tools/words.ts. */
export const toolPairs = {
  toPreview: ['Skip to the preview', '跳到预览'],
  settings: ['Settings', '设置'],
  startOver: ['Start over', '重新开始'],
  application: ['Application', '应用'],
  attributes: ['Attributes', '属性'],
  visitor: ['Visitor', '访客'],
  looks: ['Looks', '外观'],
  signedIn: ['Signed in by the partner’s server', '由合作方的服务器登录'],
  partnerUser: ['User of the partner', '合作方的用户'],
  addToken: ['Add a token', '添加设计变量'],
  pageAround: ['Page around', '外围页面'],
  white: ['White page', '白色页面'],
  paper: ['Paper', '纸色'],
  night: ['Night', '夜间'],
  playgroundResult: ['Preview, code and events', '预览、代码与事件'],
  editorResult: ['Preview, contrast and export', '预览、对比度与导出'],
  preview: ['Preview', '预览'],
  otherOrigin: ['live on another origin', '在另一个源上实时运行'],
  taller: ['Taller', '加高'],
  reload: ['Reload', '重新加载'],
  whichWidget: ['Widget', '组件'],
  widgetFrame: ['Preview of the widget on a partner’s page', '组件在合作方页面上的预览'],
  themeFrame: ['Preview of the theme on a partner’s page', '主题在合作方页面上的预览'],
  snippetForm: ['Form of the snippet', '代码的形式'],
  scriptTag: ['Script tag', '脚本标签'],
  customElement: ['Custom element', '自定义元素'],
  allEvents: ['Events', '事件'],
  clear: ['Clear', '清空'],
  lead: [
    'Starts from your page’s own colours and fonts. Nothing of it leaves this page.',
    '从您页面自己的颜色和字体开始。内容不会离开本页。',
  ],
  yourPage: ['Your page', '您的页面'],
  looksFrom: ['Where the looks come from', '外观的来源'],
  paste: ['Paste', '粘贴'],
  bookmark: ['Bookmark', '书签'],
  console: ['Console', '控制台'],
  pasted: ['CSS or HTML of your page', '您页面的 CSS 或 HTML'],
  pasteHint: ['CSS, or the HTML of a page with its styles', 'CSS，或带有样式的页面 HTML'],
  readLooks: ['Read looks', '读取外观'],
  tryExample: ['Try an example', '试用示例'],
  bookmarkHow: [
    'Drag this to the bookmarks bar, open your page and click it there. It reads what the page looks like and comes back here.',
    '将它拖到书签栏，打开您的页面后点击。它会读取页面的外观，然后回到这里。',
  ],
  bookmarkName: ['Read this page’s looks', '读取本页外观'],
  consoleHow: ['Paste into the console of your page', '粘贴到您页面的控制台'],
  clickGives: ['A click on a colour makes it the colour of', '点击一种颜色，将它用作'],
  roleBrand: ['brand, links', '品牌与链接'],
  roleAction: ['leading button', '主按钮'],
  rolePage: ['page', '页面'],
  roleSurface: ['cards and fields', '卡片与输入框'],
  roleText: ['text', '文字'],
  name: ['Name', '名称'],
  themeAppId: ['App id (folder in themes/)', '应用 ID（themes/ 中的文件夹）'],
  themeForm: ['Form of the theme', '主题的形式'],
  pageCss: ['CSS of your page', '您页面的 CSS'],
  contrast: ['Contrast', '对比度'],
} as const satisfies Record<string, readonly [en: string, zh: string]>;

/** The text of a name in a tool's page, `{{say.name}}`: one of these, or one that all pages of the guide have. */
export function sayIn(language: Language, name: string): string {
  const own: Readonly<Record<string, readonly [en: string, zh: string]>> = toolPairs;
  const said =
    own[name]?.[language === 'en' ? 0 : 1] ?? (words[language] as Readonly<Record<string, string | undefined>>)[name];
  if (said === undefined) throw new RangeError(`no text for {{say.${name}}}`);
  return said;
}
