import { showFen } from '#domain/money.ts';
import { mostTickets } from '#domain/rail/party.ts';
import { adultFrom, ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { ageOn } from '#domain/spans.ts';
import type { Party } from '#parts/traveller/party.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type { TravelRules } from '#parts/traveller/travel-rules.ts';
import { Select } from '#ui/select/Select.tsx';

/** Passengers of trains: a ticket each, whose type the age decides or the passenger chooses. */
export const railTravel: TravelRules = {
  most: mostTickets,
  chipNote: ({ bornDate }, [day = '']) => (bornDate && day && ageOn(bornDate, day) < adultFrom ? '（儿童）' : ''),
  tagOf: ({ ticket }) => (ticket && ticket.types.length < 2 ? ticketTypeNames[ticket.type] : ''),
  Ticket,
};

/** Type of ticket with its price, and what the type asks for. */
function Ticket({ party, one: { draft, ticket }, label }: { party: Party; one: Judged; label: string }) {
  if (!ticket) return null;
  const { type, types, note, fen } = ticket;
  return (
    <div className="rl-ticket">
      {types.length > 1 && (
        <Select
          size="sm"
          aria-label={`${label}票种`}
          value={type}
          options={types.map((value) => ({ value, label: ticketTypeNames[value] }))}
          onChange={(ticketType) => party.editPerson(draft.key, { ticketType })}
        />
      )}
      <b className="t-nowrap">¥{showFen(fen)}</b>
      {note && <p className="t-s12 t-3">{note}</p>}
    </div>
  );
}
