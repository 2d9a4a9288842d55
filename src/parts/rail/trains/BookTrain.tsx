import type { TrainRide } from '#contract/train.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { bestSeat, isForbidden } from '#domain/rail/search/ride-filter.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useTrains } from './use-trains.ts';
import type { TrainTexts } from './texts.ts';

/** When a train that is not sold now is sold; "" for one that is. */
export function saleWords(
  { sale }: Pick<TrainRide, 'sale'>,
  texts: TrainTexts,
  { showDate }: Pick<Say, 'showDate'>,
): string {
  if (sale.state === 'over' || sale.state === 'off') return texts[sale.state];
  if (!sale.from || sale.state === 'open') return '';
  if (sale.state === 'closed') return texts.closed(clockOf(sale.from));
  return texts.notYet(showDate(dayOf(sale.from)), clockOf(sale.from));
}

/** Books the cheapest seat of a train, or says why none can be had. */
export function BookTrain({ ride }: { ride: TrainRide }) {
  const { texts, isStudent, book, wait, bookPlan, toggle } = useTrains();
  const saying = useSay();
  const words = saleWords(ride, texts, saying);
  if (words) return <span className="t-s12 t-3">{words}</span>;
  const best = bestSeat(ride.seats, isStudent);
  if (!best?.left && ride.bySeatChange && bookPlan)
    return (
      <Button
        kind="soft"
        size="sm"
        aria-label={texts.seatChangeOf(ride.trainNumber)}
        onClick={() => toggle(ride.trainNumber)}
      >
        {texts.seatChange}
      </Button>
    );
  const waited = ride.seats.find((seat) => seat.seatClass !== 'standing' && !isForbidden(seat));
  if (!best?.left && wait && waited)
    return (
      <Button
        size="sm"
        aria-label={texts.waitSeat(ride.trainNumber, saying.say(seatClassNames[waited.seatClass]))}
        onClick={() => wait(ride, waited)}
      >
        {texts.wait}
      </Button>
    );
  if (!best?.left) return <span className="t-s12 t-3">{texts.soldOut}</span>;
  if (isForbidden(best))
    return (
      <span className="t-s12 t-bad" title={best.standard?.reason}>
        {texts.onlyForbidden}
      </span>
    );
  return (
    <Button kind="buy" size="sm" aria-label={texts.bookTrain(ride.trainNumber)} onClick={() => book(ride, best)}>
      {texts.book}
    </Button>
  );
}
