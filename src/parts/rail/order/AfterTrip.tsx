import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, dayAt, dayOf, msOf } from '#domain/china-time.ts';
import { isBilled } from '#domain/invoice/is-billed.ts';
import { fenOf } from '#domain/money.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Card } from '#ui/display/Card.tsx';
import type { afterTripTexts } from './words/order-texts.ts';
import { useSay } from '#kit/say.ts';

interface AfterTripProps {
  texts: typeof afterTripTexts;
  order: TrainOrder;
  nowMs: number;
}

/** The first ride that can be missed, or whose day of departure is not over: until then there is a way to go on. */
const nextRide = (rides: readonly TrainOrder['rides'][number][], nowMs: number) =>
  rides
    .filter(({ from }) => dayOf(from.at) >= dayAt(nowMs))
    .sort((a, b) => msOf(a.from.at) - msOf(b.from.at))
    .at(0);

/** Fees of the railway have a voucher of their own, which stays when all tickets are given back. */
const hasFees = ({ afterSales }: TrainOrder): boolean =>
  afterSales.some(({ state, totals }) => (state === 'returning' || state === 'done') && fenOf(totals.charge) > 0);

/** The choices that are left after the train has left without the traveller, and the invoice of a trip. */
export function AfterTrip({ texts, order, nowMs }: AfterTripProps) {
  const { showDay } = useSay();
  const open = order.tickets.filter(({ state }) => state === 'open');
  const ride = nextRide(
    order.rides.filter(({ rideNo }) => open.some((ticket) => ticket.rideNo === rideNo)),
    nowMs,
  );
  if (!open.length && !hasFees(order)) return null;
  const withBill = isBilled(order.payments);
  const day = ride && showDay(dayOf(ride.from.at));
  return (
    <>
      {ride && day && ride.schedule?.kind !== 'cancelled' && (
        <Card title={texts.missedTitle}>
          <ul className="t-col t-s13">
            <li>{texts.missedRefund(`${ride.trainNumber} ${day} ${clockOf(ride.from.at)}`)}</li>
            {open.some(({ isChanged }) => !isChanged) && <li>{texts.missedChange(day)}</li>}
            {open.some(({ isChanged }) => isChanged) && <li>{texts.missedChanged}</li>}
          </ul>
        </Card>
      )}
      <Card title={texts.voucherTitle}>
        <p className="t-s13 t-2">
          {withBill ? texts.voucherBilled : open.length ? texts.voucherText : texts.voucherFees}
        </p>
        <RouteLink className="t-s13" to="expense_proof" params={{ keyword: order.orderNo, group: 'all' }} onlyOpen>
          {withBill ? texts.voucherShow : ride ? texts.voucherLook : texts.voucherAsk}
        </RouteLink>
      </Card>
    </>
  );
}
