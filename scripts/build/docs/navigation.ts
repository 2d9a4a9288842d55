import type { Language } from './languages.ts';

/** The guide's pages in reading order; a page without a source is left out of the menu. */
export interface PageRow {
  /** Source `docs/<name>.md`, page `<name>.html`. */
  name: string;
  title: string;
  /** One sentence for search engines and the page's head. */
  about: string;
}

export interface PageGroup {
  title: string;
  pages: PageRow[];
}

/** Title, and one sentence about the page. */
type Said = readonly [title: string, about: string];
interface Row extends Record<Language, Said> {
  name: string;
}

const page = (name: string, en: Said, zh: Said): Row => ({ name, en, zh });

const groups: readonly (Record<Language, string> & { pages: readonly Row[] })[] = [
  {
    en: 'Get started',
    zh: '开始使用',
    pages: [
      page(
        'index',
        ['Introduction', 'Flights, login, booking, payment and orders on your own page, from one script tag.'],
        ['简介', '只用一个 script 标签，机票查询、登录、预订、支付和订单就出现在您自己的页面上。'],
      ),
      page(
        'start',
        ['Five-minute start', 'From an empty page to a searching visitor in five minutes.'],
        ['五分钟上手', '从空白页面到访客查询机票，只要五分钟。'],
      ),
      page(
        'widgets',
        ['Widgets', 'Every widget you can place, with its attributes and a live example.'],
        ['组件', '可以放置的每个组件、它的属性和运行中的示例。'],
      ),
      page(
        'going-live',
        ['Going live', 'The checklist from sandbox to production.'],
        ['上线', '从沙箱到生产环境的检查清单。'],
      ),
    ],
  },
  {
    en: 'Reference',
    zh: '参考',
    pages: [
      page(
        'attributes',
        ['Attributes', 'Every attribute of the script tag and of a container, each with a live example.'],
        ['属性', 'script 标签和容器的每个属性，各带一个运行中的示例。'],
      ),
      page(
        'calls',
        ['Script API', 'Every call of window.TravelEmbed, each with a live example.'],
        ['脚本 API', 'window.TravelEmbed 的每个方法，各带一个运行中的示例。'],
      ),
      page(
        'events',
        ['Events', 'What widgets tell your page, and what you may take over.'],
        ['页面事件', '组件向页面发出的事件，以及可以由您接管的步骤。'],
      ),
      page(
        'server-events',
        ['Server events', "Signed requests to your server about your users' orders: verify, log, resend, replay."],
        ['服务器事件', '用户订单的变化以带签名的请求发到您的服务器：验签、日志、重发、回放。'],
      ),
      page(
        'agents',
        ['For agents and editors', 'Markdown twins, llms.txt, schemas, a manifest of elements, completion and types.'],
        ['供 AI 工具和编辑器使用', 'Markdown 页面、llms.txt、Schema、自定义元素清单、补全和类型。'],
      ),
      page(
        'errors',
        ['Error codes', 'Codes of travel:error and of the provider API, and what to do about each.'],
        ['错误码', 'travel:error 和服务接口的错误码，以及各自的处理方法。'],
      ),
    ],
  },
  {
    en: 'Looks',
    zh: '外观',
    pages: [
      page(
        'theming',
        ['Theming', 'Colours, type, radii and parts: make a widget look like your page.'],
        ['外观定制', '颜色、字体、圆角和 part：让组件与您的页面浑然一体。'],
      ),
      page(
        'tokens',
        ['Tokens', 'Every --travel-* custom property with its default; try each on a live widget.'],
        ['设计变量', '每个 --travel-* 自定义属性及其默认值，可在运行中的组件上逐个试用。'],
      ),
      page(
        'switches',
        ['Settings and switches', 'What the configuration of an application switches on and off, and who reads it.'],
        ['设置与开关', '应用配置可以开启和关闭的功能，以及在何处生效。'],
      ),
      page(
        'menus',
        ['Menus', 'Who sees which item of the account centre, and why one is missing.'],
        ['菜单', '会员中心的菜单项向谁显示，以及某一项为什么不出现。'],
      ),
    ],
  },
  {
    en: 'Your users',
    zh: '您的用户',
    pages: [
      page(
        'sign',
        ['Signed login', 'Your visitors arrive logged in: one-time tickets in Node.js, Java, PHP, Go and Python.'],
        ['签名登录', '用户到来时即已登录：一次性凭证的签发程序，Node.js、Java、PHP、Go 和 Python。'],
      ),
    ],
  },
  {
    en: 'Recipes',
    zh: '集成示例',
    pages: [
      page('react', ['React', 'The widgets in a React application.'], ['React', '在 React 应用中使用组件。']),
      page('vue', ['Vue', 'The widgets in a Vue application.'], ['Vue', '在 Vue 应用中使用组件。']),
      page(
        'angular',
        ['Angular', 'The widgets in an Angular application.'],
        ['Angular', '在 Angular 应用中使用组件。'],
      ),
      page('jquery', ['jQuery', 'The widgets on a page with jQuery.'], ['jQuery', '在使用 jQuery 的页面上放置组件。']),
      page(
        'wordpress',
        ['WordPress', 'The widgets in a WordPress post or theme.'],
        ['WordPress', '在 WordPress 文章或主题中使用组件。'],
      ),
      page(
        'tag-manager',
        ['Tag managers', 'The widgets from a tag manager such as GTM.'],
        ['标签管理器', '通过 GTM 等标签管理器加载组件。'],
      ),
      page(
        'single-page',
        ['Single-page applications', 'Routers, late containers, deep links and the back button.'],
        ['单页应用', '路由、延后出现的容器、深层链接和返回键。'],
      ),
    ],
  },
  {
    en: 'Run it well',
    zh: '运行维护',
    pages: [
      page(
        'csp',
        ['Content Security Policy', 'The exact directives your page needs, per app id.'],
        ['内容安全策略', '页面所需的准确 CSP 指令，按应用 ID 给出。'],
      ),
      page(
        'performance',
        ['Performance', 'What the widgets cost your page, measured.'],
        ['性能', '组件给页面带来的开销，均为实测。'],
      ),
      page(
        'scaling',
        [
          'Scaling',
          'The cost of each part, and the needs of a million visitors a day, computed from measured figures.',
        ],
        ['扩容', '各部分的开销，以及每天一百万访客的需求，由实测数据推算。'],
      ),
      page(
        'running',
        ['Running the provider', 'Start, watch, back up, restore, rotate keys, upgrade without a pause.'],
        ['运行服务端', '启动、观察、备份、恢复、轮换密钥、不停机升级。'],
      ),
      page(
        'testing',
        ['Testing your page', 'Test your page against an in-process sandbox.'],
        ['测试您的页面', '用进程内沙箱测试您的页面。'],
      ),
      page(
        'troubleshooting',
        ['Troubleshooting', 'Ask TravelEmbed.doctor() what is wrong and how to mend it.'],
        ['故障排查', '用 TravelEmbed.doctor() 找出问题和解决办法。'],
      ),
      page(
        'accessibility',
        ['Accessibility', 'What is guaranteed, and what your page has to do for it.'],
        ['无障碍', '我们保证的内容，以及您的页面需要做的事。'],
      ),
      page(
        'browsers',
        ['Browser support', 'Which browsers run the widgets, and what happens below them.'],
        ['浏览器支持', '支持的浏览器版本，以及低于这些版本时的表现。'],
      ),
      page(
        'versions',
        ['Versions and releases', 'Channels, pinned versions, SRI, and what never changes.'],
        ['版本与发布', '渠道、固定版本、SRI，以及永不改变的内容。'],
      ),
      page('changelog', ['Changelog', 'What each release has added.'], ['更新日志', '每次发布增加的内容。']),
    ],
  },
];

/** Pages of their own, not made from Markdown: source `docs/<name>.html`. */
const toolRows: readonly Row[] = [
  page(
    'playground',
    ['Playground', 'Try every setting on a live page and copy the snippet.'],
    ['在线调试', '在运行中的页面上试用每项设置，并复制代码。'],
  ),
  page(
    'theme-editor',
    ['Theme editor', 'Make a theme from the colours of your own page.'],
    ['主题编辑器', '从您页面自己的颜色生成主题。'],
  ),
];

const rowIn = ({ name, ...said }: Row, language: Language): PageRow => ({
  name,
  title: said[language][0],
  about: said[language][1],
});

export const navigationIn = (language: Language): PageGroup[] =>
  groups.map((group) => ({ title: group[language], pages: group.pages.map((row) => rowIn(row, language)) }));
export const navigation: readonly PageGroup[] = navigationIn('en');
export const toolsIn = (language: Language): PageRow[] => toolRows.map((row) => rowIn(row, language));
