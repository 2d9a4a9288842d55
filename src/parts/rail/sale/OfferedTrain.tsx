import type { TrainChangeOffers, TrainChangeSums } from '#contract/train-sale.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { berthNames } from '#domain/rail/seat-wish.ts';
import { showDuration } from '#domain/spans.ts';
import { Unbroken } from '#ui/display/Unbroken.tsx';
import { AboveTag } from '#parts/order/sale/Above.tsx';
import type { ChangeTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

type Ride = TrainChangeOffers['rides'][number];

interface OfferedTrainProps {
  ride: Ride;
  seat: Ride['seats'][number];
  t: ChangeTexts;
  /** Number of tickets that are changed: the sum is of all of them, the price of one. */
  tickets: number;
}

/** A class of a train that tickets may be changed to, with what that costs. */
export function OfferedTrain({ ride, seat, t, tickets }: OfferedTrainProps) {
  const { say } = useSay();
  return (
    <span className="rx-train">
      <span>
        <b>{ride.trainNumber}</b>
        <em className="t-s12 t-3">
          {say(seatClassNames[seat.seatClass])}
          {/* The dearest tier, which the sums are of. */}
          {seat.berths && ` ${say(berthNames.lower)}`} <AboveTag standard={seat.standard} t={t} />
        </em>
      </span>
      <span>
        <b className="t-m">{say(rideSpan(ride.from.at, ride.to.at))}</b>
        <em className="t-s12 t-3">
          <Unbroken
            words={[`${say(showDuration(ride.minutes))} ·`, `${say(ride.from.station)} →`, say(ride.to.station)]}
          />
        </em>
      </span>
      <span className="t-s13">{t.left(seat.left)}</span>
      <span className="t-s13">{t.price(showFen(fenOf(seat.price)), tickets)}</span>
      <b className="t-m">{netText(seat.change, t, { tickets })}</b>
    </span>
  );
}

/** The amount that is paid for a change of all these tickets, or comes back. */
export function netText(
  { due, back, charge }: TrainChangeSums,
  t: ChangeTexts,
  { isFixed = false, tickets = 1 } = {},
): string {
  if (fenOf(due) > 0) return t.pay(showFen(fenOf(due), isFixed), tickets);
  if (fenOf(back) > 0) return t.backSum(showFen(fenOf(back), isFixed), tickets);
  return fenOf(charge) > 0 ? t.eaten(showFen(fenOf(charge), isFixed)) : t.even;
}
