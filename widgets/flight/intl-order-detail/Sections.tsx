import { useLater } from '#kit/part.ts';
import { partyOfTypes } from '#domain/intl/travellers/searched-types.ts';
import { isUsed } from '#domain/product/ticket-states.ts';
import { BagTable } from '#parts/intl/BagTable.tsx';
import { namesOf } from '#parts/intl/order/order-names.ts';
import { orderSlices } from '#parts/intl/order/order-slices.ts';
import type { PartProps } from './IntlOrderDetail.tsx';

export function Bags({ order }: PartProps) {
  // Passengers with tickets: one without any carries nothing. Of an order that is over, all that were booked.
  const fly = order.tickets.filter(isUsed);
  const { shown } = orderSlices(order);
  const isParted = fly.length > 0 && shown.some(({ people }) => people.length);
  const flyersOf = (no: number) =>
    partyOfTypes(
      order.passengers
        .filter(({ passengerNo }) => fly.some((one) => one.sliceNo === no && one.passengerNo === passengerNo))
        .map(({ psgType }) => psgType),
    );
  const rows = shown.flatMap(({ of, people }) =>
    of.flights.map((segment) => ({
      segment,
      rule: segment.bagRule,
      bags: segment.bags,
      hand: segment.cabinBag,
      ...(isParted && { flyers: flyersOf(of.sliceNo), names: people }),
    })),
  );
  const types = order.types.flatMap((one) => {
    const people = order.passengers.filter(
      ({ psgType, passengerNo }) => psgType === one.psgType && fly.some((ticket) => ticket.passengerNo === passengerNo),
    );
    return people.length ? [{ ...one, count: people.length }] : [];
  });
  return <BagTable names={namesOf(order)} rows={rows} types={types.length ? types : order.types} />;
}

export function Rules({ order }: PartProps) {
  const part = useLater(true, () => import('#parts/intl/order/OrderRules.tsx'));
  return part && <part.OrderRules order={order} />;
}
