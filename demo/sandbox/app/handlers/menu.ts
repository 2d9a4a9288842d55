import type { menu, MenuEntry } from '#contract/menu.ts';
import type { menuSchemas } from '#contract/menu.schema.ts';
import { buttonTable } from '#domain/menu/button-permissions.ts';
import { menuTable } from '#domain/menu/menu-table.ts';
import { ok } from '../../ground/call.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { descriptions } from '../menus/descriptions.ts';
import { thirdRoles } from '../menus/third-roles.ts';

/** Gaps leave room for an item between two others. */
const sortOf = (index: number): number => (index + 1) * 10;
/** Ids of buttons begin above those of menu items. */
const firstButtonId = 1001;

const items: readonly MenuEntry[] = [
  ...menuTable.map((item, index) => ({
    id: item.id,
    parentId: item.parentId,
    permissionName: item.name,
    permissionType: 'menu' as const,
    permissionUrl: item.routeName ?? '',
    permissionDesc: descriptions[item.id] ?? '',
    permissionId: '',
    permission: [...item.members],
    sort: sortOf(index),
    params: { ...item.params },
    query: { ...item.query },
  })),
  ...buttonTable.map((button, index) => ({
    id: firstButtonId + index,
    parentId: 0,
    permissionName: button.permissionName,
    permissionType: 'button' as const,
    permissionUrl: '',
    permissionDesc: '',
    permissionId: button.permissionId,
    permission: [...button.members],
    sort: sortOf(index),
    params: {},
    query: {},
  })),
];

export const menuHandlers: HandlersOf<typeof menu, typeof menuSchemas> = {
  async items() {
    return ok({ items: [...items] });
  },
  async roles(_, { appId }) {
    return ok({ roles: [...(thirdRoles[appId] ?? [])] });
  },
};
