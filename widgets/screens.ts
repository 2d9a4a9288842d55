import { allRoutes } from '#routes/all.ts';
import type { ShownWidget } from '#routes/names.ts';
import type { CompanyScreen } from './company-screens.ts';
import type { MountedName, WidgetLoad } from './registry.ts';

/** A company's screen comes after the table that names its file. */
const loadCompany = () => import('./company-screens.ts');
const ofCompany = (name: CompanyScreen) => () => loadCompany().then(({ companyScreens }) => companyScreens[name]());

/** Every screen that opens from a public widget: name → import. Loaded with the routes, so that a screen costs the first widget nothing. */
const screens = {
  'quick-order': () => import('./workbench/quick-order/index.ts'),
  subordinates: () => import('./workbench/subordinates/index.ts'),
  workbench: () => import('./workbench/workbench/index.ts'),
  'flight-booking': () => import('./flight/flight-booking/index.ts'),
  'pay-order': () => import('./payment/pay-order/index.ts'),
  'pay-finish': () => import('./payment/pay-finish/index.ts'),
  'air-order-detail': () => import('./order/air-order-detail/index.ts'),
  'hotel-order-detail': () => import('./hotel/hotel-order-detail/index.ts'),
  'hotel-order': () => import('./hotel/hotel-order/index.ts'),
  'train-order': () => import('./train/train-order/index.ts'),
  'train-change': () => import('./train/train-change/index.ts'),
  'train-order-detail': () => import('./train/train-order-detail/index.ts'),
  'train-order-finish': () => import('./train/train-order-finish/index.ts'),
  'intl-search': () => import('./flight/intl-search/index.ts'),
  'intl-order': () => import('./flight/intl-order/index.ts'),
  'intl-order-detail': () => import('./flight/intl-order-detail/index.ts'),
  applications: ofCompany('applications'),
  employees: ofCompany('employees'),
  'my-standard': ofCompany('my-standard'),
  'employee-import': ofCompany('employee-import'),
  'sub-companies': ofCompany('sub-companies'),
  standards: ofCompany('standards'),
  processes: ofCompany('processes'),
  bill: () => import('./bill/bill/index.ts'),
  'company-bill': () => import('./bill/company-bill/index.ts'),
  report: () => import('./report/report/index.ts'),
  passengers: () => import('./passenger/passengers/index.ts'),
  'passengers-import': () => import('./passenger/passengers/import/index.ts'),
  'self-info': () => import('./account/self-info/index.ts'),
  security: () => import('./account/security/index.ts'),
  addresses: () => import('./account/addresses/index.ts'),
  'invoice-titles': () => import('./account/invoice-titles/index.ts'),
  'car-standards': ofCompany('car-standards'),
  preferences: ofCompany('preferences'),
  settlement: ofCompany('settlement'),
  substitutes: ofCompany('substitutes'),
  approvals: ofCompany('approvals'),
  recommended: () => import('./account/recommended/index.ts'),
  vouchers: () => import('./account/vouchers/index.ts'),
  'site-header': () => import('./shell/site-header/index.ts'),
  'account-frame': () => import('./shell/account-frame/index.ts'),
  breadcrumb: () => import('./shell/breadcrumb/index.ts'),
  'site-footer': () => import('./shell/site-footer/index.ts'),
  'bare-header': () => import('./shell/bare-header/index.ts'),
  home: () => import('./home/home/index.ts'),
  'partner-plan': () => import('./home/partner-plan/index.ts'),
  welcome: () => import('./shell/welcome/index.ts'),
  mismatch: () => import('./shell/mismatch/index.ts'),
  agreement: () => import('./shell/agreement/index.ts'),
  'tree-transfer-demo': () => import('./shell/tree-transfer-demo/index.ts'),
} satisfies Readonly<Record<Exclude<ShownWidget, MountedName>, WidgetLoad>> & Readonly<Record<string, WidgetLoad>>;

export const tables = { routes: allRoutes, screens };
