import { useEffect } from 'react';
import type { TrainRide } from '#contract/train.ts';
import { useValue } from '#kit/readable.ts';
import { planKeyOf } from '../seat-plan/create-plans.ts';
import { SeatPlanView } from '../seat-plan/SeatPlanView.tsx';
import { ComplyTrain } from './ComplyTrain.tsx';
import { Stops } from './Stops.tsx';
import { Tiers } from './Tiers.tsx';
import { useTrains } from './use-trains.ts';

/** Below a train: what complies, the tiers of its berths, how seats change on it, where it is sold out for the whole way, and all its stops. */
export function TrainDetail({ ride, isNarrow }: { ride: TrainRide; isNarrow?: boolean }) {
  const { bookPlan } = useTrains();
  const hasPlan = bookPlan !== undefined && ride.bySeatChange && ride.sale.state === 'open';
  return (
    <>
      <ComplyTrain ride={ride} />
      <Tiers ride={ride} />
      {hasPlan && <Plan ride={ride} />}
      <Stops ride={ride} isNarrow={isNarrow} />
    </>
  );
}

function Plan({ ride }: { ride: TrainRide }) {
  const { plans, bookPlan } = useTrains();
  const found = useValue(plans.found)[planKeyOf(ride)];
  useEffect(() => plans.want(ride), [plans, ride]);
  return (
    <SeatPlanView
      ride={ride}
      found={found}
      onRetry={() => plans.want(ride)}
      onBook={(plan) => bookPlan?.(ride, plan)}
    />
  );
}
