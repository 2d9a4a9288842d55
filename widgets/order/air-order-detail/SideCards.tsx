import { fenOf } from '#domain/money.ts';
import { ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { isTicketed } from '#domain/product/air-status.ts';
import { hasVoucher, voucherTime } from '#domain/order/voucher-time.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { isSetback } from '#domain/order/schedule.ts';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { Card } from '#ui/display/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import { useSay } from '#kit/say.ts';

export { Prices } from './Prices.tsx';

/** Vouchers are issued after the trip, for a while (product-research 4.6): the page says from when and until when, and leads to them. */
export function Voucher({ model, texts, order }: PartProps) {
  const { switches } = useValue(useServices().config);
  const { say } = useSay();
  const last = order.flightList.at(-1);
  // Of a partial refund or change, those who still fly have theirs.
  const isPartly = ticketsBeside(order, model.now()).length > 0;
  if (!last || !(hasVoucher(order.status) || isPartly) || order.isSubordinates) return null;
  const { state, from, until } = voucherTime(last.arrTime, model.now());
  const words = { later: texts.afterTrip(say(from.slice(5))), open: texts.canApply, over: texts.applyOver }[state];
  const hasFee = switches.showServFee && fenOf(order.totalServFee) > 0;
  return (
    <Card title={texts.voucher}>
      <div className="t-col t-s13">
        <SumRow label={texts.eTicket}>
          <span className="t-3">{order.voucher === 'electronic' || state !== 'open' ? words : texts.notNeeded}</span>
        </SumRow>
        {hasFee && (
          <SumRow label={texts.feeInvoice}>
            <span className="t-3">{words}</span>
          </SumRow>
        )}
        {state !== 'over' && (
          <p className="t-s12 t-3">
            {state === 'later' ? texts.applyLater : texts.applyUntil(say(until))}{' '}
            <RouteLink to="expense_proof" params={{ keyword: order.orderNo, group: 'all' }}>
              {texts.showVouchers}
            </RouteLink>
          </p>
        )}
        <SumRow label={texts.tripSheet}>
          {isTicketed(order.status) || isPartly ? (
            <LinkButton onClick={model.print}>{texts.printSheet}</LinkButton>
          ) : (
            <span className="t-3">{texts.printLater}</span>
          )}
        </SumRow>
      </div>
    </Card>
  );
}

export const Facts = ({ texts, order }: PartProps) => (
  <OrderFacts
    label={texts.contactCard}
    texts={texts}
    order={order}
    own={[
      [texts.budgetUnit, order.budgetUnit],
      [texts.unitCard, order.unitCardEnd && `**** ${order.unitCardEnd}`],
    ]}
  />
);

export function Steps({ texts, order: { status, timeline } }: PartProps) {
  // The step that the order waits for is under way; all others have happened.
  const isWaiting = [0, 1, 7, 8, 9, 10, 11].includes(status);
  const first = status === 5 ? 'off' : isWaiting ? 'now' : 'done';
  return <Progress texts={texts} timeline={timeline} first={first} isSetback={isSetback} />;
}
