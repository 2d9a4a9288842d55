import type { RouteRow } from './route.ts';

/** Routes of the car area, as in the specification's table. */
export const carRoutes = [
  {
    name: 'usecar_manager_list',
    path: '/useCarManager/usecar_manager_list',
    members: ['70'],
    domain: 'car',
    title: '用车标准',
    widget: 'car-standards',
    frame: 'site',
  },
  {
    name: 'usecar_install_info',
    path: '/useCarManager/usecar_install_info',
    members: ['70'],
    domain: 'car',
    title: '用车标准设置',
    widget: 'car-standards',
    frame: 'site',
  },
] as const satisfies readonly RouteRow[];
