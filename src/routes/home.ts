import type { Route } from './route.ts';

/** Routes of the home area, as in the specification's table. */
export const homeRoutes = [
  { name: 'index', path: '/', access: 'public', domain: 'home', title: '首页', frame: 'bare' },
  { name: 'th_official_index', path: '/th_official_index', access: 'public', domain: 'home', title: '官网首页', widget: 'home', props: { kind: 'official' }, frame: 'bare' },
  { name: 'th_business_index', path: '/th_business_index/:type?', access: 'public', domain: 'home', title: '商旅首页', widget: 'home', props: { kind: 'business' }, frame: 'bare' },
  { name: 'partner_plan_index', path: '/partner_plan_index', access: 'public', domain: 'home', title: '合伙人计划', widget: 'partner-plan', frame: 'bare' },
  { name: 'WLBusinessWLIndex', path: '/wl/index/:type?', access: 'public', domain: 'home', title: '合作方商旅首页', widget: 'home', props: { kind: 'wl' }, frame: 'bare' },
  { name: 'GYBusinessGYIndex', path: '/gy/index/:type?', access: 'public', domain: 'home', title: '合作方商旅首页', widget: 'home', props: { kind: 'gy' }, frame: 'bare' },
] as const satisfies readonly Route[];
