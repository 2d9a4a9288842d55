import { allRoutes } from '#routes/all.ts';
import type { RouteName } from '#routes/names.ts';
import type { Route } from '#routes/route.ts';
import { registry } from '#widgets/registry.ts';
import type { RegistryRow } from '#widgets/registry.ts';
import { tables } from '#widgets/screens.ts';

/** Routes on which tests mount a screen that several routes show, where it is not the first of them. */
const startOf: Readonly<Record<string, RouteName>> = {
  'pay-order': 'pay_order',
  'pay-finish': 'pay_finish',
  bill: 'bill_transactionBill',
  report: 'report_form_air',
  home: 'th_business_index',
  'account-frame': 'my_center_index',
  preferences: 'travel_preferen_settings',
  standards: 'travel_standard_settings',
  processes: 'travel_process_settings',
};
/** Around the content of every page, with or without a login. */
const aroundPages = new Set(['site-header', 'breadcrumb', 'site-footer', 'bare-header']);

const routes: readonly Route[] = allRoutes;
const firstOf = (name: string) => routes.find(({ widget }) => widget === name)?.name as RouteName | undefined;

/** Every widget, mounted by partners or not, open or not, with the route that it starts on. */
export const allWidgets: Readonly<Record<string, RegistryRow>> = {
  ...registry,
  ...Object.fromEntries(
    Object.entries(tables.screens).map(([name, load]): [string, RegistryRow] => [
      name,
      { load, route: startOf[name] ?? firstOf(name) ?? 'index', isPublic: aroundPages.has(name) },
    ]),
  ),
};
