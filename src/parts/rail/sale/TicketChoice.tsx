import type { TrainOrder, TrainTicket } from '#contract/train-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { restOfJourney } from '#domain/rail/order/joined.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { Group } from '#parts/order/sale/Choice.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { restText } from './ride-text.ts';

interface TicketChoiceProps {
  label: string;
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
export const TicketChoice = ({
  label,
  order,
  tickets,
  chosen,
  follows,
  followText,
  error,
  restText: restOf,
  onChange,
}: TicketChoiceProps) => {
  const isChosen = ({ ticketId }: Pick<TrainTicket, 'ticketId'>) =>
    chosen.includes(ticketId) || follows.includes(ticketId);
  const rest = restOfJourney(
    order.rides,
    order.tickets.filter((one) => one.refund || isChosen(one)),
    isChosen,
  );
  return (
    <Group label={label} error={error}>
      {tickets.map(({ ticketId, passengerNo, rideNo, seatName, price }) => {
        const passenger = order.passengers.find((one) => one.passengerNo === passengerNo);
        const ride = order.rides.find((one) => one.rideNo === rideNo);
        const isFollowing = follows.includes(ticketId);
        return (
          <Checkbox
            key={ticketId}
            checked={isFollowing || chosen.includes(ticketId)}
            disabled={isFollowing}
            onChange={(on) => onChange(on ? [...chosen, ticketId] : chosen.filter((one) => one !== ticketId))}
          >
            <b className="t-m">{passenger?.name}</b>{' '}
            <span className="t-s12 t-3">
              {[
                passenger && ticketTypeNames[passenger.ticketType],
                isFollowing ? followText : `${ride?.trainNumber ?? ''} ${seatName}`,
                `¥${showFen(fenOf(price), true)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Checkbox>
        );
      })}
      {rest.length > 0 && <Alert kind="warn">{restOf(restText(rest))}</Alert>}
    </Group>
  );
};
