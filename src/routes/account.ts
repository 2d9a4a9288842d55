import type { Route } from './route.ts';

/** Routes of the account area, as in the specification's table. */
export const accountRoutes = [
  { name: 'Login', path: '/view/login.shtml', access: 'public', domain: 'account', title: '登录', widget: 'login-classic', props: { presentation: 'page' }, frame: 'bare' },
  { name: 'my_center_index', path: '/myCenter/index', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'account', title: '账户中心首页', widget: 'account-centre', frame: 'account' },
  { name: 'account_center', path: '/myCenter/accountCenter', access: 'login', members: ['10', '20', '30', '40', '50'], domain: 'account', title: '账户中心', widget: 'account-centre', frame: 'account' },
  { name: 'self_info', path: '/myCenter/self_info', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'account', title: '个人信息', later: 'account', frame: 'account' },
  { name: 'setting', path: '/myCenter/setting', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'account', title: '安全设置', later: 'account', frame: 'account' },
  { name: 'address_list', path: '/myCenter/address', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'account', title: '邮寄地址', later: 'account', frame: 'account' },
  { name: 'expense_proof', path: '/myCenter/expense_proof', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'account', title: '报销凭证', later: 'account', frame: 'account' },
  { name: 'recommended', path: '/myCenter/recommended', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'account', title: '我的推荐', later: 'account', frame: 'account' },
  { name: 'invoice_management', path: '/myCenter/invoice_management', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'account', title: '发票抬头', later: 'account', frame: 'account' },
  { name: 'edit_invoice', path: '/myCenter/edit_invoice', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'account', title: '编辑发票抬头', later: 'account', frame: 'account' },
  { name: 'pay_authorization_code', path: '/myCenter/pay_authorization_code', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'account', title: '支付授权码', later: 'account', frame: 'account' },
  { name: 'city_recommended', path: '/city/recommended', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'account', title: '我的推荐', later: 'account', frame: 'site' },
] as const satisfies readonly Route[];
