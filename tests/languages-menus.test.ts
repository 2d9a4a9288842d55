import fs from 'node:fs';
import path from 'node:path';
import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type * as Languages from '#entries/languages/languages.ts';
import { memberPagesOf } from '#domain/menu/member-pages.ts';
import { menuTable } from '#domain/menu/menu-table.ts';
import { allRoutes } from '#routes/all.ts';
import { publicWidgets } from '#routes/public-widgets.ts';
import type { Route } from '#routes/route.ts';
import { createSession } from '#session/session.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { codeOf } from '#tests/support/suites/twin-suite.ts';

const { client } = createSession({
  apiBase: '',
  fetch: () => Promise.resolve(Response.json({ ret: 0, msg: '', data: { table: '' } })),
  config: defaultConfig,
});
const routes: readonly Route[] = allRoutes;

/** Folders of the screens, as the two tables of `widgets` name them. */
const folders = new Map(
  ['widgets/registry.ts', 'widgets/screens.ts', 'widgets/company-screens.ts'].flatMap((file) =>
    Array.from(
      fs.readFileSync(file, 'utf8').matchAll(/'?([\w-]+)'?: (?:\{\s*load: )?\(\) => import\('\.\/([^']+)'\)/g),
      ([, name = '', path = '']) => [name, `widgets/${path}`] as const,
    ),
  ),
);

const pathOf = (from: string, file: string): string =>
  from.startsWith('#')
    ? from.slice(1).replace(/^(?!(?:widgets|themes|demo|tests)\/)/, 'src/')
    : path.posix.join(path.posix.dirname(file), from);

/** Every file that a screen may show, those that it imports by demand too. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.endsWith('.en.ts') || !/\.tsx?$/.test(file) || !fs.existsSync(file)) return found;
  found.add(file);
  for (const [, from = ''] of codeOf(file).matchAll(/(?:from|import\()\s*'([#.][^']+)'/g))
    filesOf(pathOf(from, file), found);
  return found;
}
/** Tables that a file reads, each with the keys of the Chinese one where that has a file of its own: `name.key`. */
async function tablesIn(file: string): Promise<string[]> {
  const code = codeOf(file);
  const reads = code.matchAll(/(?:useTexts|textsOf|useWorded)\((?:services, )?'([\w-]+)', (\w+)/g);
  const found = await Promise.all(
    Array.from(reads, async ([, name = '', local = '']) => {
      const [, own = local] = new RegExp(`(\\w+) as ${local}\\b`).exec(code) ?? [];
      const [, from] = new RegExp(`import \\{[^}]*\\b${local}\\b[^}]*\\} from '([^']*texts\\.ts)'`).exec(code) ?? [];
      const module = from ? ((await import(/* @vite-ignore */ path.resolve(pathOf(from, file)))) as object) : {};
      const table: unknown = Reflect.get(module, own);
      return typeof table === 'object' && table ? Object.keys(table).map((key) => `${name}.${key}`) : [`${name}.`];
    }),
  );
  return found.flat();
}
const tablesOf = async (screen: string): Promise<string[]> => [
  ...new Set((await Promise.all([...filesOf(folders.get(screen) ?? '')].map(tablesIn))).flat()),
];

/** Screens that the menu of an account leads to, with the pages in its frame and those that orders lead to. */
const named = new Set([
  ...menuTable.map(({ routeName }) => routeName),
  ...memberPagesOf('70', false).flatMap(({ route, parts = [] }) => [route, ...parts]),
]);
const inMenus = routes.filter(
  (route) =>
    route.widget &&
    (named.has(route.name) ||
      route.frame === 'account' ||
      ['flight', 'intl', 'hotel', 'train', 'order', 'payment'].includes(route.domain)),
);
const screens = [...new Set(inMenus.map(({ widget = '' }) => widget))].toSorted();
const mounts = Object.keys(publicWidgets);

const languages = path.resolve('src/entries/languages/languages.ts');
let turn = 0;
/** As a page has it that has just begun: what other mounts asked for is not there. */
const ofNewPage = async () => (await import(/* @vite-ignore */ `${languages}?page=${(turn += 1)}`)) as typeof Languages;
const read = new Map(await Promise.all(screens.map(async (screen) => [screen, await tablesOf(screen)] as const)));

it('the screens are those of the menus, and each reads tables of words', () => {
  expect(screens).toEqual(expect.arrayContaining(['order-list', 'bill', 'recommended', 'passengers', 'approvals']));
  expect(screens.filter((screen) => !read.get(screen)?.length)).toEqual([]);
});

it.each(mounts.flatMap((mount) => screens.map((screen) => [mount, screen] as const)))(
  '%s has all words of %s when it opens from its menu',
  async (mount, screen) => {
    const { inLanguage, wordsOf } = await ofNewPage();
    const look = await inLanguage(signal(defaultConfig), 'en', mount, client);
    await wordsOf(screen);
    const { wording } = look.value;
    const lacks = (name: string) => {
      const [table = '', key] = name.split('.');
      const own = wording[table];
      return !own || (key && key !== 'isPhone' && !Object.hasOwn(own, key));
    };
    expect(read.get(screen)?.filter(lacks)).toEqual([]);
  },
);

it('one widget that has the words of a screen is not all', async () => {
  const { inLanguage, wordsOf } = await ofNewPage();
  await inLanguage(signal(defaultConfig), 'en', 'order-list', client);
  const look = await inLanguage(signal(defaultConfig), 'en', 'wallet', client);
  await wordsOf('order-list');
  const { say } = look.value.wording['say'] as unknown as { say(text: string): string };
  expect(['待支付', '改签', '退票', '公务票'].map((text) => say(text))).not.toContain('待支付');
  expect(Object.hasOwn(look.value.wording, 'order-list-train')).toBe(true);
});
