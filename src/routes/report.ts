import type { Route } from './route.ts';

/** Routes of the report area, as in the specification's table. */
export const reportRoutes = [
  { name: 'finance_report_detailed', path: '/finance/reportDetailed', access: 'login', members: ['70'], domain: 'report', title: '报表明细', later: 'reports', frame: 'site' },
  { name: 'report_form_air', path: '/myCenter/report_form_dom_air', access: 'login', members: ['70', '7_0'], domain: 'report', title: '国内机票报表', later: 'reports', frame: 'account' },
  { name: 'report_form_intl_air', path: '/myCenter/report_form_intl_air', access: 'login', members: ['70', '7_0'], domain: 'report', title: '国际机票报表', later: 'reports', frame: 'account' },
  { name: 'report_form_train', path: '/myCenter/report_form_train', access: 'login', members: ['70', '7_0'], domain: 'report', title: '火车票报表', later: 'reports', frame: 'account' },
  { name: 'report_form_hotel', path: '/myCenter/report_form_hotel', access: 'login', members: ['70', '7_0'], domain: 'report', title: '酒店报表', later: 'reports', frame: 'account' },
  { name: 'report_form_car', path: '/myCenter/report_form_car', access: 'login', members: ['70', '7_0'], domain: 'report', title: '用车报表', later: 'reports', frame: 'account' },
] as const satisfies readonly Route[];
