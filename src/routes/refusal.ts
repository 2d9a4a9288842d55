import { returnPathOf } from '#domain/account/return-path.ts';
import { meetsNeed } from '#domain/menu/needs.ts';
import type { Need } from '#domain/menu/needs.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import type { Viewer } from '#domain/menu/viewer.ts';
import { routeNeeds } from './route-needs.ts';
import type { Route } from './route.ts';

/** Reason why a page is not shown: there is none, the link names no application, it is for other members, or a special rule of the menus holds. */
type RefusalReason = 'unknown' | 'app' | 'member' | Need;

export interface Refusal {
  reason: RefusalReason;
  /** For the person who asked. */
  text: string;
  /** A route that this person may open. */
  back: string;
}

/** Refusal of a route for a member, by the members column and the menus' special rules; null: allowed. */
export function refusalOf(route: Route, viewer: Viewer): Refusal | null {
  const back = startOf(viewer);
  const level = levelOf(viewer);
  if (route.members && !route.members.includes(level)) {
    return {
      reason: 'member',
      text: `“${route.title}”由${route.members.map((one) => `${accounts[one]}账户`).join('、')}使用，您登录的是${accounts[level]}账户。`,
      back,
    };
  }
  const need = routeNeeds[route.name];
  return need && !meetsNeed(viewer, need) ? { reason: need, text: texts[need], back } : null;
}

/** The page that there is not. The asked address is shown as a path of this site, without its query. */
export function unknownPage(viewer: Viewer | null, asked?: string): Refusal {
  const path = returnPathOf(asked)?.split('?', 1)[0] ?? '';
  return {
    reason: 'unknown',
    text: `您访问的页面${path && ` ${path.length > 80 ? `${path.slice(0, 80)}…` : path} `}不存在，请检查地址是否完整。`,
    back: startOf(viewer),
  };
}

/** A link to this site that names no application; visitors get it too. Text that is no id is not repeated. */
export function unknownApp(viewer: Viewer | null, appId: string): Refusal {
  const name = /^[\w-]{1,40}$/.test(appId) ? ` ${appId} ` : '';
  return { reason: 'app', text: `链接中的应用标识${name}不存在，请与提供链接的单位核对。`, back: startOf(viewer) };
}

/** Accounts in the words of those who use them. */
const accounts: Readonly<Record<LevelKey, string>> = {
  '10': '个人',
  '20': '家庭',
  '30': '商务',
  '40': '分销服务商',
  '50': '城市运营商',
  '70': '企业',
  '7_0': '企业员工',
  '999': '访客',
};

const texts: Readonly<Record<Need, string>> = {
  tripFlags: '您的出行无需提交申请，可直接预订；如需调整，请联系企业管理员。',
  canAudit: '您没有审批权限，如需开通，请联系企业管理员。',
  pnrImport: '您尚未开通 PNR 导入，此页面暂不可用；如需开通，请联系客服。',
  ownsMoney: '家庭会员的子女不能使用此页面，请联系家庭会员本人。',
};

/** Start page of a member: the workbench of the level, else the home page. */
export function startOf(viewer: Viewer | null): string {
  const workbenches: Record<string, string> = {
    '70': 'company_index',
    '7_0': 'travel_central_index',
    '40': 'PersonalCentralIndex',
  };
  return workbenches[levelOf(viewer)] ?? 'index';
}
