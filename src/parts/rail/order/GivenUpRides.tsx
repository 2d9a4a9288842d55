import type { OrderTrainRide, TrainOrder, TrainTicket } from '#contract/train-order.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { changedRide } from '#domain/rail/rides/ridden-rides.ts';
import { useSay } from '#kit/say.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { railTicketTexts } from './words/order-texts.ts';

interface GivenUpRideProps {
  texts: Pick<typeof railTicketTexts, 'changedOver'>;
  order: TrainOrder;
  ride: OrderTrainRide;
  tickets: readonly TrainTicket[];
}

/** A train that nobody of the order travels on any more. */
export function GivenUpRide({ texts, order, ride, tickets }: GivenUpRideProps) {
  const { say, showDay } = useSay();
  const { trainNumber, from, to } = ride;
  const labelOf = (ticket: TrainTicket) =>
    ticket.state === 'changed'
      ? texts.changedOver(changedRide(order, ticket)?.isOtherStation === true)
      : say(ticketStateLooks[ticket.state].label);
  return (
    <div className="t-row t-s13">
      {[...new Set(tickets.map(labelOf))].map((label) => (
        <Tag key={label} kind="mute">
          {label}
        </Tag>
      ))}
      <s className="t-3">
        {`${trainNumber} ${showDay(dayOf(from.at))} ${clockOf(from.at)}–${clockOf(to.at)} ${say(from.station)} → ${say(to.station)}`}
      </s>
    </div>
  );
}
