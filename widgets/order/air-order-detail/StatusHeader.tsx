import { hasCalendar } from '#domain/order/calendar/calendar-time.ts';
import { asFlown } from '#domain/order/after-sale/flown-flights.ts';
import { stillValid, ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { isUnderWay as isAsked } from '#domain/order/after-sale/sale-states.ts';
import { airStatus, isTicketed } from '#domain/product/air-status.ts';
import { cancelledBecause, checksIn, nextFeeRise, nextStep } from '#domain/order/next-step.ts';
import { changedAhead, isFlown, pageLook } from '#domain/order/schedule.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { OrderHead } from '#parts/order/OrderPage.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { openSales } from './open-sales.ts';
import type { PartProps } from './AirOrderDetail.tsx';
import { useSay } from '#kit/say.ts';

/** Status of the order, its next step, and its actions. */
export function StatusHeader({ model, texts, order }: PartProps) {
  const isLoading = useValue(model.isLoading);
  const isCancelling = useValue(model.isCancelling);
  const services = useServices();
  // A changed configuration renders again: its switches are read below.
  useValue(services.config);
  const sales = openSales(order, services);
  const now = model.now();
  // Dates, fees and check-in are those of tickets that are still valid.
  const flown = asFlown(order);
  const { flightList } = flown;
  const look = pageLook(flown, now);
  const isOff = look.dot === 'bad';
  const freed = changedAhead(order.status, flightList, now)[0];
  const beside = ticketsBeside(order, now);
  const isRequested = order.afterSales.some(({ state }) => isAsked(state));
  const rise = nextFeeRise(order.status, flightList, now);
  // The journey has not ended.
  const isUnderWay = isTicketed(order.status) && !isFlown(order.status, flightList, now);
  const { say } = useSay();
  const checking = checksIn(order.status, flightList, now);
  const checkIn = useLater(!!checking, () => import('#parts/flight/order-page/CheckIn.tsx'));
  const isChangeUnpaid = order.afterSales.some(({ state }) => state === 'unpaid');
  return (
    <OrderHead
      model={model}
      texts={texts}
      order={order}
      look={look}
      onPay={model.pay}
      onCancel={model.cancel}
      isCancelling={isCancelling}
      onRefresh={airStatus.isMoving(order.status) ? model.load : undefined}
      isLoading={isLoading}
      service={
        (!airStatus.has(order.status) || [1, 7, 8].includes(order.status) || isRequested || isTicketed(order.status)) &&
        (isUnderWay && !sales.length ? texts.changeByPhone : texts.service)
      }
      lead={
        <>
          {say(
            isChangeUnpaid
              ? texts.payChangeFirst
              : order.status === 5
                ? cancelledBecause(order)
                : nextStep(order.status, flightList, now),
          )}
          {checkIn && checking && (
            <checkIn.CheckIn
              airline={(checking.carrierFlightNo || checking.airline).slice(0, 2)}
              at={texts.checkInAt}
            />
          )}
          {beside.length > 0 && say('。') + say(stillValid(order, now))}
          {rise && (
            <>
              {say('。')}
              {texts.feeRise} <b className="t-over">{say(rise.at)}</b>{' '}
              {rise.toPercent === null
                ? texts.notRefundable
                : `${texts.feeFrom} ${rise.fromPercent}% ${texts.feeTo} ${rise.toPercent}%`}
            </>
          )}
        </>
      }
    >
      {sales.map((kind) => (
        <Button key={kind} data-sale={kind} {...(isOff && { kind: 'primary' })} onClick={() => model.openSale(kind)}>
          {freed ? texts.freeOf(texts[kind]) : texts[kind]}
        </Button>
      ))}
      {(hasCalendar(flown, now) || beside.length > 0) && (
        <Button onClick={model.addToCalendar}>{texts.addToCalendar}</Button>
      )}
      {/* Nothing is left of it: the same flights can be booked again. */}
      {airStatus.groupOf(order.status, false) === 'done' ? (
        <Button kind="primary" onClick={model.bookAgain}>
          {texts.rebook}
        </Button>
      ) : (
        order.status !== 0 && (
          <Button kind="text" onClick={model.search}>
            {texts.searchOn}
          </Button>
        )
      )}
    </OrderHead>
  );
}
