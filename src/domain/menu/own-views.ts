const ordersOf = { trips: '行程视图' };

/** Views that are pages of their own at the address of another one, by the query `view`. */
const views: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order_list: ordersOf,
  my_order_list: ordersOf,
};

/** Name of the view that a place shows; undefined: the page itself. */
export function viewNameOf(routeName: string, { view = '' }: Readonly<Record<string, string>>): string | undefined {
  const own = Object.hasOwn(views, routeName) ? views[routeName] : undefined;
  return own && Object.hasOwn(own, view) ? own[view] : undefined;
}
