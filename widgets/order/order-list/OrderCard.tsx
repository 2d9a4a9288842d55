import type { OrderRow, OrderRowFlight } from '#contract/order-list.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { airlineColourOf } from '#domain/flight/airline-colours.ts';
import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { dueChangeNote, listLook, listNote } from '#domain/order/list-note.ts';
import type { ListAction } from '#domain/order/list-note.ts';
import { changedAhead } from '#domain/order/schedule.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { isReturnTrip } from '#domain/trip/legs.ts';
import { useValue } from '#kit/readable.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { CardHead, isDue, TimeLeft } from '#parts/order/tab/CardHead.tsx';
import { PlaceName, Travellers } from '#parts/order/tab/Named.tsx';
import { moneyNotes, NetPrice } from '#parts/order/tab/money.tsx';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Fin } from '#parts/flight/Fin.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconArrow, iconMore, iconPlane, iconSwap } from '#parts/product/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import { RecordCard } from '#ui/list/RecordCard.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { AirOrdersModel } from './model.ts';
import { actionsOf, changing } from './order-actions.ts';
import type { Texts } from './texts.ts';

const kinds: { readonly [Id in ListAction]?: 'action' | 'outline' } = {
  pay: 'action',
  change: 'outline',
  again: 'outline',
};

/** One flight order with what can be done about it now. */
export function OrderCard({ order, model, texts }: { order: OrderRow; model: AirOrdersModel; texts: Texts }) {
  const services = useServices();
  const { say, showDay } = useSay();
  const { showServFee } = useValue(services.config).switches;
  const now = services.clock.now();
  const today = services.clock.today();
  const { status, payDeadline, flightList, orderId } = order;
  const [first] = flightList;
  const isReturn = isReturnTrip(flightList);
  const { label: chinese, dot } = listLook(order, now);
  const label = say(chinese);
  const freed = changedAhead(status, flightList, now)[0];
  const canPay = isDue(order, now);
  const actions = actionsOf(order, model, texts, services);
  // Where nothing can be changed 再次预订 has a button; a menu holds the others.
  const urgent = actions.filter(({ id }) => changing.has(id));
  const buttons = urgent.length ? urgent : actions.filter(({ id }) => id === 'again');
  const others = actions.filter((action) => !buttons.includes(action));
  const fee = (name: string, yuan: string) => (fenOf(yuan) > 0 ? [`${name} ¥${showFen(fenOf(yuan))}`] : []);
  const leg = ({ depTime, arrTime, airline, flightNo, schedule }: OrderRowFlight) => [
    `${showDay(dayOf(depTime), today)} ${clockOf(depTime)}–${clockOf(arrTime)}${dayOf(arrTime) > dayOf(depTime) ? texts.nextDay : ''}`,
    `${say(airlineNameOf(airline))} ${flightNo}`,
    ...(schedule ? [texts.schedule[schedule]] : []),
  ];
  return (
    <RecordCard
      label={`${texts.order} ${showOrderNo(order.orderNo)} ${label}`}
      head={<CardHead order={order} icon={iconPlane} texts={texts} onCopy={model.copyText} />}
      end={
        payDeadline !== null &&
        (canPay ? (
          <TimeLeft order={order} texts={texts} onEnd={model.expired} />
        ) : (
          order.approval?.state !== 'running' && texts.overdue
        ))
      }
      mark={<Fin colour={airlineColourOf(first?.airline ?? '') ?? '#8894a5'} size={28} />}
      title={
        <RouteLink to="ticket_order_details" params={{ id: orderId }}>
          <PlaceName>{say(first?.orgcityname)}</PlaceName>
          <Icon of={isReturn ? iconSwap : iconArrow} size={16} />
          <PlaceName>{say((isReturn ? first : flightList[flightList.length - 1])?.dstcityname)}</PlaceName>
        </RouteLink>
      }
      note={flightList.map(leg)}
      facts={[
        {
          label: texts.passengers,
          value: <Travellers order={order} pause={texts.pause} />,
        },
      ]}
      state={<Dot {...(dot && { kind: dot })}>{label}</Dot>}
      stateNote={say(
        order.dueChange ? dueChangeNote : listNote(status, flightList, now, canPay ? order.bookedBy : '', texts.notes),
      )}
      amount={<NetPrice order={order} texts={texts} />}
      amountNotes={moneyNotes(order, texts, texts.exchange, [
        ...fee(texts.taxes, order.taxes),
        ...fee(texts.insurance, order.insuPayPrice),
        ...fee(showServFee ? texts.serviceFee : texts.otherFees, order.totalServFee),
      ])}
      actions={
        <>
          {buttons.map(({ id, label: name, onPick }) => (
            <Button key={`${orderId} ${id}`} kind={kinds[id] ?? 'text'} size="sm" onClick={onPick}>
              {freed ? texts.free(name) : name}
            </Button>
          ))}
          <RouteLink className="t-s13" to="ticket_order_details" params={{ id: orderId }}>
            {texts.progress[status] ?? texts.detail}
          </RouteLink>
          {others[0] && (
            <Menu
              key={orderId}
              kind="text"
              size="sm"
              className="t-btn--icon"
              placement="bottom-end"
              aria-label={texts.more}
              icon={<Icon of={iconMore} size={16} />}
              items={others}
              onPick={(id) => others.find((action) => action.id === id)?.onPick()}
            />
          )}
        </>
      }
    />
  );
}
