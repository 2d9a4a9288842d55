import type { TrainRide, TrainSeat } from '#contract/train.ts';
import { fenOf } from '#domain/money.ts';
import { isForbidden, markOfSeat, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { outsideTrip, overBudget } from '#parts/booking/application/remaining.ts';
import { formatYuan } from '#ui/display/Price.tsx';
import { useTrains } from './use-trains.ts';
import type { TrainTexts } from './texts.ts';

/** 有, a number, 无 or --. */
export function markText(seat: TrainSeat | undefined, texts: TrainTexts, isLong = false): string {
  const mark = markOfSeat(seat);
  if (mark === 'none') return texts.absent;
  if (mark === 'few' && seat) return isLong ? texts.tickets(seat.left) : String(seat.left);
  return mark === 'plenty' ? texts.plenty : texts.full;
}

/** 申请外, of a search whose trip the application does not allow; 超申请预算, of a seat dearer than it has left; "" of others. */
export function useOutWord(yuan = '0'): string {
  const services = useServices();
  const [out, budget] = useValues(outsideTrip(services), overBudget(services));
  if (out?.offer) return out.word;
  return budget?.of(fenOf(yuan)) ? budget.word : '';
}

/** 合规, 超标 ¥377, 不可订; of a search for several that does not fit all, each; "" where no standard applies. `out`: no seat of the trip is within the application. */
export function verdictText({ standard }: Pick<TrainSeat, 'standard'>, texts: TrainTexts, out = ''): string {
  if (!standard) return '';
  if (out && standard.verdict === 'ok') return out;
  if (standard.each) return standard.each;
  if (standard.verdict === 'ok') return texts.compliant;
  return standard.verdict === 'over' ? texts.overBy(formatYuan(standard.overBy)) : texts.forbidden;
}

const looks = { ok: 't-ok', over: 't-over', forbidden: 't-bad' } as const;

/** Seats of one class of a train with their price and verdict; a press books one where there is one, and opens the tiers of berths. `isLong`: with the name of the class. */
export function SeatMark({ ride, seat, isLong }: { ride: TrainRide; seat: TrainSeat; isLong?: boolean }) {
  const { texts, isStudent, book, wait, toggle } = useTrains();
  // Berths cost by their tier, which the row opens.
  const price = `${formatYuan(priceOfSeat(seat, isStudent))}${seat.berths ? texts.from : ''}`;
  const isWaited = seat.left === 0 && wait !== undefined && ride.sale.state === 'open' && seat.seatClass !== 'standing';
  const mark = isWaited ? texts.wait : markText(seat, texts, isLong);
  const name = useSay().say(seatClassNames[seat.seatClass]);
  const short = isLong ? `${texts.shortNames[seat.seatClass] ?? name} ` : '';
  // The name of the button has the words in it as they are shown.
  const out = useOutWord(priceOfSeat(seat, isStudent));
  const isOut = out !== '' && seat.standard?.verdict === 'ok';
  const verdict = verdictText(seat, texts, out);
  const said = `${short}${mark} ¥${price}${verdict && ` ${verdict}`}`;
  const content = (
    <>
      <span>
        {short}
        <b className={`rt-mk is-${isWaited ? 'wait' : markOfSeat(seat)}`}>{mark}</b>
      </span>
      <small>¥{price}</small>
      {seat.standard && (
        <small
          className={isOut ? 't-warn' : looks[seat.standard.verdict]}
          title={(!isOut && seat.standard.reason) || undefined}
        >
          {verdict}
        </small>
      )}
    </>
  );
  const opensTiers = !isWaited && seat.berths !== undefined;
  if (ride.sale.state !== 'open' || (seat.left === 0 && !isWaited) || isForbidden(seat))
    return <span className="rt-seat">{content}</span>;
  return (
    <button
      type="button"
      className="rt-seat"
      aria-label={
        isWaited
          ? `${texts.waitSeat(ride.trainNumber, name)} ${said}`
          : opensTiers
            ? texts.openTiers(isLong ? ride.trainNumber : `${ride.trainNumber} ${name}`, said)
            : texts.bookSeat(isLong ? ride.trainNumber : `${ride.trainNumber} ${name}`, said)
      }
      onClick={() => (isWaited ? wait(ride, seat) : opensTiers ? toggle(ride.trainNumber) : book(ride, seat))}
    >
      {content}
    </button>
  );
}
