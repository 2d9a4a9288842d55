import { describe, expect, it, test } from 'vitest';
import { accounts, creditMain, distributor, employee, personal, thirdParty } from '#tests/support/viewers.ts';
import { roleIdsOf, servedTable } from './served-menu.ts';
import type { ServedItem, ThirdRole } from './served-menu.ts';
import type { Viewer } from './viewer.ts';
import { visibleMenus } from './visible-menus.ts';
import type { MenuConfig, MenuItem } from './visible-menus.ts';

/** `4(12 13)` is item 4 with the children 12 and 13. */
const shape = (tree: readonly MenuItem[]): string =>
  tree.map(({ id, children }) => (children.length ? `${id}(${shape(children)})` : `${id}`)).join(' ');
const ids = (tree: readonly MenuItem[]): number[] => tree.flatMap((item) => [item.id, ...ids(item.children)]);
const nameOf = (tree: readonly MenuItem[], id: number): string | undefined =>
  tree.flatMap((item) => [item, ...item.children]).find((item) => item.id === id)?.name;

const orders = '4(12 13 14 15)';
const common = `${orders} 6(22) 10 33(34 36)`;
const trees: Record<string, string> = {
  personal: common,
  family: common,
  'family child': common,
  business: common,
  distributor: `3 ${orders} 6(22) 10 11(35) 33(34 36 37 41 42 43)`,
  'distributor with PNR': `3 ${orders} 6(22) 10 11(32 35) 33(34 36 37 38 39 40 41 42 43)`,
  operator: `${orders} 6(22) 10 11(32 35) 33(34 36 37 38 39 40 41 42 43)`,
  'credit main': `1 ${orders} 5(16 17 18 19) 6(20 21) 8(26 27) 9(28 29 30 31 45) 25`,
  'employee, approval': `2 ${orders} 6(21 22) 7(23 24) 33(34 36)`,
  'employee, auditor': `2 ${orders} 6(21 22) 8(26 27) 33(34 36)`,
  'employee, overproof': `2 ${orders} 6(21 22) 7(23 24) 33(34 36)`,
  'employee, no flag': `2 ${orders} 6(21 22) 33(34 36)`,
};
test.each(accounts)('the menu of $name', ({ name, viewer }) => {
  expect(shape(visibleMenus(viewer))).toBe(trees[name]);
});

test('a visitor (level 999) and a member of no known kind see nothing', () => {
  expect(visibleMenus(null)).toEqual([]);
  expect(visibleMenus({ ...personal, memberType: 60 })).toEqual([]);
});

describe('special rules (specification 1, section 6)', () => {
  const rows: [sentence: string, viewer: Viewer, id: number, isVisible: boolean][] = [
    ...[23, 24].flatMap((id): [string, Viewer, number, boolean][] => [
      ['approveFlag 1', employee({ approveFlag: '1' }), id, true],
      ['feeFlag 1', employee({ feeFlag: 1 }), id, true],
      ['changeApprove 1', employee({ changeApprove: 1 }), id, true],
      ['overproof and overApprove both 1', employee({ overproof: 1, overApprove: 1 }), id, true],
      ['overproof alone', employee({ overproof: 1 }), id, false],
      ['overApprove alone', employee({ overApprove: 1 }), id, false],
      ['no flag', employee(), id, false],
      ['canAudit is no trip flag', employee({}, 1), id, false],
      ['an employee without trip level', { ...employee(), creditEmployee: undefined }, id, false],
      ['the credit main member has no applications', creditMain, id, false],
    ]),
    ...[26, 27].flatMap((id): [string, Viewer, number, boolean][] => [
      ['credit main', creditMain, id, true],
      ['credit sub with canAudit 1', employee({}, 1), id, true],
      ['credit sub without canAudit', employee({ approveFlag: '1' }), id, false],
      ['anybody else', personal, id, false],
    ]),
    ...[32, 38, 39, 40].flatMap((id): [string, Viewer, number, boolean][] => [
      ['40 with pnrImport 1', distributor(1), id, true],
      ['40 without pnrImport', distributor(0), id, false],
      ['50 with pnrImport 1', { ...distributor(1), memberType: 50 }, id, true],
      ['50 without pnrImport', { ...distributor(0), memberType: 50 }, id, false],
      ['pnrImport makes nobody a distributor', { ...personal, pnrImport: 1 }, id, false],
    ]),
  ];
  it.each(rows)('%s: %o', (_, viewer, id, isVisible) => {
    expect(ids(visibleMenus(viewer)).includes(id)).toBe(isVisible);
  });
});

describe('the level', () => {
  const rows: [sentence: string, viewer: Viewer, top: number][] = [
    ['a positive creditMemberId is the credit main member', { ...personal, memberType: 70, creditMemberId: 1 }, 1],
    [
      'creditEmployeeId above 0 is the credit sub-member, whatever else is set',
      { ...creditMain, creditEmployeeId: 1 },
      2,
    ],
    ['40 has the distributor workbench', distributor(0), 3],
  ];
  it.each(rows)('%s', (_, viewer, top) => {
    expect(visibleMenus(viewer)[0]?.id).toBe(top);
  });
});

describe('third-party users', () => {
  const listed: MenuConfig = { permissionsIds: [2, 12, 14, 15, 23] };
  const rows: [sentence: string, viewer: Viewer, config: MenuConfig, tree: string][] = [
    ['see only the listed ids of their level, and the parents', thirdParty(), listed, '4(12 14 15)'],
    ['an employee of the listed partner', thirdParty(employee({ approveFlag: '1' })), listed, '2 4(12 14 15) 7(23)'],
    ['a listed id still asks for its special rule', thirdParty(employee()), listed, '2 4(12 14 15)'],
    ['a listed parent brings no child with it', thirdParty(), { permissionsIds: [4, 6, 22] }, '6(22)'],
    ['a member of our own is not restricted on a partner page', personal, listed, common],
    ['without a list there is no restriction', thirdParty(), { permissionsIds: [] }, common],
    ['ids written as text count', thirdParty(), { permissionsIds: ['12'] as unknown as number[] }, '4(12)'],
    ['what is no list restricts nothing', thirdParty(), { permissionsIds: '12' as unknown as number[] }, common],
  ];
  it.each(rows)('%s', (_, viewer, config, tree) => {
    expect(shape(visibleMenus(viewer, config))).toBe(tree);
  });
});

describe('switches of the application', () => {
  const rows: [name: string, viewer: Viewer, config: MenuConfig, tree: string][] = [
    ['hotel takes its orders', personal, { switches: { hotel: false } }, '4(12 13 15) 6(22) 10 33(34 36)'],
    [
      'train takes its orders and its report',
      distributor(0),
      { switches: { train: false } },
      '3 4(12 13 14) 6(22) 10 11(35) 33(34 36 37 41 42)',
    ],
    [
      'airTicket takes its orders, quick order and reports',
      { ...distributor(1), memberType: 50 },
      { switches: { airTicket: false } },
      '4(14 15) 6(22) 10 11(35) 33(34 36 37 42 43)',
    ],
    [
      'applyForForm takes the applications',
      employee({ approveFlag: '1' }),
      { switches: { applyForForm: false } },
      `2 ${orders} 6(21 22) 33(34 36)`,
    ],
    [
      'applyForForm takes the approvals',
      employee({}, 1),
      { switches: { applyForForm: false } },
      `2 ${orders} 6(21 22) 33(34 36)`,
    ],
    [
      'without any product the parent goes too',
      personal,
      { switches: { airTicket: false, hotel: false, train: false } },
      '6(22) 10 33(34 36)',
    ],
  ];
  it.each(rows)('%s', (_, viewer, config, tree) => {
    expect(shape(visibleMenus(viewer, config))).toBe(tree);
  });
});

describe('roles that the provider serves', () => {
  const roles: ThirdRole[] = [
    { id: 'a', thirdNames: ['甲', '乙'], permissionsIds: [2, 12, 14, 15, 23], roleName: '', roleDesc: '' },
    { id: 'b', thirdNames: ['乙'], permissionsIds: [12, 22], roleName: '', roleDesc: '' },
  ];
  const rows: [sentence: string, partner: string, served: ThirdRole[] | null, ownIds: number[], tree: string][] = [
    ['a user of the partner sees the ids of its role', '甲', roles, [], '4(12 14 15)'],
    ['several roles of one partner add up', '乙', roles, [], '4(12 14 15) 6(22)'],
    ['served roles are stronger than the list of the configuration', '甲', roles, [22], '4(12 14 15)'],
    ['a user whom no role names sees nothing', '丙', roles, [], ''],
    ['an application without roles restricts nobody', '甲', [], [], common],
    ['where there are no roles the list of the configuration holds', '甲', [], [12], '4(12)'],
    ['roles that cannot be read: the list of the configuration holds', '甲', null, [12], '4(12)'],
    ['roles that cannot be read, and no list: nothing is shown', '甲', null, [], ''],
  ];
  it.each(rows)('%s', (_, partner, served, ownIds, tree) => {
    expect(shape(visibleMenus(thirdParty(), { roleIds: roleIdsOf(served, partner, ownIds) }))).toBe(tree);
  });

  it('roles do not restrict a member of our own', () => {
    expect(shape(visibleMenus(personal, { roleIds: [] }))).toBe(common);
  });
});

describe('items that the provider serves', () => {
  const served: ServedItem[] = [
    {
      id: 10,
      parentId: 0,
      permissionName: '我的账户',
      permissionType: 'menu',
      permissionUrl: 'account_center',
      permissionDesc: '个人资料',
      permission: ['10'],
      sort: 10,
      params: {},
      query: {},
    },
    {
      id: 12,
      parentId: 0,
      permissionName: '机票订单',
      permissionType: 'menu',
      permissionUrl: 'my_order_list',
      permissionDesc: '',
      permission: ['10'],
      sort: 5,
      params: { type: 'airTicket' },
      query: { from: 'menu' },
    },
    {
      id: 24,
      parentId: 0,
      permissionName: '订单申请',
      permissionType: 'menu',
      permissionUrl: 'travel_application_order',
      permissionDesc: '',
      permission: ['10', '7_0'],
      sort: 20,
      params: {},
      query: {},
    },
    {
      id: 900,
      parentId: 0,
      permissionName: '未知',
      permissionType: 'menu',
      permissionUrl: 'company_index',
      permissionDesc: '',
      permission: ['10'],
      sort: 1,
      params: {},
      query: {},
    },
    {
      id: 1001,
      parentId: 0,
      permissionName: '按钮',
      permissionType: 'button',
      permissionUrl: '',
      permissionDesc: '',
      permission: ['10'],
      sort: 1,
      params: {},
      query: {},
    },
  ];
  it('bring names, order, descriptions and parameters; buttons and unknown ids are left out, special rules hold', () => {
    expect(visibleMenus(personal, {}, servedTable(served))).toEqual([
      {
        id: 12,
        name: '机票订单',
        routeName: 'my_order_list',
        query: { type: 'airTicket', from: 'menu' },
        children: [],
      },
      { id: 10, name: '我的账户', description: '个人资料', routeName: 'account_center', query: {}, children: [] },
    ]);
  });
});

describe('names', () => {
  const rows: [sentence: string, viewer: Viewer, config: MenuConfig, id: number, name: string][] = [
    ['4 as it is', personal, {}, 4, '订单管理'],
    ['4 of a credit sub-member', employee(), {}, 4, '差旅订单'],
    ['4 of the credit main member', creditMain, {}, 4, '订单管理'],
    ['10 as it is', personal, {}, 10, '账户中心'],
    ['10 of one partner', personal, { menuNames: { 10: '个人中心' } }, 10, '个人中心'],
    ['the application is stronger than the level', employee(), { menuNames: { 4: '我的订单' } }, 4, '我的订单'],
    ['an empty name is none', personal, { menuNames: { 10: '' } }, 10, '账户中心'],
  ];
  it.each(rows)('%s', (_, viewer, config, id, name) => {
    expect(nameOf(visibleMenus(viewer, config), id)).toBe(name);
  });
});

describe('the tree', () => {
  it('gives route and query of every item, and null where it only holds children', () => {
    expect(visibleMenus(thirdParty(), { permissionsIds: [14] })).toEqual([
      {
        id: 4,
        name: '订单管理',
        routeName: null,
        query: {},
        children: [{ id: 14, name: '酒店订单', routeName: 'order_list', query: { type: 'hotel' }, children: [] }],
      },
    ]);
  });

  const own = (id: number, parentId: number, members: Viewer['memberType'][], routeName?: string) => ({
    id,
    parentId,
    name: `${id}`,
    members: members.map((one) => `${one}` as '10'),
    ...(routeName && { routeName }),
  });
  const rows: [sentence: string, table: ReturnType<typeof own>[], tree: string][] = [
    ['a parent of another level comes with its permitted child', [own(1, 0, [70]), own(2, 1, [10], 'x')], '1(2)'],
    ['a parent without a visible child disappears when it has no route', [own(1, 0, [10]), own(2, 1, [70], 'x')], ''],
    [
      'a parent without a visible child stays for a route of its own',
      [own(1, 0, [10], 'y'), own(2, 1, [70], 'x')],
      '1',
    ],
    ['grandparents come too', [own(1, 0, [70]), own(2, 1, [70]), own(3, 2, [10], 'x')], '1(2(3))'],
    ['the order is the table’s, not that of the ids', [own(9, 0, [10], 'x'), own(3, 0, [10], 'y')], '9 3'],
    ['of two rows with one id the first counts', [own(1, 0, [10], 'x'), own(1, 0, [10], 'y')], '1'],
  ];
  it.each(rows)('%s', (_, table, tree) => {
    expect(shape(visibleMenus(personal, {}, table))).toBe(tree);
  });

  it('gives no link to a parent that only comes with its child', () => {
    expect(visibleMenus(personal, {}, [own(1, 0, [70], 'y'), own(2, 1, [10], 'x')])[0]?.routeName).toBeNull();
  });
});
