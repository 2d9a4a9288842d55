import type { VerifiedTrain } from '#contract/train-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { RideLine } from '#parts/rail/RideLine.tsx';
import { Card } from '#ui/display/Card.tsx';
import { verdictsOf } from '../order/values.ts';
import type { OrderModel } from '../model.ts';

/** The chosen rides, each with its class, the tickets that are left, and the verdict of the company. */
export function RideCards({ model: { words }, verified: { rides } }: { model: OrderModel; verified: VerifiedTrain }) {
  return (
    <Card bare aria-label={words.trip}>
      <div className="t-card__bd to-rides">
        {rides.map((ride) => {
          const [{ verdict, over = '' } = {}] = verdictsOf([ride], words);
          return (
            <RideLine
              key={`${ride.trainNumber} ${ride.from.telecode}`}
              ride={ride}
              sub={seatClassNames[ride.seatClass]}
              end={
                <>
                  <span className="t-s13">
                    <VerdictTag verdict={verdict} words={{ ok: words.compliant, over, forbidden: words.forbidden }} />{' '}
                    {seatClassNames[ride.seatClass]} <b>{words.left(ride.left)}</b>
                  </span>
                  <span className="t-s12 t-3">{words.adultFare(showFen(fenOf(ride.prices.adult ?? '0')))}</span>
                </>
              }
            />
          );
        })}
        {rides.length > 1 && <p className="t-s12 t-3">{words.plan(rides.length)}</p>}
      </div>
    </Card>
  );
}
