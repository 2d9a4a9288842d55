import type { OfferedTrainRide } from '#contract/train-order.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { PlanSteps } from '../../seat-plan/PlanSteps.tsx';
import { takenTexts } from './taken-texts.ts';

/** The seats of a plan with changes of seat, and whether some of them are gone. */
export function PlannedSeats({ parts }: { parts: readonly OfferedTrainRide[] }) {
  const t = useTexts('rail-plan-taken', takenTexts);
  return (
    <>
      <PlanSteps parts={parts.map((part) => ({ ...part, seat: part.plannedSeat ?? '' }))} />
      {parts.some(({ plannedSeat }) => plannedSeat === '') && <Alert kind="warn">{t.seatsTaken}</Alert>}
    </>
  );
}
