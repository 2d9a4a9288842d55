import { isUnborn } from '#domain/intl/flights-to-come.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { legName } from '#domain/trip/legs.ts';
import { BagTable } from '#parts/intl/BagTable.tsx';
import { Checklist } from '#parts/intl/Checklist.tsx';
import { OtherAirport } from '#parts/intl/OtherAirport.tsx';
import { SliceTerms } from '#parts/intl/SliceTerms.tsx';
import { StopCard } from '#parts/intl/Stops.tsx';
import { TwoClocks } from '#parts/intl/TwoClocks.tsx';
import { ScheduleNotes } from '#parts/intl/order/ScheduleNotes.tsx';
import { namesOf } from '#parts/intl/order/order-names.ts';
import { wayText } from '#parts/intl/slices.ts';
import { intlTexts } from '#parts/intl/texts.ts';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { PaidSums } from '#parts/order/sale/tickets/PaidSums.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { PartProps } from './IntlOrderDetail.tsx';

/** Slices that tickets still stand for. */
const slicesOf = ({ slices, tickets }: PartProps['order']) => {
  const flights = slices.flatMap((slice) => slice.flights);
  return slices
    .filter(
      (slice) =>
        !isUnborn(slice, tickets) && tickets.some((one) => one.sliceNo === slice.sliceNo && one.state !== 'changed'),
    )
    .map((of) => ({ name: legName(of, flights), of, slice: { ...of, segments: of.flights } }));
};

export const Trip = ({ texts, order }: PartProps) =>
  slicesOf(order).map(({ name, of, slice }, at, all) => (
    <Card
      key={of.sliceNo}
      title={`${name} ${wayText(order, slice)}`.trim()}
      sub={`${order.brand.name} · ${intlTexts.cabins[order.brand.cabin]} · ${intlTexts.total(of.minutes)}`}
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
      {of.stops.map((stop, at) => (
        <StopCard key={at} names={order} stop={stop} />
      ))}
    </Card>
  ));

export function Bags({ order }: PartProps) {
  const rows = slicesOf(order).flatMap(({ of }) =>
    of.flights.map((segment) => ({ segment, rule: segment.bagRule, bags: segment.bags, hand: segment.cabinBag })),
  );
  return <BagTable names={namesOf(order)} rows={rows} types={order.types} />;
}

export const Rules = ({ model, order }: PartProps) => (
  <>
    <SliceTerms names={order} slices={slicesOf(order)} />
    <Checklist rules={order.rules} names={order} today={model.today()} />
  </>
);

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
