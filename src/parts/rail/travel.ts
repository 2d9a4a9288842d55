import { mostTickets } from '#domain/rail/most-tickets.ts';
import { adultFrom, ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { ageOn } from '#domain/spans.ts';
import type { TravelRules } from '#parts/traveller/travel-rules.ts';

/** Passengers of trains: a ticket each, whose type the age decides or the passenger chooses. */
export const railTravel: TravelRules = {
  product: 'train',
  most: mostTickets,
  chipNote: ({ bornDate }, [day = '']) => (bornDate && day && ageOn(bornDate, day) < adultFrom ? '（儿童）' : ''),
  tagOf: ({ ticket }) => (ticket && ticket.types.length < 2 && !ticket.mayBeFree ? ticketTypeNames[ticket.type] : ''),
  loadTicket: () => import('./Ticket.tsx'),
};
