import type { OrderTrainRide, TrainOrder } from '#contract/train-order.ts';
import { rideChangeText, trainChangeNames } from '#domain/rail/order/ride-schedule.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { RideLine } from '../RideLine.tsx';

export const orderRidesTexts = { ride: '车次', business: '因公', over: '超标' };

/** Rides that tickets still stand for; before there were changes, all of them. */
export function OrderRides({ texts, order }: { texts: typeof orderRidesTexts; order: TrainOrder }) {
  const { rides, tickets } = order;
  // An order that waits has no tickets: its own card says what for.
  if (!tickets.length) return null;
  const shown = rides.filter(({ rideNo }) => tickets.some((one) => one.rideNo === rideNo && one.state !== 'changed'));
  return (
    <Card
      title={texts.ride}
      sub={order.travelType === 'business' ? texts.business : order.arrangement}
      end={order.overStandard && <Tag kind="over">{texts.over}</Tag>}
    >
      <div className="t-col">
        {shown.map((ride) => (
          <RideLine
            key={ride.rideNo}
            ride={ride}
            sub={seatClassNames[ride.seatClass]}
            end={ride.schedule && <Change ride={ride} kind={ride.schedule.kind} />}
          />
        ))}
      </div>
    </Card>
  );
}

/** The railway's change of the train, and its times as sold. */
const Change = ({ ride, kind }: { ride: OrderTrainRide; kind: keyof typeof trainChangeNames }) => (
  <>
    <Tag kind={kind === 'cancelled' ? 'bad' : 'over'}>{trainChangeNames[kind]}</Tag>
    <span className="t-s12 t-3">{rideChangeText(ride)}</span>
  </>
);
