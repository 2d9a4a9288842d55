import type { TrainRide, TrainSeat } from '#contract/train.ts';
import { clockOf, msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { bestSeat, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { HowToComply } from '#parts/policy/HowToComply.tsx';
import { useTrains } from './use-trains.ts';

const words = { class: '本车次其他席别', place: '换车站' };
const offerOf = (ride: TrainRide, seat: TrainSeat, isStudent: boolean) => ({
  service: ride.trainNumber,
  depMs: msOf(ride.from.at),
  from: ride.from.telecode,
  to: ride.to.telecode,
  price: fenOf(priceOfSeat(seat, isStudent)),
  ride,
  seat,
});
const complies = ({ left, standard }: TrainSeat): boolean => left > 0 && standard?.verdict === 'ok';

/** Below a train whose free seats are all above the standard: the nearest trains and classes that comply. */
export function ComplyTrain({ ride }: { ride: TrainRide }) {
  const { isStudent, loaded, book } = useTrains();
  const best = bestSeat(ride.seats, isStudent);
  if (!best?.left || !best.standard || ride.seats.some(complies)) return null;
  return (
    <div className="t-col t-s12">
      <span className="t-over">{best.standard.reason}。</span>
      <HowToComply
        chosen={offerOf(ride, best, isStudent)}
        offers={() =>
          loaded()
            .filter(({ sale }) => sale.state === 'open')
            .flatMap((one) => one.seats.map((seat) => offerOf(one, seat, isStudent)))
        }
        complies={({ seat }) => complies(seat)}
        words={words}
        nameOf={({ ride: one, seat }) =>
          `${one.trainNumber} ${clockOf(one.from.at)} ${one.from.station} → ${one.to.station} ${seatClassNames[seat.seatClass]}`
        }
        onTake={(offer) => book(offer.ride, offer.seat)}
      />
    </div>
  );
}
