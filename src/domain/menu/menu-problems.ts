import { buttonTable } from './button-permissions.ts';
import type { ButtonRow } from './button-permissions.ts';
import { menuTable } from './menu-table.ts';
import type { MenuRow } from './menu-table.ts';
import type { MenuConfig } from './visible-menus.ts';

/**
 * Problems of a menu configuration, one line each for the console (specification 1, section 8: a duplicate
 * menu id or permissionId logs a console error). The menus work all the same: the first of two rows counts.
 */
export function menuProblems(
  { permissionsIds, menuNames }: MenuConfig,
  { menus = menuTable, buttons = buttonTable }: { menus?: readonly MenuRow[]; buttons?: readonly ButtonRow[] } = {},
): string[] {
  const known = new Set(menus.map(({ id }) => id));
  const isList = permissionsIds === undefined || Array.isArray(permissionsIds);
  const listed = isList ? (permissionsIds ?? []).map(Number) : [];
  const named = Object.keys(menuNames ?? {}).map(Number);
  return [
    ...repeated(menus.map(({ id }) => id)).map((id) => `duplicate menu id ${id}`),
    ...repeated(buttons.map(({ permissionId }) => permissionId)).map((id) => `duplicate permissionId ${id}`),
    ...menus
      .filter(({ parentId }) => parentId !== 0 && !known.has(parentId))
      .map(({ id, parentId }) => `menu ${id} has an unknown parent ${parentId}`),
    ...(isList ? [] : ['permissionsIds is not a list of menu ids; third-party users are not restricted']),
    ...repeated(listed).map((id) => `duplicate menu id ${id} in permissionsIds`),
    ...listed.filter((id) => !known.has(id)).map((id) => `unknown menu id ${id} in permissionsIds`),
    ...named.filter((id) => !known.has(id)).map((id) => `unknown menu id ${id} in menuNames`),
  ];
}

const repeated = <T>(values: readonly T[]): T[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
