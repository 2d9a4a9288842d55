import type { IntlTicket } from '#contract/intl-order.ts';
import { isUnborn } from '#domain/intl/flights-to-come.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { legName } from '#domain/trip/legs.ts';
import { BagTable } from '#parts/intl/BagTable.tsx';
import { OtherAirport } from '#parts/intl/OtherAirport.tsx';
import { SliceTerms } from '#parts/intl/SliceTerms.tsx';
import { StopCard } from '#parts/intl/Stops.tsx';
import { TwoClocks } from '#parts/intl/TwoClocks.tsx';
import { ScheduleNotes } from '#parts/intl/order/ScheduleNotes.tsx';
import { namesOf } from '#parts/intl/order/order-names.ts';
import { wayText } from '#parts/intl/slices.ts';
import { sliceText } from '#parts/intl/sale/slice-text.ts';
import { intlTexts } from '#parts/intl/texts.ts';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { PaidSums } from '#parts/order/sale/tickets/PaidSums.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { PartProps } from './IntlOrderDetail.tsx';

const isGivenUp = ({ state }: IntlTicket): boolean =>
  state === 'refunding' || state === 'refunded' || state === 'changed';

/** Slices that somebody flies still, by leg, and those whose tickets are all given up. Of an order without tickets: the flights that it had. */
function slicesOf({ slices, tickets, passengers }: PartProps['order']) {
  const flights = slices.flatMap((slice) => slice.flights);
  const all = slices.flatMap((of) => {
    const own = tickets.filter(({ sliceNo }) => sliceNo === of.sliceNo);
    if (!own.length || isUnborn(of, tickets)) return [];
    const kept = own.filter((ticket) => !isGivenUp(ticket));
    const whose = passengers.filter(({ passengerNo }) =>
      (kept.length ? kept : own).some((ticket) => ticket.passengerNo === passengerNo),
    );
    return {
      name: legName(of, flights),
      of,
      slice: { ...of, segments: of.flights },
      isOver: !kept.length,
      looks: [...new Set(own.map(({ state }) => ticketStateLooks[state].label))].join('、'),
      /** "" where the flight is that of all. */
      people: whose.length < passengers.length ? whose.map(({ name }) => name).join('、') : '',
    };
  });
  const open = all.filter(({ isOver }) => !isOver).sort((a, b) => a.of.triptype - b.of.triptype);
  const over = all.filter(({ isOver }) => isOver);
  return { open, over, shown: open.length ? open : over };
}

export const Trip = ({ texts, order }: PartProps) => {
  const { open, over } = slicesOf(order);
  return (
    <>
      {open.map(({ name, of, slice, people }, at, all) => (
        <Card
          key={of.sliceNo}
          title={`${name} ${wayText(order, slice)}`.trim()}
          sub={[people, order.brand.name, intlTexts.cabins[order.brand.cabin], intlTexts.total(of.minutes)]
            .filter(Boolean)
            .join(' · ')}
          end={
            <>
              {order.travelType === 'business' && <Tag kind="mute">{texts.business}</Tag>}
              {order.overStandard && <Tag kind="over">{texts.over}</Tag>}
            </>
          }
        >
          <ScheduleNotes flights={of.flights} />
          <OtherAirport names={order} before={all[at - 1]?.slice} slice={slice} />
          <TwoClocks names={order} slice={slice} />
          {of.stops.map((_, no) => (
            <StopCard key={no} names={order} slice={slice} at={no} />
          ))}
        </Card>
      ))}
      {over.map(({ name, of, people, looks }) => (
        <Card
          key={of.sliceNo}
          bare
          title={<s className="t-3">{`${name} ${sliceText(of)}`.trim()}</s>}
          sub={people}
          end={<Tag kind="mute">{looks}</Tag>}
        />
      ))}
    </>
  );
};

export function Bags({ order }: PartProps) {
  const rows = slicesOf(order).shown.flatMap(({ of }) =>
    of.flights.map((segment) => ({ segment, rule: segment.bagRule, bags: segment.bags, hand: segment.cabinBag })),
  );
  return <BagTable names={namesOf(order)} rows={rows} types={order.types} />;
}

export function Rules({ model, order }: PartProps) {
  const part = useLater(true, () => import('#parts/intl/Checklist.tsx'));
  return (
    <>
      <SliceTerms names={order} slices={slicesOf(order).shown} />
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
