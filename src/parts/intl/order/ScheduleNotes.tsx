import type { OrderIntlSlice } from '#contract/intl-order.ts';
import { momentOfWall } from '#domain/intl/zone-time.ts';
import { scheduleText } from '#domain/order/schedule.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { sliceTexts } from './texts.ts';

interface ScheduleNotesProps extends Pick<OrderIntlSlice, 'flights'> {
  now: number;
  /** There are tickets to give back or change. */
  isTicketed: boolean;
}

/** The airline's changes of sold flights of a slice: refund and change of its tickets are free until it departs. */
export function ScheduleNotes({ flights, now, isTicketed }: ScheduleNotesProps) {
  const t = useTexts('intl-slices', sliceTexts);
  const { say } = useSay();
  const [first] = flights;
  const isGone = first !== undefined && momentOfWall(first.depTime, first.depOffset) <= now;
  const textOf = ({ acceptedAt }: { acceptedAt?: string }) =>
    !isTicketed || isGone ? t.moved : acceptedAt ? t.accepted : t.freed;
  return flights.map(
    (flight) =>
      flight.schedule && (
        <Alert
          key={flight.flightId}
          kind={flight.schedule.acceptedAt ? 'info' : flight.schedule.kind === 'cancelled' ? 'bad' : 'warn'}
        >
          {flight.flightNo} {textOf(flight.schedule)(say(scheduleText(flight)))}
        </Alert>
      ),
  );
}
