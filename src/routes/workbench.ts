import type { Route } from './route.ts';

/** Routes of the workbench area, as in the specification's table. */
export const workbenchRoutes = [
  { name: 'PersonalCentralIndex', path: '/personalCentral/index', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'workbench', title: '个人中心', widget: 'workbench', props: { kind: 'personal' }, frame: 'workbench' },
  { name: 'quick_order', path: '/myCenter/quickOrder', access: 'login', members: ['40', '50'], domain: 'workbench', title: '快捷下单', later: 'distributor tools', frame: 'workbench' },
  { name: 'subordinate', path: '/myCenter/subordinate', access: 'login', members: ['40', '50'], domain: 'workbench', title: '下级管理', later: 'distributor tools', frame: 'workbench' },
  { name: 'city_subordinate', path: '/city/subordinate', access: 'login', members: ['40', '50'], domain: 'workbench', title: '下级管理', later: 'distributor tools', frame: 'workbench' },
  { name: 'city_quick_order', path: '/city/quickOrder', access: 'login', members: ['40', '50'], domain: 'workbench', title: '快捷下单', later: 'distributor tools', frame: 'workbench' },
  { name: 'travel_central_index', path: '/travelCentral/index', access: 'login', members: ['7_0'], domain: 'workbench', title: '差旅工作台', widget: 'workbench', props: { kind: 'travel' }, frame: 'workbench' },
  { name: 'company_index', path: '/company/index', access: 'login', members: ['70'], domain: 'workbench', title: '企业工作台', widget: 'workbench', props: { kind: 'company' }, frame: 'workbench' },
] as const satisfies readonly Route[];
