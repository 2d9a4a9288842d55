import type { TrainRide, TrainSeat } from '#contract/train.ts';
import { markOfSeat, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
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

/** Seats of one class of a train with their price; a press books one where there is one. `isLong`: with the name of the class. */
export function SeatMark({ ride, seat, isLong }: { ride: TrainRide; seat: TrainSeat; isLong?: boolean }) {
  const { texts, isStudent, book, wait } = useTrains();
  const price = formatYuan(priceOfSeat(seat, isStudent));
  const isWaited = seat.left === 0 && wait !== undefined && ride.sale.state === 'open' && seat.seatClass !== 'standing';
  const mark = isWaited ? texts.wait : markText(seat, texts, isLong);
  const name = seatClassNames[seat.seatClass];
  const short = isLong ? `${name.replace('座', '') || name} ` : '';
  // The name of the button has the words in it as they are shown.
  const said = `${short}${mark} ¥${price}`;
  const content = (
    <>
      <span>
        {short}
        <b className={`rt-mk is-${markOfSeat(seat)}`}>{mark}</b>
      </span>
      <small>¥{price}</small>
    </>
  );
  if (ride.sale.state !== 'open' || (seat.left === 0 && !isWaited)) return <span className="rt-seat">{content}</span>;
  return (
    <button
      type="button"
      className="rt-seat"
      aria-label={
        isWaited
          ? `${texts.waitSeat(ride.trainNumber, name)} ${said}`
          : texts.bookSeat(isLong ? ride.trainNumber : `${ride.trainNumber} ${name}`, said)
      }
      onClick={() => (isWaited ? wait(ride, seat) : book(ride, seat))}
    >
      {content}
    </button>
  );
}
