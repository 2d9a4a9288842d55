import type { Route } from './route.ts';

/** Routes of the passenger area, as in the specification's table. */
export const passengerRoutes = [
  { name: 'passengers', path: '/myCenter/passengers', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'passenger', title: '常旅客', widget: 'passengers', frame: 'account' },
  { name: 'import_passengers', path: '/myCenter/import_passengers', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'passenger', title: '导入常旅客', widget: 'passengers-import', frame: 'account' },
  { name: 'edit_passengers', path: '/myCenter/edit_passengers', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'passenger', title: '编辑常旅客', widget: 'passenger-edit', frame: 'account' },
  { name: 'external_passengers', path: '/myCenter/external_passengers', access: 'login', members: ['70', '7_0'], domain: 'passenger', title: '外部出行人', later: 'passengers', frame: 'account' },
  { name: 'import_external_passengers', path: '/myCenter/import_external_passengers', access: 'login', members: ['70', '7_0'], domain: 'passenger', title: '导入外部出行人', later: 'passengers', frame: 'account' },
  { name: 'personnel_external', path: '/personnel/externalPersonnel', access: 'login', members: ['70', '7_0'], domain: 'passenger', title: '外部出行人', later: 'passengers', frame: 'site' },
  { name: 'personnel_passengers', path: '/personnel/passengers', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'passenger', title: '常旅客', widget: 'passengers', frame: 'site' },
] as const satisfies readonly Route[];
