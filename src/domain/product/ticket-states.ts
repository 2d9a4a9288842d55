import type { StatusLook } from './status-table.ts';

/**
 * State of one ticket. `held`: not issued yet. `void`: its order was cancelled or refused. `changed`: another ticket of
 * the order stands for it.
 */
export const ticketStates = ['held', 'open', 'refunding', 'refunded', 'changed', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketStateLooks: Readonly<Record<TicketState, StatusLook>> = {
  held: { label: '待出票', dot: 'warn' },
  open: { label: '已出票', dot: 'ok' },
  refunding: { label: '退款中', dot: 'warn' },
  refunded: { label: '已退票', dot: '' },
  changed: { label: '已改签', dot: '' },
  void: { label: '已取消', dot: '' },
};
