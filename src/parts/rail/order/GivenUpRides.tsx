import type { OrderTrainRide, TrainTicket } from '#contract/train-order.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { useSay } from '#kit/say.ts';
import { Tag } from '#ui/display/Tag.tsx';

/** A train that nobody of the order travels on any more. */
export function GivenUpRide({ ride, tickets }: { ride: OrderTrainRide; tickets: readonly TrainTicket[] }) {
  const { say, showDay } = useSay();
  const { trainNumber, from, to } = ride;
  return (
    <div className="t-row t-s13">
      {[...new Set(tickets.map(({ state }) => ticketStateLooks[state].label))].map((label) => (
        <Tag key={label} kind="mute">
          {say(label)}
        </Tag>
      ))}
      <s className="t-3">
        {`${trainNumber} ${showDay(dayOf(from.at))} ${clockOf(from.at)}–${clockOf(to.at)} ${say(from.station)} → ${say(to.station)}`}
      </s>
    </div>
  );
}
