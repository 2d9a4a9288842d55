import type { Route } from './route.ts';

/** Routes of the corporate area, as in the specification's table. */
export const corporateRoutes = [
  { name: 'travel_examination_install_list', path: '/travel/examination_install_list', access: 'login', members: ['70'], domain: 'corporate', title: '审批流程', frame: 'site' },
  { name: 'travel_examination_install_info', path: '/travel/examination_install_info', access: 'login', members: ['70'], domain: 'corporate', title: '审批流程详情', later: 'company', frame: 'site' },
  { name: 'travel_process_settings', path: '/travel/processSettings', access: 'login', members: ['70'], domain: 'corporate', title: '审批流程设置', later: 'company', frame: 'site' },
  { name: 'travel_edit_process_settings', path: '/travel/editProcessSettings/:id(\\d+)', access: 'login', members: ['70'], domain: 'corporate', title: '编辑审批流程', later: 'company', frame: 'site' },
  { name: 'travel_standard_install_list', path: '/travel/standard_install_list', access: 'login', members: ['70'], domain: 'corporate', title: '差旅标准', frame: 'site' },
  { name: 'travel_standard_install_info', path: '/travel/standard_install_info', access: 'login', members: ['70'], domain: 'corporate', title: '差旅标准详情', later: 'company', frame: 'site' },
  { name: 'travel_standard_settings', path: '/travel/standardSettings', access: 'login', members: ['70'], domain: 'corporate', title: '差旅标准设置', later: 'company', frame: 'site' },
  { name: 'travel_edit_standard_settings', path: '/travel/editStandardSettings/:id(\\d+)', access: 'login', members: ['70'], domain: 'corporate', title: '编辑差旅标准', later: 'company', frame: 'site' },
  { name: 'travel_preferen_setting', path: '/travel/preferen_setting', access: 'login', members: ['70'], domain: 'corporate', title: '偏好设置', later: 'company', frame: 'site' },
  { name: 'travel_preferen_settings', path: '/travel/travelManage/preferenSettings', access: 'login', members: ['70'], domain: 'corporate', title: '偏好设置', later: 'company', frame: 'site' },
  { name: 'travel_replace_install_list', path: '/travel/replace_install_list', access: 'login', members: ['70'], domain: 'corporate', title: '代订人设置', later: 'company', frame: 'site' },
  { name: 'travel_replace_settings', path: '/travel/replaceSettings', access: 'login', members: ['70'], domain: 'corporate', title: '代订人设置', later: 'company', frame: 'site' },
  { name: 'travel_standard', path: '/myCenter/my_standard', access: 'login', members: ['70', '7_0'], domain: 'corporate', title: '我的差旅标准', later: 'company', frame: 'account' },
  { name: 'credit_member_list', path: '/myCenter/credit_member_list', access: 'login', members: ['70'], domain: 'corporate', title: '员工管理', later: 'company', frame: 'account' },
  { name: 'import_employees', path: '/myCenter/import_employees', access: 'login', members: ['70'], domain: 'corporate', title: '导入员工', later: 'company', frame: 'account' },
  { name: 'sub_companies', path: '/company/subCompanies', access: 'login', members: ['70'], domain: 'corporate', title: '子公司管理', later: 'company', frame: 'site' },
  { name: 'personnel_enterprise_stall', path: '/personnel/enterpriseStall', access: 'login', members: ['70'], domain: 'corporate', title: '企业员工', later: 'company', frame: 'site' },
] as const satisfies readonly Route[];
