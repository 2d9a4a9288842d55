import { useValue } from '#kit/readable.ts';
import type { MenuItem } from '#kit/links/use-menu.ts';
import { useServices } from '#kit/widget.ts';

const intlOrders: MenuItem = {
  id: 0,
  name: '国际机票订单',
  routeName: 'order_list',
  query: { type: 'intl' },
  children: [],
};

/** The menu has no item for orders of flights abroad: where an application sells them, one follows those of the other products. */
export function useIntlOrders(): (items: readonly MenuItem[]) => readonly MenuItem[] {
  const isSold = useValue(useServices().config).switches.airTicket;
  return (items) => {
    const at = items.map(({ routeName }) => routeName).lastIndexOf('order_list') + 1;
    return isSold && at ? [...items.slice(0, at), intlOrders, ...items.slice(at)] : items;
  };
}
