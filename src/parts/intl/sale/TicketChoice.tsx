import type { IntlOrder, IntlTicket } from '#contract/intl-order.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { TicketChoice as Choice } from '#parts/order/sale/tickets/TicketChoice.tsx';
import { sliceWay } from './slice-text.ts';
import { useSay } from '#kit/say.ts';

interface TicketChoiceProps {
  label: string;
  allText: string;
  order: Pick<IntlOrder, 'passengers' | 'slices'>;
  /** Those that may be chosen. */
  tickets: readonly IntlTicket[];
  chosen: readonly string[];
  /** Children and infants of chosen adults, who go with them. */
  follows: readonly string[];
  followText: string;
  error: string | undefined;
  onChange(ticketIds: string[]): void;
}

/** Tickets of an order, each with its passenger, slice and price. */
export function TicketChoice({ order, tickets, followText, ...props }: TicketChoiceProps) {
  const { say } = useSay();
  return (
    <Choice
      {...props}
      tickets={tickets.map(({ ticketId, passengerNo, sliceNo, price, tax }) => {
        const passenger = order.passengers.find((one) => one.passengerNo === passengerNo);
        const slice = order.slices.find((one) => one.sliceNo === sliceNo);
        return {
          ticketId,
          name: passenger?.name ?? '',
          facts: (isFollowing) => [
            say(psgTypeLabel(passenger?.psgType ?? 'ADT')),
            isFollowing ? followText : slice ? sliceWay(slice) : '',
            showSigned(fenOf(price) + fenOf(tax), true),
          ],
        };
      })}
    />
  );
}
