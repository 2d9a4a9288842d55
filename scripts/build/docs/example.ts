import { heightRule } from '#loader/height-rule.ts';

/** Examples that run: a block ```` ```html run ```` in a page is shown, served on the partner's origin, and tested. */
export interface Example {
  /** `events-2`: second example of docs/events.md; its page is `examples/events-2.html`. */
  id: string;
  title: string;
  /** The code as the reader sees it. */
  code: string;
  /** Height of its frame until the page inside says its own, px. */
  height: number;
  /** Text that the page shows when the example works. */
  shows: string;
  /** The example shows a failure: the browser's console is not silent. */
  mayFail: boolean;
}

/** Event types of the widgets (`travel:<type>`); tests/docs.test.ts compares them with the sources. */
export const eventTypes = [
  'ready',
  'error',
  'navigate',
  'search',
  'login',
  'logout',
  'order',
  'paid',
  'application',
  'approval',
  'chat',
  'vitals',
] as const;

/** `html run height=240 shows="搜索航班" title="From Beijing"` → its words and values. */
export function readInfo(info: string): { language: string; flags: Set<string>; values: Record<string, string> } {
  const [language = 'text', ...rest] = info.trim().match(/[\w-]+="[^"]*"|\S+/g) ?? [];
  const values: Record<string, string> = {};
  const flags = new Set<string>();
  for (const word of rest) {
    const [, key = '', quoted, bare] = /^([\w-]+)=(?:"([^"]*)"|(.*))$/.exec(word) ?? [];
    if (key) values[key] = quoted ?? bare ?? '';
    else flags.add(word);
  }
  return { language, flags, values };
}

/** Adds the rules that reserve the place of its widgets behind the loader's tag, so that a copy has them. */
function withHeights(code: string): string {
  const [tag] = /<script\b[^>]*loader\.js[^>]*><\/script>\n/.exec(code) ?? [];
  // On a click there is no hurry, and a script that mounts knows the container.
  const widgets = new Set(
    Array.from(code.matchAll(/^\s*<div\b[^>]*\bdata-travel-widget="([\w-]+)"/gm), ([, name = '']) => name),
  );
  if (!tag || !widgets.size || code.includes('flow-root')) return code;
  return code.replace(
    tag,
    `${tag}<style>\n${Array.from(widgets, (name) => heightRule(name).replace(/^/gm, '  ')).join('\n')}\n</style>\n`,
  );
}

/** In an empty container: visitors see it until the widget is there, and wherever no script runs. Themes hide what is empty. */
const fallbackLink = '<a href="tel:4000006060">电话预订 400-000-6060</a>';
const withLinks = (code: string): string =>
  code.replace(
    /^( *)(<(div|travel-widget)\b[^>]*\b(?:data-travel-widget|name)="[^>]*>)<\/\3>/gm,
    `$1$2\n$1  ${fallbackLink}\n$1</$3>`,
  );

export function readExample(page: string, index: number, info: string, code: string): Example | null {
  const { flags, values } = readInfo(info);
  if (!flags.has('run')) return null;
  return {
    id: `${page}-${index}`,
    title: values['title'] ?? '',
    code: withHeights(withLinks(code)),
    height: Number(values['height'] ?? 352),
    shows: values['shows'] ?? '搜索航班',
    mayFail: values['errors'] === 'expected',
  };
}

/** Addresses of the sandbox as written in the sources, so that Markdown can be copied as it is. */
export const withAddresses = (text: string): string =>
  text
    .replaceAll('http://127.0.0.1:4600', '{{api}}')
    .replaceAll('http://127.0.0.1:4610', '{{site}}')
    .replaceAll('http://127.0.0.1:4620', '{{partner}}');

/** The page of an example: the snippet alone on a partner's page. The demo server fills in addresses and a fresh sign. */
export function examplePage({ title, code }: Example): string {
  const snippet = withAddresses(code).replaceAll('SIGN_FROM_YOUR_SERVER', '{{sign skyline reader-1001}}');
  const own = /<(head|body)\b/i.test(snippet);
  const head = `<meta charset="utf-8" />
<link rel="icon" href="data:," />
<meta name="viewport" content="width=device-width,initial-scale=1" />
<title>${title || 'Example'}</title>
<link rel="stylesheet" href="frame.css" />
<script src="frame.js" data-events="${eventTypes.join(' ')}"></script>`;
  if (own) return snippet.replace(/<head>/i, `<head>\n${head}`);
  return `<!doctype html>
<html lang="zh-CN">
<head>
${head}
</head>
<body>
${snippet}
</body>
</html>
`;
}

/** Attributes of the loader that the playground does not offer as a container's own. */
const notShown = new Set([
  'travel-widget',
  'app-id',
  'sign',
  'access-type',
  'api',
  'auto',
  'locale',
  'base',
  'router',
  'load',
]);

/** The address part that shows the same in the playground (demo/tools/page-state.ts); '' where a page of one container is not all there is. */
export function playgroundHash(code: string): string {
  const containers = Array.from(code.matchAll(/<(?:div|travel-widget)\b[^>]*\bdata-travel-widget="([\w-]+)"[^>]*>/g));
  const [tag = '', widget = ''] = containers[0] ?? [];
  if (containers.length !== 1 || /<script(?![^>]*loader\.js)/.test(code)) return '';
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of tag.matchAll(/\bdata-([\w-]+)="([^"]*)"/g))
    if (!notShown.has(name)) attributes[name] = value;
  const tokens = Object.fromEntries(
    Array.from(code.matchAll(/--travel-([\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
  const appId = /data-app-id="([\w-]+)"/.exec(code)?.[1] ?? 'default';
  return encodeURIComponent(
    JSON.stringify({ widget, appId, attributes, tokens, sign: code.includes('SIGN_FROM_YOUR_SERVER') }),
  );
}
