import type { TrainRide, TrainSeat } from '#contract/train.ts';
import { isForbidden, markOfSeat, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useSay } from '#kit/say.ts';
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

/** 合规, 超标 ¥377, 不可订; of a search for several that does not fit all, each; "" where no standard applies. */
export function verdictText({ standard }: Pick<TrainSeat, 'standard'>, texts: TrainTexts): string {
  if (!standard) return '';
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
  const verdict = verdictText(seat, texts);
  const said = `${short}${mark} ¥${price}${verdict && ` ${verdict}`}`;
  const content = (
    <>
      <span>
        {short}
        <b className={`rt-mk is-${isWaited ? 'wait' : markOfSeat(seat)}`}>{mark}</b>
      </span>
      <small>¥{price}</small>
      {seat.standard && (
        <small className={looks[seat.standard.verdict]} title={seat.standard.reason || undefined}>
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
