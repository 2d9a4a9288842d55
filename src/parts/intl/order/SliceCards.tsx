import type { IntlOrder } from '#contract/intl-order.ts';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { OtherAirport } from '../OtherAirport.tsx';
import { StopCard } from '../Stops.tsx';
import { TwoClocks } from '../TwoClocks.tsx';
import { sliceTimes, sliceWay } from '../sale/slice-text.ts';
import { wayText } from '../slices.ts';
import { intlTexts } from '../texts.ts';
import { ScheduleNotes } from './ScheduleNotes.tsx';
import { orderSlices } from './order-slices.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { sliceTexts } from './texts.ts';

/** Each slice that is flown, by two clocks with its stops; one that is given up is a struck title after them. */
export function SliceCards({ order }: { order: IntlOrder }) {
  const { clock } = useServices();
  const { open, over } = orderSlices(order);
  const texts = useTexts('intl-slices', sliceTexts);
  const t = useTexts('intl-search', intlTexts);
  const own = useSay();
  const { say } = own;
  return (
    <>
      {open.map(({ name, of, slice, people }, at, all) => (
        <Card
          key={of.sliceNo}
          title={`${say(name)} ${wayText(order, slice)}`.trim()}
          sub={[people.join(say('、')), order.brand.name, t.cabins[order.brand.cabin], t.total(of.minutes)]
            .filter(Boolean)
            .join(' · ')}
          end={
            <>
              {of.changedFrom !== null && <Tag kind="info">{texts.fresh}</Tag>}
              {order.travelType === 'business' && <Tag kind="mute">{texts.business}</Tag>}
              {order.overStandard && <Tag kind="over">{texts.over}</Tag>}
            </>
          }
        >
          <div className="t-col">
            <ScheduleNotes flights={of.flights} now={clock.now()} isTicketed={[2, 3].includes(order.status)} />
            <OtherAirport names={order} before={all[at - 1]?.slice} slice={slice} />
            <TwoClocks names={order} slice={slice} />
          </div>
          {of.stops.map((_, no) => (
            <StopCard key={no} names={order} slice={slice} at={no} />
          ))}
        </Card>
      ))}
      {over.map(({ name, of, people, looks, isChanged }) => (
        <Card
          key={of.sliceNo}
          bare
          title={<s className="t-3">{`${say(name)} ${sliceWay(of)}`.trim()}</s>}
          sub={[people.join(say('、')), sliceTimes(of, own, clock.today())].filter(Boolean).join(' · ')}
          end={
            <>
              {isChanged && <Tag kind="mute">{texts.old}</Tag>}
              <Tag kind="mute">{looks.map((one) => say(one)).join(say('、'))}</Tag>
            </>
          }
        />
      ))}
    </>
  );
}
