import type { MenuItem } from './visible-menus.ts';

/** Items of our own: the menu table, whose numbers are the specification's, has none of them. */
const own = (id: number, name: string, routeName: string, query = {}): MenuItem => ({
  id,
  name,
  routeName,
  query,
  children: [],
});
const intlOrders = own(-101, '国际机票订单', 'order_list', { type: 'intl' });
const reports = own(-102, '报表', 'report_form_air');

/** 财务管理 (specification 1, section 6). */
const financeId = 5;

interface PagesBeside {
  /** Orders of flights abroad, after those of the other products. */
  abroad: boolean;
  /** Reports of a company, among its finance. */
  reports: boolean;
}

/** The menu with the wanted ones of them. */
export function withPagesBeside(items: readonly MenuItem[], wanted: PagesBeside): MenuItem[] {
  const all = items.map((item) => {
    const children = withPagesBeside(item.children, wanted);
    return { ...item, children: wanted.reports && item.id === financeId ? [...children, reports] : children };
  });
  const at = all.findLastIndex(({ routeName }) => routeName === 'order_list') + 1;
  return wanted.abroad && at ? [...all.slice(0, at), intlOrders, ...all.slice(at)] : all;
}
