import type { z } from 'zod';
import type { menuSchemas } from './menu.schema.ts';
import { row } from './row.ts';
import type { LevelKey } from './row.ts';

type In<K extends keyof typeof menuSchemas> = z.input<(typeof menuSchemas)[K]>;

/** One item of the menu, or one button that needs a permission (specification 1, section 3.3). */
export interface MenuEntry {
  id: number;
  /** 0: at the top. */
  parentId: number;
  permissionName: string;
  permissionType: 'menu' | 'button';
  /** A route name; '' where the item only holds its children, and for buttons. */
  permissionUrl: string;
  permissionDesc: string;
  /** Of a button. */
  permissionId: string;
  /** Member levels that are allowed. */
  permission: LevelKey[];
  /** Smaller comes first, among the items of one parent. */
  sort: number;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** One role of a partner's users; an application may have several (specification 1, section 3.4). */
export interface ThirdPartyRole {
  id: string;
  /** Names of the partners whose users have this role; `thirdPartyName` of the user info. */
  thirdNames: string[];
  /** Ids of the menu items that the role may see. */
  permissionsIds: number[];
  roleName: string;
  roleDesc: string;
}

export const menu = {
  items: row<In<'items'>, { items: MenuEntry[] }>('/common/permissions', '菜单与按钮权限', { reads: true, ours: true }),
  roles: row<In<'roles'>, { roles: ThirdPartyRole[] }>('/common/thirdRoles', '当前应用的第三方角色', {
    reads: true,
    ours: true,
  }),
} as const;
