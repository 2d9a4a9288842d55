import { allRoutes } from '#routes/all.ts';
import type { ShownWidget } from '#routes/names.ts';
import type { MountedName, RegistryRow } from './registry.ts';

/** Every screen that opens from a public widget: name → import. Loaded with the routes, so that a screen costs the first widget nothing. */
const screens = {
  'quick-order': { load: () => import('./workbench/quick-order/index.ts'), route: 'quick_order' },
  subordinates: { load: () => import('./workbench/subordinates/index.ts'), route: 'subordinate' },
  workbench: { load: () => import('./workbench/workbench/index.ts'), route: 'PersonalCentralIndex' },
  'flight-booking': { load: () => import('./flight/flight-booking/index.ts'), route: 'air_order_info' },
  'pay-order': { load: () => import('./payment/pay-order/index.ts'), route: 'pay_order' },
  'pay-finish': { load: () => import('./payment/pay-finish/index.ts'), route: 'pay_finish' },
  'air-order-detail': { load: () => import('./order/air-order-detail/index.ts'), route: 'ticket_order_details' },
  'hotel-order-detail': { load: () => import('./hotel/hotel-order-detail/index.ts'), route: 'hotel_order_details' },
  'hotel-order': { load: () => import('./hotel/hotel-order/index.ts'), route: 'hotel_order_info' },
  'train-order': { load: () => import('./train/train-order/index.ts'), route: 'train_order_info' },
  'train-change': { load: () => import('./train/train-change/index.ts'), route: 'train_ab_query_list' },
  'train-order-detail': { load: () => import('./train/train-order-detail/index.ts'), route: 'train_order_details' },
  'train-order-finish': { load: () => import('./train/train-order-finish/index.ts'), route: 'train_order_finish' },
  'intl-search': { load: () => import('./flight/intl-search/index.ts'), route: 'intl_flight_query_list' },
  'intl-order': { load: () => import('./flight/intl-order/index.ts'), route: 'intl_order_info' },
  'intl-order-detail': { load: () => import('./flight/intl-order-detail/index.ts'), route: 'intl_order_details' },
  standards: { load: () => import('./company/standards/index.ts'), route: 'travel_standard_settings' },
  bill: { load: () => import('./bill/bill/index.ts'), route: 'bill_transactionBill' },
  report: { load: () => import('./report/report/index.ts'), route: 'report_form_air' },
  passengers: { load: () => import('./passenger/passengers/index.ts'), route: 'passengers' },
  'passengers-import': { load: () => import('./passenger/passengers/import/index.ts'), route: 'import_passengers' },
  'self-info': { load: () => import('./account/self-info/index.ts'), route: 'self_info' },
  security: { load: () => import('./account/security/index.ts'), route: 'setting' },
  addresses: { load: () => import('./account/addresses/index.ts'), route: 'address_list' },
  'invoice-titles': { load: () => import('./account/invoice-titles/index.ts'), route: 'invoice_management' },
  preferences: { load: () => import('./company/preferences/index.ts'), route: 'travel_preferen_settings' },
  recommended: { load: () => import('./account/recommended/index.ts'), route: 'recommended' },
  vouchers: { load: () => import('./account/vouchers/index.ts'), route: 'expense_proof' },
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
} satisfies Readonly<Record<Exclude<ShownWidget, MountedName>, RegistryRow>> & Readonly<Record<string, RegistryRow>>;

export const tables = { routes: allRoutes, screens };
