import type { TrainOrder, TrainTicket } from '#contract/train-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { Group } from '#parts/order/sale/Choice.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';

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
  onChange,
}: TicketChoiceProps) => (
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
  </Group>
);
