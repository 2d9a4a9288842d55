import { orderTypeNames } from '../product/products.ts';
import { levelNames, namesOf } from './level-names.ts';
import { menuTable } from './menu-table.ts';
import type { MenuRow, Sold } from './menu-table.ts';
import { isOn, levelOf } from './viewer.ts';
import type { TripFlags, Viewer } from './viewer.ts';
import { hidingRule } from './visible-menus.ts';
import type { HidingRule, MenuConfig } from './visible-menus.ts';

export interface MenuExplanation {
  isVisible: boolean;
  /** `unknown`: no such id; `empty`: no child of it is visible. null while it is visible. */
  rule: HidingRule | 'unknown' | 'empty' | null;
  /** One or more sentences for an administrator or a partner. */
  text: string;
}

/** "Why don't I see this item": the rule that hides a menu from a viewer. Agrees with `visibleMenus` by construction. */
export function explainMenu(
  viewer: Viewer | null,
  config: MenuConfig,
  id: number,
  table: readonly MenuRow[] = menuTable,
): MenuExplanation {
  const row = table.find((known) => known.id === id);
  if (!row) return { isVisible: false, rule: 'unknown', text: `没有编号为 ${id} 的菜单。` };
  const name = `“${row.name}”`;
  const own = row.routeName ? hidingRule(row, viewer, config) : 'empty';
  const children = table
    .filter(({ parentId }) => parentId === id)
    .map((child) => explainMenu(viewer, config, child.id, table));
  if (!own || children.some(({ isVisible }) => isVisible))
    return { isVisible: true, rule: null, text: `${name}可见。` };
  if (own === 'empty')
    return {
      isVisible: false,
      rule: own,
      text: [`${name}没有可见的下级菜单，因此不显示。`, ...children.map(({ text }) => text)].join('\n'),
    };
  return { isVisible: false, rule: own, text: `${name}${reasons[own](row, viewer, config)}。` };
}

const reasons: Readonly<Record<HidingRule, (row: MenuRow, viewer: Viewer | null, config: MenuConfig) => string>> = {
  level: (row, viewer) => `只对${namesOf(row.members)}开放，当前身份是${levelNames[levelOf(viewer)]}`,
  partner: (_, __, { permissionsIds = [], roleIds }) =>
    `不在合作方的菜单清单内，第三方用户只能看到清单中的编号：${(roleIds ?? permissionsIds).join('、')}`,
  product: ({ product }) => `属于${soldNames[product ?? 'airTicket']}，当前应用没有开放`,
  closed: () => '的页面尚未开放',
  tripFlags: (_, viewer) =>
    `需要差旅等级开启审批：${flagNames.approveFlag}、${flagNames.feeFlag}、${flagNames.changeApprove}任一开启，或${flagNames.overproof}与${flagNames.overApprove}同时开启。当前开启：${openFlags(viewer?.creditEmployee?.tripLevel)}`,
  canAudit: () => '需要审批权限（canAudit），由企业管理员授予',
  pnrImport: () => '需要开通 PNR 导入（pnrImport）',
  ownsMoney: () => '不对家庭会员的子女开放',
};

const soldNames: Readonly<Record<Sold, string>> = { ...orderTypeNames, applyForForm: '出差申请' };

const flagNames: Readonly<Record<keyof TripFlags, string>> = {
  approveFlag: '出行审批（approveFlag）',
  feeFlag: '费用审批（feeFlag）',
  changeApprove: '改签审批（changeApprove）',
  overproof: '允许超标（overproof）',
  overApprove: '超标审批（overApprove）',
};

function openFlags(flags: TripFlags | undefined): string {
  const open = (Object.keys(flagNames) as (keyof TripFlags)[]).filter((flag) => isOn(flags?.[flag]));
  return open.map((flag) => flagNames[flag]).join('、') || '无';
}
