import { fenOf } from '#domain/money.ts';
import { asFlown } from '#domain/order/after-sale/flown-flights.ts';
import { ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { airStatus, isTicketed } from '#domain/product/air-status.ts';
import { isBilled } from '#domain/invoice/is-billed.ts';
import { hasVoucher, voucherTime } from '#domain/order/voucher-time.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { isSetback } from '#domain/order/times/setback.ts';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { Card } from '#ui/display/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { sideTexts } from './words/side-texts.ts';

export { Prices } from './Prices.tsx';

/** Vouchers are issued after the trip, for a while, from when and until when; what the company alone paid has that of its bill. */
export function Voucher({ model, order }: PartProps) {
  const t = useTexts('air-order-detail', sideTexts);
  const { switches } = useValue(useServices().config);
  const { say } = useSay();
  const arrivals = asFlown(order).flightList.map(({ arrTime }) => arrTime);
  const last = arrivals.sort().at(-1);
  // Of a partial refund or change, those who still fly have theirs.
  const isPartly = ticketsBeside(order, model.now()).length > 0;
  if (!last || !(hasVoucher(order.status) || isPartly) || order.isSubordinates) return null;
  const { state, from, until } = voucherTime(last, model.now());
  const withBill = isBilled(order.payments);
  const byTime = () => ({ later: t.afterTrip(say(from.slice(5))), open: t.canApply, over: t.applyOver })[state];
  const isAsked = withBill || order.voucher === 'electronic' || state !== 'open';
  // Fees are invoiced from the booking on; while the order is on its way to something, after it.
  const hasFee =
    !withBill && switches.showServFee && fenOf(order.totalServFee) > 0 && !airStatus.isMoving(order.status);
  return (
    <Card title={t.voucher}>
      <div className="t-col t-s13">
        <SumRow label={t.eTicket}>
          <span className="t-3">{withBill ? t.withBill : isAsked ? byTime() : t.notNeeded}</span>
        </SumRow>
        {hasFee && (
          <SumRow label={t.feeInvoice}>
            <span className="t-3">{state === 'over' ? t.applyOver : t.canApply}</span>
          </SumRow>
        )}
        {(withBill || state !== 'over') && (
          <p className="t-s12 t-3">
            {!withBill && (state === 'later' ? t.applyLater : t.applyUntil(say(until)))}{' '}
            <RouteLink to="expense_proof" params={{ keyword: order.orderNo, group: 'all' }}>
              {t.showVouchers}
            </RouteLink>
          </p>
        )}
        <SumRow label={t.tripSheet}>
          {isTicketed(order.status) || isPartly ? (
            <LinkButton onClick={model.print}>{t.printSheet}</LinkButton>
          ) : (
            <span className="t-3">{t.printLater}</span>
          )}
        </SumRow>
      </div>
    </Card>
  );
}

export function Facts({ texts, order }: PartProps) {
  const t = useTexts('air-order-detail', sideTexts);
  return (
    <OrderFacts
      label={t.contactCard}
      texts={texts}
      order={order}
      own={[
        [t.budgetUnit, order.budgetUnit],
        [t.unitCard, order.unitCardEnd && `**** ${order.unitCardEnd}`],
      ]}
    />
  );
}

export function Steps({ texts, order: { status, timeline } }: PartProps) {
  // The step that the order waits for is under way; all others have happened.
  const first = status === 5 ? 'off' : [0, 1, 7, 8, 9, 10, 11].includes(status) ? 'now' : 'done';
  return <Progress texts={texts} timeline={timeline} first={first} isSetback={isSetback} />;
}
