import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { UserInfo } from '#contract/account.ts';
import { ownedRoutes, ownersOf } from '#domain/menu/menu-owners.ts';
import { menuTable } from '#domain/menu/menu-table.ts';
import { menuProblems } from '#domain/menu/menu-problems.ts';
import type { Viewer } from '#domain/menu/viewer.ts';
import { visibleMenus } from '#domain/menu/visible-menus.ts';
import { allRoutes } from '#routes/all.ts';
import { guardRoute } from '#routes/guard.ts';
import { isOpened } from '#routes/opened.ts';
import { routeNeeds } from '#routes/route-needs.ts';
import { mergeTheme } from '#theme/default-config.ts';
import harbour from '#themes/harbour/theme.ts';
import meadow from '#themes/meadow/theme.ts';
import skyline from '#themes/skyline/theme.ts';
import { thirdRoles } from '#demo/sandbox/app/menus/third-roles.ts';
import { roleIdsOf } from '#domain/menu/served-menu.ts';
import { descriptions } from '#demo/sandbox/app/menus/descriptions.ts';
import type { Theme } from '#theme/theme.ts';
import { accounts, thirdParty } from '#tests/support/viewers.ts';
import type { MenuItem } from '#domain/menu/visible-menus.ts';

/** The specification's table, copied: id, parent, name, route, members, needs, note. */
const table = fs
  .readFileSync('tests/tables/menu.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

test.each(
  table.map(([id = '', parent = '', name = '', route = '', members = '', needs = '', note = '']) => ({
    id,
    parent,
    name,
    route,
    members,
    needs,
    note,
  })),
)('menu $id $name is as in the table', ({ id, parent, name, route, members, needs, note }) => {
  const row = menuTable.find((known) => String(known.id) === id);
  // Tabs of a page are ours.
  const { tab: _, ...asked } = row?.query ?? {};
  const query = Object.entries(asked).map(([key, value]) => `?${key}=${value}`);
  expect(
    row && {
      parent: String(row.parentId),
      name: row.name,
      route: [row.routeName ?? '', ...query].join(''),
      members: row.members.join(' '),
      needs: row.needs ?? '',
    },
  ).toEqual({ parent, name, route, members, needs });
  expect(row?.employeeName ?? '').toBe(/relabelled (\S+) for 7_0/.exec(note)?.[1] ?? '');
});

test('交易账单设置 leads to its tab of the page that it shares with the detailed report', () => {
  expect(menuTable.find(({ id }) => id === 19)).toMatchObject({ name: '交易账单设置', query: { tab: 'bill' } });
});

test('there is no item beside the table, and the order is the table’s', () => {
  expect(menuTable.map(({ id }) => String(id))).toEqual(table.map(([id]) => id));
});

test('the role of the listed partner has the ids that the table notes, and comes from the provider', () => {
  const noted = table
    .filter(([, , , , , , note = '']) => note.includes('shown to the listed partner'))
    .map(([id]) => Number(id));
  const served = roleIdsOf(thirdRoles['skyline'] ?? [], '山海手记', []);
  expect(served?.toSorted((a, b) => a - b)).toEqual(noted.toSorted((a, b) => a - b));
});

test('our own configurations have no menu problems', () => {
  for (const theme of [{ appId: 'default' }, skyline, harbour, meadow])
    expect(menuProblems(mergeTheme(theme))).toEqual([]);
});

test("the listed partner's credit sub-members read 个人中心 on their workbench, no other member does", () => {
  const nameOf = (who: Viewer, theme: Theme) => visibleMenus(who, mergeTheme(theme)).find(({ id }) => id === 2)?.name;
  const employee = accounts.find(({ level }) => level === '7_0');
  expect([skyline, harbour, meadow].map((theme) => employee && nameOf(employee.viewer, theme))).toEqual([
    '个人中心',
    '差旅工作台',
    '差旅工作台',
  ]);
});

test('every menu item has a description', () => {
  expect(menuTable.filter(({ id }) => !descriptions[id]).map(({ name }) => name)).toEqual([]);
});

test('a special rule of an item holds for its route too', () => {
  const items = menuTable.flatMap(({ routeName, needs }) => (routeName && needs ? [[routeName, needs]] : []));
  expect(Object.entries(routeNeeds)).toEqual(expect.arrayContaining(items));
  const unknown = Object.keys(routeNeeds).filter((name) => !allRoutes.some((route) => route.name === name));
  expect(unknown).toEqual([]);
});

const flat = (tree: readonly MenuItem[]): MenuItem[] => tree.flatMap((item) => [item, ...flat(item.children)]);
const visitor = {
  routes: allRoutes,
  query: {},
  held: null,
  host: { isFirstParty: true, singleBrand: false, appId: '' },
  homePageName: '',
  publicQuery: [],
  hasToken: true,
};
test.each(accounts)('every item in the menu of $name opens', ({ viewer }) => {
  const closed = [viewer, thirdParty(viewer)].flatMap((who) =>
    flat(visibleMenus(who, { ...mergeTheme(skyline), roleIds: [2, 12, 14, 15, 23] }))
      .filter(
        ({ routeName, query }) =>
          routeName &&
          guardRoute({ ...visitor, viewer: who, place: { name: routeName, params: {}, query } }).kind !== 'show',
      )
      .map(({ name }) => name),
  );
  expect(closed).toEqual([]);
});

test.each(accounts)('the menu of $name offers open places alone where the open ones are known', ({ viewer }) => {
  const items = flat(visibleMenus(viewer, { ...mergeTheme(skyline), isOpen: isOpened }));
  expect(items.filter(({ routeName, query }) => routeName && !isOpened(routeName, query))).toEqual([]);
  expect(items.some(({ routeName }) => routeName)).toBe(true);
});

test('every route below a menu item exists, is no item itself, and its items exist', () => {
  const ids = new Set(menuTable.map(({ id }) => id));
  const wrong = ownedRoutes.filter(
    (name) =>
      !allRoutes.some((route) => route.name === name) || ownersOf(name, { type: 'gp' }).some((id) => !ids.has(id)),
  );
  expect(wrong).toEqual([]);
  expect(ownedRoutes.filter((name) => menuTable.some((row) => row.routeName === name && !row.query))).toEqual([]);
});

/** User info of the wire is a viewer as it is: this compiles, or the contract has moved away. */
const viewerOf = (user: UserInfo): Viewer => user;
test('user info is a viewer', () => {
  const [personal] = accounts;
  expect(viewerOf({ ...personal?.viewer } as UserInfo)).toEqual(personal?.viewer);
});
