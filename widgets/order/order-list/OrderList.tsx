import { useRef } from 'react';
import { orderTypes } from '#domain/product/names.ts';
import { productOf } from '#domain/product/products.ts';
import type { OrderCounts } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import { useLater } from '#kit/part.ts';
import { useMenu } from '#kit/links/use-menu.ts';
import type { Menu } from '#kit/links/use-menu.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Badge } from '#ui/display/Tag.tsx';
import { OrdersTab } from '#parts/order/tab/OrdersTab.tsx';
import { CountedTabs, LaterTab } from '#parts/order/tab/LaterTab.tsx';
import { laterTabs, productTabs } from './product-tabs.ts';
import { texts as ownTexts } from './texts.ts';

/** The tab of a member without any; the trips of all products are beside it. */
const first: OrderType = 'airTicket';

/** Products whose orders the member's menu leads to; before the menu is known, only the asked one. */
function typesOf(menu: Menu | null, asked: OrderType): readonly OrderType[] {
  if (!menu) return [asked];
  const items = menu.tree.flatMap((item) => [item, ...item.children]);
  const listed = orderTypes.filter((type) =>
    items.some(
      ({ routeName, query }) =>
        (routeName === 'order_list' || routeName === 'my_order_list') &&
        query['type'] === (productOf(type)?.listedBeside ?? type),
    ),
  );
  return listed.length ? listed : [first];
}

/** A member's orders of all products, a tab for each (specification 2, section 2). */
export function OrderList({ type: given }: { type?: string }) {
  const services = useServices();
  const texts = useTexts('order-list', ownTexts);
  const place = useValue(services.place);
  const own = useRef(place);
  // The place of another screen: this one is about to go.
  if (place.name === own.current.name) own.current = place;
  const { name, params, query } = own.current;
  const asked = orderTypes.find((type) => type === (params['type'] ?? query['type'] ?? given)) ?? first;
  const types = typesOf(useMenu(), asked);
  const type = types.find((known) => known === asked) ?? types[0] ?? first;
  const tab = productTabs[type];
  const isTrips = query['view'] === 'trips' && type === first;
  const trips = useLater(isTrips, () => import('./trips/Trips.tsx'));
  const messages = useLater(true, () => import('#parts/messages/MessagesLink.tsx'));
  const choose = (next: OrderType) => {
    if (name === 'my_order_list') return services.navigate(name, { type: next }, { replace: true });
    const cleared = Object.fromEntries(Object.keys(query).map((key) => [key, undefined]));
    // Cards or a table: as chosen.
    services.setQuery({ ...cleared, look: query['look'], type: next });
  };
  const tabs = (counts: OrderCounts | null, isNarrowed = false) => (
    <div className="t-row">
      <Tabs
        className="t-grow"
        label={texts.tabs}
        value={isTrips ? '' : type}
        onChange={choose}
        items={types.map((value) => ({
          value,
          label: (
            <>
              {texts.types[value]}
              {counts && (counts.types[value] > 0 || isNarrowed) && <Badge mute>{counts.types[value]}</Badge>}
            </>
          ),
        }))}
      />
      <div className="t-row">
        {type === first && (
          <LinkButton
            className="t-s13"
            onClick={() => services.setQuery({ view: isTrips ? undefined : 'trips' }, { replace: false })}
          >
            {isTrips ? texts.showOrders : texts.showTrips}
          </LinkButton>
        )}
        {messages && <messages.MessagesLink />}
      </div>
    </div>
  );
  if (isTrips) return trips && <trips.Trips tabs={<CountedTabs tabs={tabs} />} />;
  if (tab) return <OrdersTab key={type} spec={tab} texts={texts} tabs={tabs} />;
  const load = laterTabs[type];
  const label = texts.ordersOf(texts.types[type]);
  return load && <LaterTab key={type} load={load} texts={texts} label={label} tabs={tabs} />;
}
