import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, dayAt, dayOf, msOf, showDay } from '#domain/china-time.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Card } from '#ui/display/Card.tsx';

export const afterTripTexts = {
  missedTitle: '误了车怎么办',
  missedRefund: (moment: string) => `${moment} 开车后不能退票`,
  missedChange: (day: string) => `${day} 24:00 前可改签当日其他车次`,
  missedChanged: '已改签过的车票，误车后不能再改',
  voucherTitle: '报销凭证',
  voucherText: '铁路电子客票按实际出行人开具，行程结束后 180 天内可申请；退票费、改签费另开。',
  voucherAsk: '申请开具',
  voucherLook: '查看可开具的凭证',
};

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

/** The choices that are left after the train has left without the traveller, and the invoice of a trip. */
export function AfterTrip({ texts, order, nowMs }: AfterTripProps) {
  const open = order.tickets.filter(({ state }) => state === 'open');
  const ride = nextRide(
    order.rides.filter(({ rideNo }) => open.some((ticket) => ticket.rideNo === rideNo)),
    nowMs,
  );
  if (!open.length) return null;
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
        <p className="t-s13 t-2">{texts.voucherText}</p>
        <RouteLink className="t-s13" to="expense_proof" params={{ keyword: order.orderNo, group: 'all' }} onlyOpen>
          {ride ? texts.voucherLook : texts.voucherAsk}
        </RouteLink>
      </Card>
    </>
  );
}
