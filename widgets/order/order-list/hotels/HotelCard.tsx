import type { OrderRow } from '#contract/order-list.ts';
import { msOf, showDay } from '#domain/china-time.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { showMoment } from '#domain/show-moment.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useServices } from '#kit/widget.ts';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBed, iconCopy } from '#ui/icons/icons.ts';
import { RecordCard } from '#ui/list/RecordCard.tsx';
import { keptNote, StayPrice } from './StayPrice.tsx';
import type { HotelOrdersModel } from './hotel-model.ts';
import type { Texts } from '../texts.ts';

/** One order of a stay with what can be done about it now. */
export function HotelCard({ order, model, texts }: { order: OrderRow; model: HotelOrdersModel; texts: Texts }) {
  const { clock } = useServices();
  const { hotel, status, payDeadline, orderNo, psgNames, bookedBy } = order;
  if (!hotel) return null;
  const today = clock.today();
  const { label, dot } = stayStatus.look(status);
  const isDue = status === 0 && payDeadline !== null && msOf(payDeadline) > clock.now();
  return (
    <RecordCard
      label={`${texts.order} ${showOrderNo(orderNo)} ${label}`}
      head={
        <>
          <span className="t-rec__k">
            <Icon of={iconBed} size={16} />
            <span className="t-wide">{texts.types.hotel}</span>
          </span>
          <span className="t-rec__no">
            <span className="t-wide">{texts.order}&nbsp;</span>
            {showOrderNo(orderNo)}
            <IconButton
              of={iconCopy}
              iconSize={14}
              kind="text"
              size="sm"
              label={texts.copyOrderNo}
              onClick={() => void model.copyText(orderNo)}
            />
          </span>
          <span>
            {texts.bookedAt} {showMoment(order.created, today)}
          </span>
          {order.travelType === 'business' ? (
            <Tag kind="info">{texts.travelTypes.business}</Tag>
          ) : (
            <span>{texts.travelTypes.private}</span>
          )}
          {bookedBy && <span>{`${order.memberName ? texts.member : texts.bookedBy} ${bookedBy}`}</span>}
        </>
      }
      end={
        isDue && (
          <Countdown
            key={orderNo}
            prefix={texts.left}
            untilMs={msOf(payDeadline)}
            now={clock.now}
            onEnd={model.expired}
          />
        )
      }
      mark={
        <span className="t-3">
          <Icon of={iconBed} size={24} />
        </span>
      }
      title={
        <RouteLink to="hotel_order_details" params={{ orderNo }}>
          {hotel.name}
        </RouteLink>
      }
      note={[
        [
          `${showDay(hotel.checkIn, today)} 至 ${showDay(hotel.checkOut, today)}`,
          texts.hotel.nights(hotel.nights, hotel.rooms),
        ],
        [texts.hotel.room(hotel.room, hotel.breakfasts)],
      ]}
      facts={[{ label: texts.hotel.guests, value: psgNames.join('、') }]}
      state={<Dot {...(dot && { kind: dot })}>{label}</Dot>}
      stateNote={
        keptNote(order, texts) || (hotel.payKind === 'prepaid' ? '' : texts.hotel.payKinds[hotel.payKind](hotel.nights))
      }
      amount={<StayPrice order={order} />}
      amountNotes={fenOf(order.returned) > 0 ? [`${texts.returned} ¥${showFen(fenOf(order.returned))}`] : []}
      actions={
        <>
          {isDue && !bookedBy && (
            <Button kind="action" size="sm" onClick={() => model.pay(orderNo)}>
              {texts.actions.pay}
            </Button>
          )}
          <RouteLink className="t-s13" to="hotel_order_details" params={{ orderNo }}>
            {status === 7 ? texts.hotel.refundWay : texts.detail}
          </RouteLink>
        </>
      }
    />
  );
}
