import type { OrderRow } from '#contract/order-list.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { intlRowLook, isFreed } from '#domain/intl/intl-lead.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { moneyNotes, NetPrice } from '#parts/order/tab/money.tsx';
import { CardHead, CardMark, isDue, TimeLeft } from '#parts/order/tab/CardHead.tsx';
import { Travellers } from '#parts/order/tab/Named.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import { titleOf } from '#parts/order/tab/trip-title.ts';
import { iconPlane } from '#parts/product/icons.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { RecordCard } from '#ui/list/RecordCard.tsx';
import { actionsOf } from './intl-actions.ts';
import { intlTexts } from './texts.ts';

interface IntlCardProps {
  order: OrderRow;
  texts: TabTexts;
  /** The time to pay is over. */
  onEnd(): void;
  onCopy(text: string): unknown;
  onCancel(orderNo: string): unknown;
}

const kinds = { pay: 'action', again: 'outline', change: 'outline', refund: 'outline', cancel: 'text' } as const;

/** One order of international flights with what can be done about it now. */
export function IntlCard({ order, texts, onEnd, onCopy, onCancel }: IntlCardProps) {
  const services = useServices();
  const own = useSay();
  const t = intlTexts(services);
  const { status, orderNo, flightList } = order;
  const { label: chinese, dot } = intlRowLook(order, services.clock.now());
  const label = own.say(chinese);
  const { route, param } = orderPlaces.intl.order;
  const link = (text: string, className?: string) => (
    <RouteLink {...(className && { className })} to={route} params={{ [param]: orderNo }}>
      {text}
    </RouteLink>
  );
  const today = services.clock.today();
  return (
    <RecordCard
      label={`${texts.order} ${showOrderNo(orderNo)} ${label}`}
      head={<CardHead order={order} icon={iconPlane} texts={texts} onCopy={onCopy} />}
      end={isDue(order, services.clock.now()) && <TimeLeft order={order} texts={texts} onEnd={onEnd} />}
      mark={<CardMark icon={iconPlane} />}
      title={link(titleOf(flightList, own))}
      note={flightList.map(({ flightNo, depTime }) => [
        `${own.showDay(dayOf(depTime), today)} ${clockOf(depTime)}`,
        flightNo,
      ])}
      facts={[{ label: t.passengers, value: <Travellers order={order} pause={texts.pause} /> }]}
      state={<Dot {...(dot && { kind: dot })}>{label}</Dot>}
      stateNote={isFreed(status, flightList, services.clock.now()) && texts.freed}
      amount={<NetPrice order={order} texts={texts} />}
      amountNotes={moneyNotes(order, texts, t.changed)}
      actions={
        <>
          {actionsOf(order, services, onCancel).map(({ id, label: name, onPick }) => (
            <Button key={`${orderNo} ${id}`} kind={kinds[id]} size="sm" onClick={onPick}>
              {name}
            </Button>
          ))}
          {link(texts.detail, 't-s13')}
        </>
      }
    />
  );
}
