import { expect, test } from 'vitest';
import { creditMain, distributor, employee, personal, thirdParty } from '#tests/support/viewers.ts';
import { breadcrumbOf } from './breadcrumb.ts';
import type { Viewer } from './viewer.ts';
import { visibleMenus } from './visible-menus.ts';
import type { MenuConfig } from './visible-menus.ts';

const listed: MenuConfig = { permissionsIds: [2, 12, 14, 15, 23] };
const rows: [
  sentence: string,
  viewer: Viewer,
  config: MenuConfig,
  routeName: string,
  values: Record<string, string>,
  way: string,
][] = [
  ['an item below its parent', personal, {}, 'bill_recomBill', {}, '账单报表 > 推荐收入'],
  ['an item at the top', creditMain, {}, 'sub_companies', {}, '子公司管理'],
  [
    'items of one route are told apart by their query',
    personal,
    {},
    'order_list',
    { type: 'hotel', page: '2' },
    '订单管理 > 酒店订单',
  ],
  ['their route without a query is the parent’s', personal, {}, 'order_list', {}, '订单管理'],
  [
    'a view of several lists lies beside them',
    personal,
    {},
    'order_list',
    { type: 'airTicket', view: 'trips' },
    '订单管理',
  ],
  [
    'the detailed report, beside the settings at its address',
    creditMain,
    {},
    'finance_report_detailed',
    {},
    '财务管理',
  ],
  ['names as the viewer reads them', employee(), {}, 'order_list', { type: 'train' }, '差旅订单 > 火车票订单'],
  ['names as the application calls them', personal, { menuNames: { 10: '个人中心' } }, 'self_info', {}, '个人中心'],
  ['a detail of a list that the menu does not name', personal, {}, 'intl_order_details', {}, '订单管理'],
  ['a detail below its list', personal, {}, 'ticket_order_details', { id: '8' }, '订单管理 > 机票订单'],
  [
    'a list of the older kind, by its parameter',
    personal,
    {},
    'my_order_list',
    { type: 'gp' },
    '订单管理 > 公务票订单',
  ],
  ['an older list of an unknown kind', personal, {}, 'my_order_list', { type: 'boat' }, '订单管理'],
  ['the older twin of a page', distributor(1), {}, 'airSale_bill', {}, '账单报表 > 机票销售报表'],
  [
    'an application for the employee who makes it',
    employee({ feeFlag: 1 }),
    {},
    'travel_apply_details',
    {},
    '出差申请 > 行程申请',
  ],
  ['the same application for who approves it', creditMain, {}, 'travel_apply_details', {}, '差旅审批 > 行程审批'],
  [
    'a page that the partner’s menu lacks is reached from the workbench',
    thirdParty(employee()),
    listed,
    'passengers',
    {},
    '差旅工作台',
  ],
  ['and from nowhere when there is no workbench', thirdParty(), listed, 'passengers', {}, ''],
  ['booking pages have no place in the menu', personal, {}, 'air_order_info', {}, ''],
  ['nor have names that are no routes', personal, {}, 'constructor', {}, ''],
];
test.each(rows)('%s', (_, viewer, config, routeName, values, way) => {
  expect(
    breadcrumbOf(visibleMenus(viewer, config), routeName, values)
      .map(({ name }) => name)
      .join(' > '),
  ).toBe(way);
});
