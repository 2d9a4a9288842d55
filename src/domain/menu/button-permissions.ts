import type { LevelKey } from '#domain/account/level.ts';
import { meetsNeed } from './needs.ts';
import type { Need } from './needs.ts';
import { levelOf } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/** One button permission (specification 1, section 3.3, permissionType "button"). */
export interface ButtonRow {
  permissionId: string;
  permissionName: string;
  members: readonly LevelKey[];
  needs?: Need;
}

/**
 * Buttons by permission. The specification names the mechanism, not the buttons: these are ours. Buttons of the wallet
 * ask for `money_change`, the link to the quick order for `quick_order`; the others come with the areas they are named after.
 */
export const buttonTable: readonly ButtonRow[] = [
  {
    permissionId: 'money_change',
    permissionName: '充值、提现、转出与支付密码',
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    needs: 'ownsMoney',
  },
  { permissionId: 'travel_apply', permissionName: '提交出差申请', members: ['7_0'], needs: 'tripFlags' },
  { permissionId: 'travel_audit', permissionName: '审批', members: ['70', '7_0'], needs: 'canAudit' },
  { permissionId: 'quick_order', permissionName: '快捷下单', members: ['40', '50'], needs: 'pnrImport' },
  { permissionId: 'company_manage', permissionName: '企业设置', members: ['70'] },
];

/** Permission ids of a viewer, stored with the session. */
export function permissionsOf(viewer: Viewer | null, table: readonly ButtonRow[] = buttonTable): string[] {
  if (!viewer) return [];
  return table
    .filter((row) => row.members.includes(levelOf(viewer)) && meetsNeed(viewer, row.needs))
    .map((row) => row.permissionId);
}

/** Elements whose permission is not held are hidden (section 6). */
export const mayUse = (permissions: readonly string[], permissionId: string): boolean =>
  permissions.includes(permissionId);
