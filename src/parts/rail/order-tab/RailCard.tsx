import type { OrderRow } from '#contract/order-list.ts';
import { dayOf } from '#domain/china-time.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { rowEnd } from '#domain/rail/rides/row-end.ts';
import { changeOfRides, railRowLook } from '#domain/rail/order/rail-lead.ts';
import { trainDisruption } from '#domain/rail/order/ride-schedule.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { PlaceName, Travellers } from '#parts/order/tab/Named.tsx';
import { moneyNotes, NetPrice } from '#parts/order/tab/money.tsx';
import { CardHead, CardMark, isDue, TimeLeft } from '#parts/order/tab/CardHead.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import { iconArrow, iconTrain } from '#parts/product/icons.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { RecordCard } from '#ui/list/RecordCard.tsx';
import { actionsOf } from './rail-actions.ts';
import { railTexts } from './texts.ts';

type Ride = NonNullable<OrderRow['train']>['rides'][number];

interface RailCardProps {
  order: OrderRow;
  texts: TabTexts;
  /** The time to pay is over. */
  onEnd(): void;
  onCopy(text: string): unknown;
  onCancel(orderNo: string): unknown;
}

const kinds = { pay: 'action', again: 'outline', change: 'outline', refund: 'outline', cancel: 'text' } as const;

/** Why the order has no tickets, and what that means for seats or money. */
function endOf(order: OrderRow, { ends, ended, byBooker }: ReturnType<typeof railTexts>): string {
  const end = rowEnd(order);
  if (!end) return '';
  const isWait = !!order.train?.isWait;
  if (end === 'railway') return ended.none(ends[end]);
  const hadSeats = order.train?.rides.some(({ seats }) => seats.length);
  const unpaid = hadSeats ? ended.seats : ended.unseated;
  const [cancelled, paid] = isWait ? [ended.wait, ended.deposit] : [unpaid, ended.money];
  const after = order.status === 5 ? cancelled : paid;
  return after(end === 'member' && order.bookedBy ? byBooker : ends[end]);
}

/** One order of train tickets with what can be done about it now. */
export function RailCard({ order, texts, onEnd, onCopy, onCancel }: RailCardProps) {
  const services = useServices();
  const { say, showDay } = useSay();
  const t = railTexts(services);
  const { status, orderNo, train } = order;
  const rides = train?.rides ?? [];
  const today = services.clock.today();
  const { label: chinese, dot } = railRowLook(order, services.clock.now());
  const label = say(chinese);
  const canPay = isDue(order, services.clock.now());
  const rideLine = ({ trainNumber, from, to, seatClass, seats, schedule }: Ride) => [
    `${showDay(dayOf(from.at), today)} ${t.span(from.at, to.at)}`,
    [
      train?.waits ? t.waits(trainNumber, train.waits.trains) : trainNumber,
      (train?.waitClasses ?? [seatClass]).map((one) => say(seatClassNames[one])).join(texts.pause),
      // A place to stand is called like its class.
      ...seats
        .slice(0, 1)
        .filter((seat) => seat !== seatClassNames[seatClass])
        .map(t.seat),
      seats.length > 1 && t.seats(seats.length),
    ]
      .filter(Boolean)
      .join(' '),
    ...(schedule ? [t.schedule[schedule]] : []),
    ...(train?.waits && status === 13 ? [t.waitsUntil(say(train.waits.until.slice(5, 16)))] : []),
  ];
  return (
    <RecordCard
      label={`${texts.order} ${showOrderNo(orderNo)} ${label}`}
      head={<CardHead order={order} icon={iconTrain} texts={texts} onCopy={onCopy} />}
      end={canPay && <TimeLeft order={order} texts={texts} onEnd={onEnd} />}
      mark={<CardMark icon={iconTrain} />}
      title={
        <RouteLink to="train_order_details" params={{ orderId: orderNo }}>
          <PlaceName>{say(rides[0]?.from.station)}</PlaceName>
          <Icon of={iconArrow} size={16} />
          <PlaceName>{say(rides.at(-1)?.to.station)}</PlaceName>
        </RouteLink>
      }
      note={rides.map(rideLine)}
      facts={[{ label: t.passengers, value: <Travellers order={order} pause={texts.pause} /> }]}
      state={<Dot {...(dot && { kind: dot })}>{label}</Dot>}
      stateNote={
        order.dueChange === undefined
          ? endOf(order, t) || (trainDisruption(status, rides, services.clock.now()) && texts.freed)
          : t.changeDue
      }
      amount={<NetPrice order={order} texts={texts} />}
      amountNotes={[
        ...(train?.isWait ? [t.deposit] : []),
        ...moneyNotes(order, texts, t.changed(changeOfRides(rides))),
      ]}
      actions={
        <>
          {actionsOf(order, services, onCancel).map(({ id, label: name, onPick }) => (
            <Button key={`${orderNo} ${id}`} kind={kinds[id]} size="sm" onClick={onPick}>
              {name}
            </Button>
          ))}
          <RouteLink className="t-s13" to="train_order_details" params={{ orderId: orderNo }}>
            {status === 9 ? t.saleProgress : texts.detail}
          </RouteLink>
        </>
      }
    />
  );
}
