import { showFen } from '#domain/money.ts';
import { freeChildName, ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { useSay } from '#kit/say.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type { WholeParty } from '#parts/traveller/actions/whole-party.ts';
import { Select } from '#ui/select/Select.tsx';

/** Type of ticket with its price, and what the type asks for. */
export function Ticket({ party, one: { draft, ticket }, label }: { party: WholeParty; one: Judged; label: string }) {
  const { say } = useSay();
  if (!ticket) return null;
  const { type, types, note, fen, isFree, mayBeFree } = ticket;
  // Its own type is that of the age: without a ticket.
  const free = mayBeFree ? [{ value: '' as const, label: say(freeChildName) }] : [];
  return (
    <div className="rl-ticket">
      {types.length + free.length > 1 && (
        <Select
          size="sm"
          aria-label={say(`${label}票种`)}
          value={isFree ? '' : type}
          options={[...free, ...types.map((value) => ({ value, label: say(ticketTypeNames[value]) }))]}
          onChange={(ticketType) => party.editPerson(draft.key, { ticketType })}
        />
      )}
      <b className="t-nowrap">¥{showFen(fen)}</b>
      {note && <p className="t-s12 t-3">{say(note)}</p>}
    </div>
  );
}
