import type { LevelKey } from '#domain/account/level.ts';
import { menuTable } from './menu-table.ts';
import type { MenuRow } from './menu-table.ts';

/** One menu item as the provider serves it (specification 1, section 3.3). */
export interface ServedItem {
  id: number;
  parentId: number;
  permissionName: string;
  permissionType: 'menu' | 'button';
  /** A route name; '' where the item only holds its children. */
  permissionUrl: string;
  permissionDesc: string;
  permission: readonly LevelKey[];
  sort: number;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** One role of a partner's users (specification 1, section 3.4). */
export interface ThirdRole {
  id: string;
  /** Names of the partners whose users have this role. */
  thirdNames: readonly string[];
  permissionsIds: readonly number[];
  roleName: string;
  roleDesc: string;
}

/**
 * The menu table with what is served laid over it: names, order, levels, descriptions, parameters. Special rules,
 * switches and the names of employees stay with the client's own row, so an id that it does not know is left out.
 */
export function servedTable(items: readonly ServedItem[], table: readonly MenuRow[] = menuTable): MenuRow[] {
  return items
    .filter(({ permissionType }) => permissionType === 'menu')
    .sort((a, b) => a.sort - b.sort)
    .flatMap((item) => {
      const { routeName: _, query: __, ...own } = table.find(({ id }) => id === item.id) ?? {};
      if (!('id' in own)) return [];
      return [
        {
          ...own,
          parentId: item.parentId,
          name: item.permissionName || own.name,
          ...(item.permissionUrl && { routeName: item.permissionUrl }),
          ...(item.permissionDesc && { description: item.permissionDesc }),
          members: item.permission,
          params: item.params,
          query: item.query,
        },
      ];
    });
}

/**
 * The menu ids of a third-party user: of all served roles of the partner together; null: no restriction.
 * If the list cannot be read (null), the application's own list holds, and without one nothing is shown.
 */
export function roleIdsOf(
  roles: readonly ThirdRole[] | null,
  partner: string,
  ownIds: readonly number[],
): readonly number[] | null {
  if (!roles?.length && ownIds.length > 0) return ownIds;
  if (!roles) return [];
  if (roles.length === 0) return null;
  return [
    ...new Set(
      roles.filter(({ thirdNames }) => thirdNames.includes(partner)).flatMap(({ permissionsIds }) => permissionsIds),
    ),
  ];
}
