import type { Widget } from '#kit/widget.ts';
import type { RouteName, ShownWidget } from '#routes/names.ts';

export interface RegistryRow {
  load: () => Promise<{ default: Widget }>;
  /** The route a mounted widget starts on. */
  route: RouteName;
  /** Opens without login. */
  isPublic?: boolean;
  /** Shows only the controls of the base sheet until a later part brings more. */
  isLight?: boolean;
  /** Shows the member, with links to orders and logout, also in the places that it opens. */
  hasAccount?: boolean;
}

/** Every widget: public name → import. The first seven may be mounted by partners; the rest open from them. */
const widgets = {
  'flight-search': {
    load: () => import('./flight/flight-search/index.ts'),
    route: 'DomesticAirTicketQuery',
    isPublic: true,
    isLight: true,
    hasAccount: true,
  },
  login: { load: () => import('./account/login/index.ts'), route: 'Login', isPublic: true },
  'login-classic': { load: () => import('./account/login-classic/index.ts'), route: 'Login', isPublic: true },
  'account-centre': { load: () => import('./account/centre/index.ts'), route: 'my_center_index' },
  workbench: { load: () => import('./workbench/workbench/index.ts'), route: 'PersonalCentralIndex' },
  'flight-booking': { load: () => import('./flight/flight-booking/index.ts'), route: 'air_order_info' },
  'pay-order': { load: () => import('./payment/pay-order/index.ts'), route: 'pay_order' },
  'pay-finish': { load: () => import('./payment/pay-finish/index.ts'), route: 'pay_finish' },
  'order-list': { load: () => import('./order/order-list/index.ts'), route: 'order_list' },
  'air-order-detail': { load: () => import('./order/air-order-detail/index.ts'), route: 'ticket_order_details' },
  bill: { load: () => import('./bill/bill/index.ts'), route: 'bill_transactionBill' },
  passengers: { load: () => import('./passenger/passengers/index.ts'), route: 'passengers' },
  'passenger-edit': { load: () => import('./passenger/passenger-edit/index.ts'), route: 'edit_passengers' },
  'passengers-import': { load: () => import('./passenger/passengers-import/index.ts'), route: 'import_passengers' },
  'site-header': { load: () => import('./shell/site-header/index.ts'), route: 'index', isPublic: true },
  'account-frame': { load: () => import('./shell/account-frame/index.ts'), route: 'my_center_index' },
  breadcrumb: { load: () => import('./shell/breadcrumb/index.ts'), route: 'index', isPublic: true },
  'site-footer': { load: () => import('./shell/site-footer/index.ts'), route: 'index', isPublic: true },
  'bare-header': { load: () => import('./shell/bare-header/index.ts'), route: 'index', isPublic: true },
  home: { load: () => import('./home/home/index.ts'), route: 'th_business_index' },
  'partner-plan': { load: () => import('./home/partner-plan/index.ts'), route: 'partner_plan_index' },
  welcome: { load: () => import('./shell/welcome/index.ts'), route: 'Welcome' },
  mismatch: { load: () => import('./shell/mismatch/index.ts'), route: 'mismatch' },
  agreement: { load: () => import('./shell/agreement/index.ts'), route: 'agreement_frame' },
  'tree-transfer-demo': { load: () => import('./shell/tree-transfer-demo/index.ts'), route: 'test_tree_transfer' },
} satisfies Readonly<Record<ShownWidget, RegistryRow>> & Readonly<Record<string, RegistryRow>>;

/** The name of a widget that exists; every widget that a route shows does. */
export type WidgetName = keyof typeof widgets;

export const registry: Readonly<Record<string, RegistryRow>> = widgets;
