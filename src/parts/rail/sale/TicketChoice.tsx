import type { TrainOrder, TrainTicket } from '#contract/train-order.ts';
import { showYuan } from '#domain/money.ts';
import { restOfJourney } from '#domain/rail/order/joined.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { TicketChoice as Choice } from '#parts/order/sale/tickets/TicketChoice.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { restText } from './ride-text.ts';
import { useSay } from '#kit/say.ts';

interface TicketChoiceProps {
  label: string;
  allText: string;
  order: TrainOrder;
  /** Those that may be chosen. */
  tickets: readonly TrainTicket[];
  chosen: readonly string[];
  /** Children of chosen adults, who go with them. */
  follows: readonly string[];
  followText: string;
  error: string | undefined;
  /** Said where the same passengers go on travelling by other trains of the order. */
  restText(rest: string): string;
  onChange(ticketIds: string[]): void;
}

/** Tickets of an order, each with its passenger, train and price. */
export const TicketChoice = ({ order, tickets, followText, restText: restOf, ...props }: TicketChoiceProps) => {
  const own = useSay();
  const { say } = own;
  const isChosen = ({ ticketId }: Pick<TrainTicket, 'ticketId'>) =>
    props.chosen.includes(ticketId) || props.follows.includes(ticketId);
  const rest = restOfJourney(
    order.rides,
    order.tickets.filter((one) => one.refund || isChosen(one)),
    isChosen,
  );
  return (
    <Choice
      {...props}
      tickets={tickets.map(({ ticketId, passengerNo, rideNo, seatName, price }) => {
        const passenger = order.passengers.find((one) => one.passengerNo === passengerNo);
        const ride = order.rides.find((one) => one.rideNo === rideNo);
        return {
          ticketId,
          name: passenger?.name ?? '',
          facts: (isFollowing) => [
            passenger ? say(ticketTypeNames[passenger.ticketType]) : '',
            isFollowing ? followText : `${ride?.trainNumber ?? ''} ${say(seatName)}`,
            showYuan(price),
          ],
        };
      })}
    >
      {rest.length > 0 && <Alert kind="warn">{restOf(restText(rest, own))}</Alert>}
    </Choice>
  );
};
