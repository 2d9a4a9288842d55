import type { RouteRow } from './route.ts';

/** Routes of the passenger area, as in the specification's table. */
export const passengerRoutes = [
  {
    name: 'passengers',
    path: '/myCenter/passengers',
    members: ['10', '20', '30', '40', '50', '7_0'],
    domain: 'passenger',
    title: '常旅客',
    widget: 'passengers',
  },
  {
    name: 'import_passengers',
    path: '/myCenter/import_passengers',
    members: ['10', '20', '30', '40', '50', '7_0'],
    domain: 'passenger',
    title: '导入常旅客',
    widget: 'passengers-import',
  },
  {
    name: 'edit_passengers',
    path: '/myCenter/edit_passengers',
    members: ['10', '20', '30', '40', '50', '7_0'],
    domain: 'passenger',
    title: '编辑常旅客',
    widget: 'passengers',
  },
  {
    name: 'external_passengers',
    path: '/myCenter/external_passengers',
    members: ['70', '7_0'],
    domain: 'passenger',
    title: '外部出行人',
    widget: 'passengers',
  },
  {
    name: 'import_external_passengers',
    path: '/myCenter/import_external_passengers',
    members: ['70', '7_0'],
    domain: 'passenger',
    title: '导入外部出行人',
    widget: 'passengers-import',
  },
  {
    name: 'personnel_external',
    path: '/personnel/externalPersonnel',
    members: ['70', '7_0'],
    domain: 'passenger',
    title: '外部出行人',
    widget: 'passengers',
    frame: 'site',
  },
  {
    name: 'personnel_passengers',
    path: '/personnel/passengers',
    members: ['10', '20', '30', '40', '50', '7_0'],
    domain: 'passenger',
    title: '常旅客',
    widget: 'passengers',
    frame: 'site',
  },
] as const satisfies readonly RouteRow[];
