import type { IntlOrder } from '#contract/intl-order.ts';
import { fenOf } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { rulesAhead } from '#domain/intl/travellers/rules-ahead.ts';
import { partyOfTypes } from '#domain/intl/travellers/searched-types.ts';
import { hasBegun, isFreed } from '#domain/intl/intl-lead.ts';
import { isUsed } from '#domain/product/ticket-states.ts';
import { BagTable } from '#parts/intl/BagTable.tsx';
import { SliceTerms } from '#parts/intl/SliceTerms.tsx';
import type { TermKey } from '#parts/intl/Terms.tsx';
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

export function Rules({ model, order }: PartProps) {
  const part = useLater(true, () => import('#parts/intl/Checklist.tsx'));
  const { shown } = orderSlices(order);
  const now = model.now();
  const all = shown.flatMap(({ of }) => of.flights);
  const phase = hasBegun(all, now) ? 'After' : 'Before';
  const isFree = isFreed(order.status, all, now);
  // One fare is for the whole trip: each way of those who have the changed flight is given back free, the changed one is changed free.
  const waivedOf = ({ sliceNo, flights }: IntlOrder['slices'][number]): TermKey[] =>
    isFree && order.tickets.some((one) => one.sliceNo === sliceNo && one.refund && !fenOf(one.refund.fee))
      ? [`refund${phase}`, ...(isFreed(order.status, flights, now) ? [`change${phase}` as const] : [])]
      : [];
  return (
    <>
      <SliceTerms names={order} slices={shown.map((one) => ({ ...one, waived: waivedOf(one.of) }))} />
      {part && (
        <part.Checklist
          rules={rulesAhead(
            order.rules,
            shown.map(({ of }) => of),
            now,
          )}
          names={order}
          holders={order.passengers}
          today={model.today()}
        />
      )}
    </>
  );
}
