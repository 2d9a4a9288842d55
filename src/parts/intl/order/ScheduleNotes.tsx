import type { OrderIntlSlice } from '#contract/intl-order.ts';
import { scheduleText } from '#domain/order/schedule.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { sliceTexts } from './texts.ts';

/** The airline's changes of sold flights of a slice: refund and change are free then. */
export function ScheduleNotes({ flights }: Pick<OrderIntlSlice, 'flights'>) {
  const t = useTexts('intl-slices', sliceTexts);
  const { say } = useSay();
  return flights.map(
    (flight) =>
      flight.schedule && (
        <Alert key={flight.flightId} kind={flight.schedule.kind === 'cancelled' ? 'bad' : 'warn'}>
          {flight.flightNo} {t.freed(say(scheduleText(flight)))}
        </Alert>
      ),
  );
}
