import type { OrderIntlSlice } from '#contract/intl-order.ts';
import { scheduleText } from '#domain/order/schedule.ts';
import { Alert } from '#ui/states/Alert.tsx';

/** The airline's changes of sold flights of a slice: refund and change are free then. */
export const ScheduleNotes = ({ flights }: Pick<OrderIntlSlice, 'flights'>) =>
  flights.map(
    (flight) =>
      flight.schedule && (
        <Alert key={flight.flightId} kind={flight.schedule.kind === 'cancelled' ? 'bad' : 'warn'}>
          {flight.flightNo} {scheduleText(flight)}（当地时间）。航司原因，退票、改签免手续费
        </Alert>
      ),
  );
