import type { IntlOrder } from '#contract/intl-order.ts';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { OtherAirport } from '../OtherAirport.tsx';
import { StopCard } from '../Stops.tsx';
import { TwoClocks } from '../TwoClocks.tsx';
import { sliceText } from '../sale/slice-text.ts';
import { wayText } from '../slices.ts';
import { intlTexts } from '../texts.ts';
import { ScheduleNotes } from './ScheduleNotes.tsx';
import { orderSlices } from './order-slices.ts';

const texts = { business: '因公', over: '超标' };

/** Each slice that is flown, by two clocks with its stops; one that is given up is a struck title after them. */
export function SliceCards({ order }: { order: IntlOrder }) {
  const { open, over } = orderSlices(order);
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
}
