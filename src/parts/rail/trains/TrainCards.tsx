import { memo } from 'react';
import type { TrainRide } from '#contract/train.ts';
import { clockOf } from '#domain/china-time.ts';
import { bestSeat, isForbidden, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { useSay } from '#kit/say.ts';
import { Price } from '#ui/display/Price.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { BookTrain, saleWords } from './BookTrain.tsx';
import { SeatMark } from './SeatMark.tsx';
import { StationName } from './StationName.tsx';
import { Tags } from './Tags.tsx';
import { TrainDetail } from './TrainDetail.tsx';
import { useTrains } from './use-trains.ts';

/** Of a language with longer words: the price below the times, two seats beside each other. */
const long = {
  times: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
  price: { gridColumn: '1 / -1' },
  seats: { gridTemplateColumns: '1fr 1fr' },
};

/** Below 720 px: a card for each train, its seats below its times. */
export function TrainCards({ rows, open }: { rows: readonly { ride: TrainRide }[]; open: string }) {
  return (
    <ul className="rt-cards">
      {rows.map(({ ride }) => (
        <Card
          key={`${ride.trainNumber} ${ride.from.telecode} ${ride.to.telecode}`}
          ride={ride}
          isOpen={ride.trainNumber === open}
        />
      ))}
    </ul>
  );
}

const Card = memo(function Card({ ride, isOpen }: { ride: TrainRide; isOpen: boolean }) {
  const { texts, isStudent, toggle } = useTrains();
  const { trainNumber, from, to, nights, minutes, seats } = ride;
  const styles = texts.isLong ? long : undefined;
  const best = bestSeat(seats, isStudent);
  const price = best ? priceOfSeat(best, isStudent) : '';
  const words = saleWords(ride, texts, useSay());
  return (
    <li className={cx('t-card rt-card', ride.sale.state === 'over' && 'is-over')} data-train={trainNumber}>
      <div className="rt-card__m" style={styles?.times}>
        <div>
          <b className="rt-card__t">{clockOf(from.at)}</b>
          <StationName ride={ride} end="from" />
        </div>
        <div className="rt-card__l">
          <span className="t-s12 t-3">{texts.lasts(minutes)}</span>
          <button
            type="button"
            className="rt-no"
            aria-expanded={isOpen}
            aria-label={texts.stops(trainNumber)}
            onClick={() => toggle(trainNumber)}
          >
            {trainNumber}
          </button>
          <span>
            <Tags tags={ride.tags} />
          </span>
        </div>
        <div>
          <b className="rt-card__t">
            {clockOf(to.at)}
            {nights > 0 && <small className="t-s12 is-later">{texts.daysOn(nights)}</small>}
          </b>
          <StationName ride={ride} end="to" />
        </div>
        <div className="rt-card__p" style={styles?.price}>
          {words ? (
            <span className="t-s12 t-3">{words}</span>
          ) : best?.left && !isForbidden(best) ? (
            // Beside four figures, with cents and nights a card of 350 px has no room for a larger one.
            <Price yuan={price} size={price.includes('.') ? 'md' : 'row'} suffix={texts.from} />
          ) : (
            <BookTrain ride={ride} />
          )}
        </div>
      </div>
      <div className="rt-card__s" style={styles?.seats}>
        {seats.map((seat) => (
          <SeatMark key={seat.seatClass} ride={ride} seat={seat} isLong />
        ))}
      </div>
      {isOpen && <TrainDetail ride={ride} isNarrow />}
    </li>
  );
});
