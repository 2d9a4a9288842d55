import type { Route } from './route.ts';

/** Routes of the shell area, as in the specification's table. */
export const shellRoutes = [
  { name: 'Welcome', path: '/Welcome', access: 'public', domain: 'shell', title: '欢迎', widget: 'welcome', frame: 'bare' },
  { name: 'mismatch', path: '/mismatch', access: 'public', domain: 'shell', title: '页面不存在', widget: 'mismatch', frame: 'bare' },
  { name: 'agreement_frame', path: '/agreement_frame/:type', access: 'public', domain: 'shell', title: '协议与公告', widget: 'agreement', frame: 'site' },
  { name: 'company_text', path: '/view/text/company.shtml', access: 'public', domain: 'shell', title: '关于我们', widget: 'agreement', props: { type: 'company' }, frame: 'site' },
  { name: 'service_agreement_text', path: '/view/text/serviceagreement.shtml', access: 'public', domain: 'shell', title: '服务协议', widget: 'agreement', props: { type: 'service_agreement' }, frame: 'site' },
  { name: 'test_tree_transfer', path: '/test_tree_transfer', access: 'public', domain: 'shell', title: '树形穿梭框', widget: 'tree-transfer-demo', frame: 'site' },
] as const satisfies readonly Route[];
