import { msOf } from '#domain/china-time.ts';
import { hasCalendar } from '#domain/order/calendar-file.ts';
import { isTicketed, isTicketing, statusLook } from '#domain/order/flight-status.ts';
import { cancelledBecause, nextFeeRise, nextStep } from '#domain/order/next-step.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad, iconClock, iconCopy, iconInfo, iconOk, iconPhone } from '#ui/icons/icons.ts';
import type { PartProps } from './AirOrderDetail.tsx';

const icons: Readonly<Record<string, string>> = { ok: iconOk, brand: iconOk, act: iconClock, warn: iconClock, bad: iconBad, '': iconInfo };

/** Nothing is left of it: the same flights can be booked again. */
const isOver = (status: number): boolean => [4, 5, 6, 8].includes(status);

/** Status of the order, its next step, and its actions. */
export function StatusHeader({ model, texts, order }: PartProps) {
  const isLoading = useValue(model.isLoading);
  const isCancelling = useValue(model.isCancelling);
  const { telephones } = useValue(useServices().config);
  const look = statusLook(order.status);
  const now = model.now();
  const rise = order.status === 2 ? nextFeeRise(order.flightList, now) : null;
  // The journey has not ended.
  const isUnderWay = isTicketed(order.status) && order.flightList.some(({ arrTime }) => msOf(arrTime) > now);
  const isUnknown = look.label.startsWith('状态');
  return (
    <section part="order-status" className="t-card od-st">
      <span className={`od-st__i od-st__i--${look.dot || 'mute'}`}>
        <Icon of={icons[look.dot] ?? iconInfo} size={24} />
      </span>
      <div className="t-grow">
        <div className="t-row t-row--wrap">
          <h1 className="t-h1">{look.label}</h1>
          {order.actions.includes('pay') && <Countdown prefix={texts.payWithin} untilMs={order.payDeadlineMs} now={model.now} />}
        </div>
        <p className="t-s13 t-2">
          {order.status === 5 ? cancelledBecause(order) : nextStep(order.status, order.flightList, now)}
          {rise && (
            <>
              。{texts.feeRise} <b className="t-over">{rise.at}</b> {rise.toPercent === null ? texts.notRefundable : `${texts.feeFrom} ${rise.fromPercent}% ${texts.feeTo} ${rise.toPercent}%`}
            </>
          )}
        </p>
        <p className="t-s12 t-3 od-no">
          {texts.orderNo} {showOrderNo(order.orderNo)}
          <IconButton of={iconCopy} iconSize={14} kind="text" size="sm" label={texts.copyOrderNo} onClick={() => model.copyText(order.orderNo)} />
          <span>
            {texts.bookedAt} {order.createTime.slice(0, 16)}
          </span>
        </p>
      </div>
      <div className="t-row od-st__a">
        {order.actions.includes('cancel') && (
          <Button kind="text" busy={isCancelling} onClick={model.cancel}>
            {texts.cancelOrder}
          </Button>
        )}
        {order.actions.includes('pay') && (
          <Button kind="action" onClick={model.pay}>
            {texts.pay}
          </Button>
        )}
        {isTicketing(order.status) && (
          <Button busy={isLoading} onClick={model.load}>
            {texts.refresh}
          </Button>
        )}
        {hasCalendar(order, now) && <Button onClick={model.addToCalendar}>{texts.addToCalendar}</Button>}
        {isOver(order.status) ? (
          <Button kind="primary" onClick={model.bookAgain}>
            {texts.bookAgain}
          </Button>
        ) : (
          order.status !== 0 && (
            <Button kind="text" onClick={model.search}>
              {texts.searchOn}
            </Button>
          )
        )}
        {(isUnknown || order.status === 8 || isTicketed(order.status)) && telephones[0] && (
          <LinkButton href={`tel:${telephones[0].replaceAll('-', '')}`}>
            <Icon of={iconPhone} size={16} />
            {isUnderWay ? texts.changeByPhone : texts.service} {telephones[0]}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
