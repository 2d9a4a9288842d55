import { Fragment, useState } from 'react';
import type { OrderTrainRide, TrainOrder } from '#contract/train-order.ts';
import { byTrain, wholeWay } from '#domain/rail/order/by-train.ts';
import { riddenRides } from '#domain/rail/rides/ridden-rides.ts';
import { rideChangeText, trainChangeNames } from '#domain/rail/order/ride-schedule.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useLater } from '#kit/part.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { PlanSteps } from '../seat-plan/PlanSteps.tsx';
import { RideLine } from '../RideLine.tsx';
import type { orderRidesTexts, railSalesTexts, railTicketTexts } from './words/order-texts.ts';
import { useSay } from '#kit/say.ts';

/** Rides that somebody still travels on, with the people of one that is not that of all; those that were all given up come last. */
export function OrderRides({
  texts,
  order,
}: {
  texts: typeof orderRidesTexts &
    Pick<typeof railSalesTexts, 'oldTrain' | 'newTrain'> &
    Pick<typeof railTicketTexts, 'changedOver'>;
  order: TrainOrder;
}) {
  const { tickets } = order;
  const { say } = useSay();
  // A browser that does not tell when its dialog has closed prints again all the same.
  const [prints, setPrints] = useState(0);
  const paper = useLater(prints > 0, () => import('./RailPrint.tsx'));
  const { open, over } = riddenRides(order);
  const gone = useLater(over.length > 0, () => import('./GivenUpRides.tsx'));
  // An order that waits has no tickets: its own card says what for.
  if (!tickets.length) return null;
  const shown = open.map(({ ride }) => ride);
  const riddenOn = (no: number) => open.find(({ ride }) => ride.rideNo === no);
  // A change whose tickets are not issued: the old train and the new one are both held.
  const fresh = shown.filter(
    ({ rideNo, changedFrom }) =>
      changedFrom !== null && tickets.some((one) => one.rideNo === rideNo && one.state === 'held'),
  );
  const seatsOf = (no: number): string[] => riddenOn(no)?.tickets.flatMap(({ seatName }) => seatName || []) ?? [];
  const markOf = (no: number): string[] =>
    fresh.some(({ rideNo }) => rideNo === no)
      ? [texts.newTrain]
      : fresh.some(({ changedFrom }) => changedFrom === no)
        ? [texts.oldTrain]
        : [];
  return (
    <Card
      title={texts.ride}
      sub={order.travelType === 'business' ? texts.business : order.arrangement}
      end={
        <>
          {order.overStandard && <Tag kind="over">{texts.over}</Tag>}
          {/* Of tickets that are still valid: one that is given back is none to travel with. */}
          {[2, 3, 9].includes(order.status) && tickets.some(({ state }) => state === 'open') && (
            <LinkButton className="t-s13" onClick={() => setPrints(prints + 1)}>
              {texts.print}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="t-col">
        {byTrain(shown).map((parts) => {
          const way = wholeWay(parts);
          return (
            way && (
              <Fragment key={way.rideNo}>
                <RideLine
                  ride={way}
                  sub={[
                    ...markOf(way.rideNo),
                    [...new Set(parts.map(({ seatClass }) => say(seatClassNames[seatClass])))].join(say('、')),
                    ...[riddenOn(way.rideNo)?.people.join(say('、'))].filter(Boolean),
                  ].join(' · ')}
                  end={way.schedule && <Change ride={way} kind={way.schedule.kind} />}
                />
                {parts.length > 1 && (
                  <PlanSteps parts={parts.map((part) => ({ ...part, seat: seatsOf(part.rideNo).join(say('、')) }))} />
                )}
              </Fragment>
            )
          );
        })}
        {gone && over.map((one) => <gone.GivenUpRide key={one.ride.rideNo} texts={texts} order={order} {...one} />)}
      </div>
      {paper && prints > 0 && <paper.RailPrint key={prints} order={order} onDone={() => setPrints(0)} />}
    </Card>
  );
}

/** The railway's change of the train, and its times as sold. */
function Change({ ride, kind }: { ride: OrderTrainRide; kind: keyof typeof trainChangeNames }) {
  const { say } = useSay();
  return (
    <>
      <Tag kind={kind === 'cancelled' ? 'bad' : 'over'}>{say(trainChangeNames[kind])}</Tag>
      <span className="t-s12 t-3">{say(rideChangeText(ride))}</span>
    </>
  );
}
