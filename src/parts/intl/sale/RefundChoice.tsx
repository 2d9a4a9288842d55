import type { IntlOrder, IntlTicket } from '#contract/intl-order.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { byLeg, legName } from '#domain/trip/legs.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { All, Group } from '#parts/order/sale/Choice.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { sliceFlights, sliceWay } from './slice-text.ts';
import type { intlRefundTexts } from './texts.ts';

interface RefundChoiceProps {
  t: typeof intlRefundTexts;
  order: Pick<IntlOrder, 'passengers' | 'slices'>;
  /** Those that may be given back. */
  tickets: readonly IntlTicket[];
  chosen: readonly string[];
  /** Children and infants of chosen adults, who go with them. */
  follows: readonly string[];
  error: string | undefined;
  onChange(ticketIds: string[]): void;
}

/** Tickets of each passenger in the order of the trip, under a box for all of them. */
export function RefundChoice({ t, order, tickets, chosen, follows, error, onChange }: RefundChoiceProps) {
  const own = useSay();
  const { say } = own;
  const today = useServices().clock.today();
  const slices = [...order.slices].sort(byLeg);
  const flights = order.slices.flatMap((slice) => slice.flights);
  const people = order.passengers.flatMap((person) => {
    const rows = slices.flatMap((slice) =>
      tickets
        .filter(({ sliceNo, passengerNo }) => sliceNo === slice.sliceNo && passengerNo === person.passengerNo)
        .map((ticket) => ({ ...ticket, slice })),
    );
    return rows.length ? [{ person, rows }] : [];
  });
  const isOn = (id: string): boolean => chosen.includes(id) || follows.includes(id);
  const toggle = (ids: readonly string[], on: boolean) =>
    onChange([...chosen.filter((id) => !ids.includes(id)), ...(on ? ids : [])]);
  return (
    <div>
      <Group label={t.tickets} error={error}>
        {people.length > 1 && (
          <All
            text={t.all}
            ids={tickets.map(({ ticketId }) => ticketId)}
            chosen={[...chosen, ...follows]}
            onChange={onChange}
          />
        )}
        {people.map(({ person: { passengerNo, name, psgType }, rows }) => {
          const ids = rows.map(({ ticketId }) => ticketId);
          const on = ids.filter(isOn);
          const isWhole = rows.length > 1;
          const who = (
            <>
              <b className="t-m">{name}</b> <span className="t-s12 t-3">{say(psgTypeLabel(psgType))}</span>
            </>
          );
          return (
            <div key={passengerNo} className="t-col" role="group" aria-label={name}>
              {isWhole && (
                <Checkbox
                  checked={on.length === ids.length}
                  mixed={on.length > 0 && on.length < ids.length}
                  disabled={ids.every((id) => follows.includes(id))}
                  onChange={(all) => toggle(ids, all)}
                >
                  {who} <span className="t-s12 t-3">{t.wholeTrip}</span>
                </Checkbox>
              )}
              {rows.map(({ ticketId, slice, price, tax }) => {
                const isFollowing = follows.includes(ticketId);
                const facts = [
                  isFollowing ? t.follows : sliceFlights(slice, own, today),
                  showSigned(fenOf(price) + fenOf(tax), true),
                ];
                return (
                  <Checkbox
                    key={ticketId}
                    checked={isOn(ticketId)}
                    disabled={isFollowing}
                    onChange={(one) => toggle([ticketId], one)}
                    {...(isWhole && { style: { marginInlineStart: 26 } })}
                  >
                    {isWhole ? null : who} {`${say(legName(slice, flights))} ${sliceWay(slice)}`.trim()}{' '}
                    <span className="t-s12 t-3">{facts.join('\u00a0· ')}</span>
                  </Checkbox>
                );
              })}
            </div>
          );
        })}
      </Group>
    </div>
  );
}
