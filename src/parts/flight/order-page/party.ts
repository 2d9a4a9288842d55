import type { AirOrder } from '#contract/order.ts';
import { firstReason, openTickets } from '#domain/order/after-sale/open-tickets.ts';
import type { Readable } from '#kit/readable.ts';
import { causeOf } from '#parts/order/sale/reasoned.ts';

interface PartyForm {
  values: Readable<{ psgIds: string[] }>;
  edit(change: { psgIds: string[] }): void;
}

/** The tickets that a request may be about, and the reason that it begins with. */
export function openParty(order: AirOrder, nowMs: number) {
  const { tickets, legs } = openTickets(order, nowMs);
  const people = [...new Set(tickets.map(({ psgId }) => psgId))];
  const reason = firstReason(legs);
  // A passenger who travels alone needs no choice.
  const only = people.length === 1 ? people : [];
  return {
    tickets,
    legs,
    only,
    reason,
    ...causeOf(reason),
    /** A draft without the only passenger has nothing to choose from. */
    fill(form: PartyForm): void {
      if (only.length && !form.values.peek().psgIds.length) form.edit({ psgIds: only });
    },
  };
}
