import type { ReactNode } from 'react';
import type { AirOrder, OrderFlight, OrderPassenger, PsgFlight } from '#contract/order.ts';
import { clockOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { fareTypeOf, psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import type { SaleTexts } from './words/sale-texts.ts';
import { legOf, legsOf } from '#domain/trip/legs.ts';
import type { LegNo } from '#domain/trip/legs.ts';
import { useSay } from '#kit/say.ts';

interface PassengersProps {
  t: SaleTexts;
  order: AirOrder;
  /** Their flight, where others have another one. */
  of?: ReactNode;
  /** Tickets that may be chosen. */
  tickets: readonly PsgFlight[];
  chosen: readonly string[];
  /** Legs of the request; a passenger without a ticket for them shows their other tickets. */
  legs: readonly LegNo[];
  /** Infants and children of chosen adults, who go with them. */
  follows: readonly string[];
  /** A child or an infant is chosen with an adult only. */
  isWithAdult?: boolean;
  error: string | undefined;
  onChange(psgIds: string[]): void;
}

/** The passengers of the tickets, each with ticket and fare. */
export function Passengers(props: PassengersProps) {
  const { t, order, of, tickets, legs, chosen, follows, isWithAdult, error, onChange } = props;
  const { say } = useSay();
  const people = order.psgList.filter(({ id }) => tickets.some(({ psgId }) => psgId === id));
  const adults = people.filter((one) => !isMinor(one));
  const waits = isWithAdult && adults.length > 0 && !adults.some(({ id }) => chosen.includes(id));
  return (
    <Group label={of ? [t.passengers, ' ', of] : t.passengers} error={error}>
      <All text={t.all} ids={people.map(({ id }) => id)} chosen={[...chosen, ...follows]} onChange={onChange} />
      {people.map(({ id, name, psgType }) => {
        const all = tickets.filter(({ psgId }) => psgId === id);
        const asked = all.filter((ticket) => legs.includes(legOf(ticket)));
        const own = asked.length ? asked : all;
        const ends = own.flatMap(({ ticketNo }) => ticketNo.slice(-4) || []);
        const isFollowing = follows.includes(id);
        const price = own.reduce((sum, { tktPrice, changeSpread }) => sum + fenOf(tktPrice) + fenOf(changeSpread), 0);
        return (
          <Checkbox
            key={id}
            checked={isFollowing || chosen.includes(id)}
            disabled={isFollowing || (waits && isMinor({ psgType }))}
            onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
          >
            <b className="t-m">{name}</b>{' '}
            <span className="t-s12 t-3">
              {[
                say(psgTypeLabel(psgType)),
                isFollowing || (waits && isMinor({ psgType }))
                  ? t.follows
                  : ends.length > 0 && `${t.ticket} ${ends.join(say('、'))}`,
                `¥${showFen(price)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Checkbox>
        );
      })}
    </Group>
  );
}

const isMinor = ({ psgType }: Pick<OrderPassenger, 'psgType'>) => fareTypeOf(psgType) !== 'ADT';

interface LegsProps {
  t: SaleTexts;
  order: AirOrder;
  /** Flights that may be chosen; one leg is chosen with all of its segments. */
  legs: readonly OrderFlight[];
  chosen: readonly number[];
  error: string | undefined;
  onChange(triptypes: LegNo[]): void;
}

/** The legs of the trip; one with a single leg left has no choice. */
export function Legs({ t, order, legs: flights, chosen, error, onChange }: LegsProps) {
  const legs = legsOf(flights, order.flightList);
  const { say, showDay } = useSay();
  if (legs.length < 2) return null;
  return (
    <Group label={t.legs} error={error}>
      {legs.map(({ index, name, segments }) => (
        <Checkbox
          key={index}
          checked={chosen.includes(index)}
          onChange={() =>
            onChange(legs.map((leg) => leg.index).filter((own) => chosen.includes(own) !== (own === index)))
          }
        >
          <b className="t-m">{say(name)}</b>{' '}
          <span className="t-s12 t-3">
            {segments
              .map(({ flightNo, depTime }) => `${flightNo} · ${showDay(depTime.slice(0, 10))} ${clockOf(depTime)}`)
              .join(say('，'))}
          </span>
        </Checkbox>
      ))}
    </Group>
  );
}

interface AllProps {
  text: string;
  ids: readonly string[];
  chosen: readonly string[];
  onChange(ids: string[]): void;
}

/** Ticks all of several answers, or none. */
export function All({ text, ids, chosen, onChange }: AllProps) {
  const isAll = ids.every((id) => chosen.includes(id));
  if (ids.length < 2) return null;
  return (
    <Checkbox checked={isAll} mixed={!isAll && chosen.length > 0} onChange={(on) => onChange(on ? [...ids] : [])}>
      {text}
    </Checkbox>
  );
}

/** A question with several answers, and its error. */
export const Group = ({
  label,
  error,
  children,
}: {
  label: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}) => (
  <Field label={label} error={error}>
    {(aria) => (
      <div role="group" tabIndex={-1} {...aria} aria-labelledby={`${aria.id}l`} className="t-col">
        {children}
      </div>
    )}
  </Field>
);
