import { expect, test } from 'vitest';
import { accounts, creditMain, distributor, employee, personal, thirdParty } from '#tests/support/viewers.ts';
import { explainMenu } from './explain-menu.ts';
import type { MenuExplanation } from './explain-menu.ts';
import { menuTable } from '../menu-table.ts';
import type { Viewer } from '../viewer.ts';
import { visibleMenus } from '../visible-menus.ts';
import type { MenuConfig, MenuItem } from '../visible-menus.ts';

const listed: MenuConfig = { permissionsIds: [2, 12, 14, 15, 23] };
const rows: [viewer: Viewer | null, config: MenuConfig, id: number, rule: MenuExplanation['rule'], text: string][] = [
  [personal, {}, 12, null, '“机票订单”可见。'],
  [personal, {}, 99, 'unknown', '没有编号为 99 的菜单。'],
  [employee(), {}, 17, 'level', '“结算设置”只对授信主会员开放，当前身份是授信子会员。'],
  [null, {}, 21, 'level', '“外部出行人”只对授信主会员、授信子会员开放，当前身份是未登录访客。'],
  [
    thirdParty(),
    listed,
    22,
    'partner',
    '“常旅客”不在合作方的菜单清单内，第三方用户只能看到清单中的编号：2、12、14、15、23。',
  ],
  [
    employee({ overproof: 1 }),
    {},
    23,
    'tripFlags',
    '“行程申请”需要差旅等级开启审批：出行审批（approveFlag）、费用审批（feeFlag）、改签审批（changeApprove）任一开启，或允许超标（overproof）与超标审批（overApprove）同时开启。当前开启：允许超标（overproof）。',
  ],
  [employee(), {}, 26, 'canAudit', '“行程审批”需要审批权限（canAudit），由企业管理员授予。'],
  [distributor(0), {}, 32, 'pnrImport', '“快捷下单”需要开通 PNR 导入（pnrImport）。'],
  [
    employee(),
    {},
    8,
    'empty',
    '“差旅审批”没有可见的下级菜单，因此不显示。\n“行程审批”需要审批权限（canAudit），由企业管理员授予。\n“订单审批”需要审批权限（canAudit），由企业管理员授予。',
  ],
  [creditMain, {}, 8, null, '“差旅审批”可见。'],
  [personal, { switches: { hotel: false } }, 14, 'product', '“酒店订单”属于酒店，当前应用没有开放。'],
  [creditMain, { isOpen: (name) => name !== 'finance_settlement_set' }, 17, 'closed', '“结算设置”的页面尚未开放。'],
];
test.each(rows)('%o, %j: item %i is hidden by %s', (viewer, config, id, rule, text) => {
  expect(explainMenu(viewer, config, id)).toEqual({ isVisible: rule === null, rule, text });
});

const ids = (tree: readonly MenuItem[]): number[] => tree.flatMap((item) => [item.id, ...ids(item.children)]);
const viewers = [null, ...accounts.flatMap(({ viewer }) => [viewer, thirdParty(viewer)])];
test.each([{}, listed])('the explanation agrees with the menu for every viewer and item: %j', (config: MenuConfig) => {
  for (const viewer of viewers) {
    const explained = menuTable.map(({ id }) => id).filter((id) => explainMenu(viewer, config, id).isVisible);
    expect(explained.toSorted()).toEqual(ids(visibleMenus(viewer, config)).toSorted());
  }
});
