import { orderTypeNames } from '../../product/products.ts';
import type { Sold } from '../menu-table.ts';
import type { TripFlags } from '../viewer.ts';

type Flag = keyof TripFlags;

const flags: Readonly<Record<Flag, string>> = {
  approveFlag: '出行审批（approveFlag）',
  feeFlag: '费用审批（feeFlag）',
  changeApprove: '改签审批（changeApprove）',
  overproof: '允许超标（overproof）',
  overApprove: '超标审批（overApprove）',
};
const sold: Readonly<Record<Sold, string>> = { ...orderTypeNames, applyForForm: '出差申请' };

/** Sentences of `explainMenu`; `say` names items of the menu and levels in the language of the mount. */
export const explainWords = {
  say: (name: string) => name,
  quoted: (name: string) => `“${name}”`,
  unknown: (id: number) => `没有编号为 ${id} 的菜单。`,
  visible: (name: string) => `${name}可见。`,
  empty: (name: string) => `${name}没有可见的下级菜单，因此不显示。`,
  level: (name: string, levels: readonly string[], own: string) =>
    `${name}只对${levels.join('、')}开放，当前身份是${own}。`,
  partner: (name: string, ids: readonly number[]) =>
    `${name}不在合作方的菜单清单内，第三方用户只能看到清单中的编号：${ids.join('、')}。`,
  product: (name: string, product: Sold) => `${name}属于${sold[product]}，当前应用没有开放。`,
  closed: (name: string) => `${name}的页面尚未开放。`,
  tripFlags: (name: string, open: readonly Flag[]) =>
    `${name}需要差旅等级开启审批：${flags.approveFlag}、${flags.feeFlag}、${flags.changeApprove}任一开启，或${flags.overproof}与${flags.overApprove}同时开启。当前开启：${open.map((flag) => flags[flag]).join('、') || '无'}。`,
  canAudit: (name: string) => `${name}需要审批权限（canAudit），由企业管理员授予。`,
  pnrImport: (name: string) => `${name}需要开通 PNR 导入（pnrImport）。`,
  ownsMoney: (name: string) => `${name}不对家庭会员的子女开放。`,
};
export type ExplainWords = typeof explainWords;
