import type { ReactNode } from 'react';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { All, Group } from '../Choice.tsx';

interface TicketChoiceProps {
  label: string;
  /** Of the box that ticks them all. */
  allText: string;
  /** Those that may be chosen: whose they are, and their facts. */
  tickets: readonly { ticketId: string; name: string; facts: (isFollowing: boolean) => readonly string[] }[];
  chosen: readonly string[];
  /** Children of chosen adults, who go with them. */
  follows: readonly string[];
  error: string | undefined;
  onChange(ticketIds: string[]): void;
  children?: ReactNode;
}

/** Tickets of an order, to be chosen by passenger and part of the trip. */
export const TicketChoice = ({
  label,
  allText,
  tickets,
  chosen,
  follows,
  error,
  onChange,
  children,
}: TicketChoiceProps) => (
  <Group label={label} error={error}>
    <All
      text={allText}
      ids={tickets.map(({ ticketId }) => ticketId)}
      chosen={[...chosen, ...follows]}
      onChange={onChange}
    />
    {tickets.map(({ ticketId, name, facts }) => {
      const isFollowing = follows.includes(ticketId);
      return (
        <Checkbox
          key={ticketId}
          checked={isFollowing || chosen.includes(ticketId)}
          disabled={isFollowing}
          onChange={(on) => onChange(on ? [...chosen, ticketId] : chosen.filter((one) => one !== ticketId))}
        >
          <b className="t-m">{name}</b>{' '}
          <span className="t-s12 t-3">{facts(isFollowing).filter(Boolean).join('\u00a0· ')}</span>
        </Checkbox>
      );
    })}
    {children}
  </Group>
);
