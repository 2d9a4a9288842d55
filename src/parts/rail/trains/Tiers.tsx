import type { TrainBerth, TrainRide, TrainSeat } from '#contract/train.ts';
import { isForbidden, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { plentyOfSeats, seatClassNames } from '#domain/rail/seat-classes.ts';
import { berthNames } from '#domain/rail/seat-wish.ts';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { useTrains } from './use-trains.ts';

/** Below a train: each tier of its berths with its price; a press books one. */
export function Tiers({ ride }: { ride: TrainRide }) {
  const { texts } = useTrains();
  const { say } = useSay();
  const classes = ride.seats.filter(({ berths, left }) => berths && left > 0);
  if (ride.sale.state !== 'open' || !classes.length) return null;
  return classes.map((seat) => (
    <div
      key={seat.seatClass}
      className="rt-stops"
      role="group"
      aria-label={texts.tiers(say(seatClassNames[seat.seatClass]))}
    >
      <b className="is-on">{say(seatClassNames[seat.seatClass])}</b>
      <span className="t-grow t-row t-row--wrap">
        {seat.berths?.map((tier) => (
          <Tier key={tier.berth} ride={ride} seat={seat} tier={tier} />
        ))}
      </span>
    </div>
  ));
}

function Tier({ ride, seat, tier }: { ride: TrainRide; seat: TrainSeat; tier: TrainBerth }) {
  const { texts, isStudent, book } = useTrains();
  const { say } = useSay();
  const { berth, left } = tier;
  const price = formatYuan(priceOfSeat({ ...seat, ...tier }, isStudent));
  const mark = left === 0 ? texts.full : left < plentyOfSeats ? texts.tickets(left) : texts.plenty;
  const said = `${say(berthNames[berth])} ${mark} ¥${price}`;
  if (!left || isForbidden(seat)) return <span>{said}</span>;
  return (
    <LinkButton
      aria-label={texts.bookSeat(`${ride.trainNumber} ${say(seatClassNames[seat.seatClass])}`, said)}
      onClick={() => book(ride, seat, tier)}
    >
      {said}
    </LinkButton>
  );
}
