import { expect, test } from 'vitest';
import { buttonTable } from './button-permissions.ts';
import { menuProblems } from './menu-problems.ts';
import { menuTable } from './menu-table.ts';
import type { MenuConfig } from './visible-menus.ts';

const configs: [config: MenuConfig, problems: string[]][] = [
  [{}, []],
  [{ permissionsIds: [2, 12, 14, 15, 23], menuNames: { 10: '个人中心' } }, []],
  [{ permissionsIds: [2, 12, 2, 2] }, ['duplicate menu id 2 in permissionsIds']],
  [{ permissionsIds: [99] }, ['unknown menu id 99 in permissionsIds']],
  [
    { permissionsIds: '2,12' as unknown as number[] },
    ['permissionsIds is not a list of menu ids; third-party users are not restricted'],
  ],
  [{ menuNames: { 77: '首页' } }, ['unknown menu id 77 in menuNames']],
];
test.each(configs)('%j has the problems %j', (config, problems) => {
  expect(menuProblems(config)).toEqual(problems);
});

test('a duplicate menu id, a duplicate permissionId and a lost parent are reported', () => {
  const [first, ...rest] = menuTable;
  const [button] = buttonTable;
  if (!first || !button) throw new Error('empty tables');
  expect(
    menuProblems(
      {},
      {
        menus: [first, ...rest, { ...first, name: 'again' }, { ...first, id: 70, parentId: 71 }],
        buttons: [button, button],
      },
    ),
  ).toEqual(['duplicate menu id 1', 'duplicate permissionId money_change', 'menu 70 has an unknown parent 71']);
});
