import { fenOf, showSigned } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { isUsed } from '#domain/product/ticket-states.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { BagTable } from '#parts/intl/BagTable.tsx';
import { SliceTerms } from '#parts/intl/SliceTerms.tsx';
import { namesOf } from '#parts/intl/order/order-names.ts';
import { orderSlices } from '#parts/intl/order/order-slices.ts';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { PaidSums } from '#parts/order/sale/tickets/PaidSums.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './IntlOrderDetail.tsx';

export function Bags({ order }: PartProps) {
  const rows = orderSlices(order).shown.flatMap(({ of }) =>
    of.flights.map((segment) => ({ segment, rule: segment.bagRule, bags: segment.bags, hand: segment.cabinBag })),
  );
  // Those who fly: whoever has given all tickets back carries nothing. Of an order that is over, all that were booked.
  const fly = order.tickets.filter(isUsed);
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
  return (
    <>
      <SliceTerms names={order} slices={orderSlices(order).shown} />
      {part && <part.Checklist rules={order.rules} names={order} holders={order.passengers} today={model.today()} />}
    </>
  );
}

export function Steps({ texts, order: { status, timeline } }: PartProps) {
  const first = status === 5 ? 'off' : [0, 1, 7, 9].includes(status) ? 'now' : 'done';
  return <Progress texts={texts} timeline={timeline} first={first} isSetback={(title) => title.includes('失败')} />;
}

/** Fares and taxes by type, the payments, and what came back. */
export function Prices({ texts, order }: PartProps) {
  const { types } = order;
  const spread = fenOf(order.total) - fenOf(order.payprice);
  return (
    <Card title={texts.price}>
      <div className="t-col">
        {types.map(({ psgType, count, price, tax, serviceFee }) => (
          <div key={psgType}>
            <SumRow label={`${psgTypeLabel(psgType)}${texts.fare} × ${count}`}>
              {showSigned(fenOf(price) * count, true)}
            </SumRow>
            <SumRow label={`${texts.tax} × ${count}`}>
              {showSigned((fenOf(tax) + fenOf(serviceFee)) * count, true)}
            </SumRow>
          </div>
        ))}
        {spread !== 0 && <SumRow label={texts.changed}>{showSigned(spread, true)}</SumRow>}
        <PaidSums texts={texts} order={order} />
      </div>
    </Card>
  );
}

export const Facts = ({ texts, order }: PartProps) => (
  <OrderFacts label={texts.contactCard} texts={texts} order={order} />
);
