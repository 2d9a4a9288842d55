import type { Route } from './route.ts';

/** Routes of the approval area, as in the specification's table. */
export const approvalRoutes = [
  { name: 'travel_application', path: '/travel/application', access: 'login', members: ['7_0'], domain: 'approval', title: '出差申请', later: 'approvals', frame: 'site' },
  { name: 'travel_application_add', path: '/travel/application/add', access: 'login', members: ['7_0'], domain: 'approval', title: '新建出差申请', later: 'approvals', frame: 'site' },
  { name: 'travel_application_order', path: '/travel/application/order', access: 'login', members: ['7_0'], domain: 'approval', title: '订单申请', later: 'approvals', frame: 'site' },
  { name: 'travel_apply_details', path: '/travel/apply/details', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '申请详情', later: 'approvals', frame: 'site' },
  { name: 'travel_applycation_list', path: '/travel/applycation_list', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '申请列表', frame: 'site' },
  { name: 'travel_add_applycation', path: '/travel/add_applycation', access: 'login', members: ['7_0'], domain: 'approval', title: '新建申请', frame: 'site' },
  { name: 'travel_applycation_detail', path: '/travel/applycation_detail', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '申请详情', later: 'approvals', frame: 'site' },
  { name: 'travel_dometic_applycation_detail', path: '/travel/dometic_applycation_detail', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '国内机票申请详情', later: 'approvals', frame: 'site' },
  { name: 'travel_intl_applycation_detail', path: '/travel/intl_applycation_detail', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '国际机票申请详情', later: 'approvals', frame: 'site' },
  { name: 'travel_applycation_detail_order', path: '/travel/applycation_detail_order', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '订单申请详情', later: 'approvals', frame: 'site' },
  { name: 'travel_audit', path: '/travel/audit', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '出差审批', later: 'approvals', frame: 'site' },
  { name: 'travel_audit_order', path: '/travel/audit/order', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '订单审批', later: 'approvals', frame: 'site' },
  { name: 'travel_audit_details', path: '/travel/audit/details', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '审批详情', later: 'approvals', frame: 'site' },
  { name: 'travel_examination_list', path: '/travel/examination_list', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '审批列表', later: 'approvals', frame: 'site' },
  { name: 'travel_examination_info', path: '/travel/examination_info', access: 'login', members: ['70', '7_0'], domain: 'approval', title: '审批详情', later: 'approvals', frame: 'site' },
] as const satisfies readonly Route[];
