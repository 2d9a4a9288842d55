import type { OrderRow } from '#contract/order-list.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { moneyNotes, NetPrice } from '#parts/order/tab/money.tsx';
import { CardHead, CardMark, isDue, TimeLeft } from '#parts/order/tab/CardHead.tsx';
import { Named, Travellers } from '#parts/order/tab/Named.tsx';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { iconBed } from '#parts/product/icons.ts';
import { RecordCard } from '#ui/list/RecordCard.tsx';
import { stayActions } from './stay-actions.ts';
import { keptNote } from './StayPrice.tsx';
import type { StayTabTexts } from './texts.ts';

interface HotelCardProps {
  order: OrderRow;
  texts: StayTabTexts;
  /** The time to pay is over. */
  onEnd(): void;
  onCopy(text: string): unknown;
}

/** One order of a stay with what can be done about it now. */
export function HotelCard({ order, texts, onEnd, onCopy }: HotelCardProps) {
  const services = useServices();
  const { say, showDay } = useSay();
  const { clock, navigate } = services;
  const { hotel, status, orderNo, bookedBy } = order;
  if (!hotel) return null;
  const today = clock.today();
  const { label: chinese, dot } = stayStatus.look(status);
  const label = say(chinese);
  const canPay = isDue(order, clock.now());
  return (
    <RecordCard
      label={`${texts.order} ${showOrderNo(orderNo)} ${label}`}
      head={<CardHead order={order} icon={iconBed} texts={texts} onCopy={onCopy} />}
      end={canPay && <TimeLeft order={order} texts={texts} onEnd={onEnd} />}
      mark={<CardMark icon={iconBed} />}
      title={
        <RouteLink to="hotel_order_details" params={{ orderNo }}>
          <Named>{hotel.name}</Named>
        </RouteLink>
      }
      note={[
        [
          texts.hotel.days(showDay(hotel.checkIn, today), showDay(hotel.checkOut, today)),
          texts.hotel.nights(hotel.nights, hotel.rooms),
        ],
        [texts.hotel.room(say(hotel.room), hotel.breakfasts)],
      ]}
      facts={[{ label: texts.hotel.guests, value: <Travellers order={order} pause={texts.pause} /> }]}
      state={<Dot {...(dot && { kind: dot })}>{label}</Dot>}
      stateNote={
        keptNote(order, texts) ||
        (status === 5
          ? texts.hotel.released(hotel.payKind !== 'atHotel')
          : hotel.payKind === 'prepaid'
            ? ''
            : texts.hotel.payKinds[hotel.payKind](hotel.nights))
      }
      amount={<NetPrice order={order} texts={texts} />}
      amountNotes={moneyNotes(order, texts)}
      actions={
        <>
          {canPay && !bookedBy && (
            <Button kind="action" size="sm" onClick={() => navigate('pay_hotel', { orderNo })}>
              {texts.actions.pay}
            </Button>
          )}
          {stayActions(order, services, texts.actions).map(({ id, label: name, onPick }) => (
            <Button key={id} kind={id === 'again' ? 'outline' : 'text'} size="sm" onClick={onPick}>
              {name}
            </Button>
          ))}
          <RouteLink className="t-s13" to="hotel_order_details" params={{ orderNo }}>
            {status === 7 ? texts.hotel.refundWay : texts.detail}
          </RouteLink>
        </>
      }
    />
  );
}
