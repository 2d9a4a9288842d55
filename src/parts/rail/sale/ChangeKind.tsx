import { isFreedBy, stationChangeEndMs } from '#domain/rail/change-rules.ts';
import { msOf } from '#domain/china-time.ts';
import { rideChangeText } from '#domain/rail/order/ride-schedule.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Segment } from '#ui/controls/Segment.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { kindTexts } from './words/kind-texts.ts';
import type { OrderTrainRide, TrainTicket } from '#contract/train-order.ts';

interface ChangeKindProps {
  model: {
    isOther: boolean;
    ride: OrderTrainRide | undefined;
    tickets: readonly TrainTicket[];
    hasLeft: boolean;
    toOther(on: boolean): unknown;
  };
  /** Tickets that are chosen. */
  chosen: readonly string[];
}

/** Another train, or another destination as long as there is time for it; where the railway is the cause, its reason and rule. */
export function ChangeKind({ model, chosen }: ChangeKindProps) {
  const t = useTexts('train-change', kindTexts);
  const { say } = useSay();
  const { clock, config } = useServices();
  const nowMs = clock.now();
  const { trainDepartureChange } = useValue(config).switches;
  const { isOther, ride, tickets, hasLeft, toOther } = model;
  if (!ride) return null;
  const departsMs = msOf(ride.from.at);
  const asked = tickets.filter(({ ticketId }) => !chosen.length || chosen.includes(ticketId));
  const isFree = asked.every(({ freedBy }) => isFreedBy({ freedBy, departsMs }, nowMs));
  if (isFree && !isOther)
    return (
      <Alert kind="info" className="rx-top">
        <b>{ride.schedule ? `${ride.trainNumber} ${say(rideChangeText(ride))}` : t.freedJoined}</b>
        <div>{t.freed(trainDepartureChange)}</div>
      </Alert>
    );
  // Not after the departure; an address that names another station may go back.
  if (hasLeft && !isOther) return null;
  const isLate = isFree || nowMs > stationChangeEndMs(departsMs);
  return (
    <div className="t-row t-row--wrap rx-top">
      <Segment
        label={t.kind}
        value={isOther ? 'other' : 'same'}
        items={[
          { value: 'same', label: t.kinds.same },
          { value: 'other', label: t.kinds.other, disabled: isLate && !isOther },
        ]}
        onChange={(next) => toOther(next === 'other')}
      />
      <span className="t-s13 t-3">{(isLate ? t.kindLate : t.kindNote)(trainDepartureChange)}</span>
    </div>
  );
}
