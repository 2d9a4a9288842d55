import type { Fen } from '../../money.ts';
import type { StatusLook } from '../../product/status-table.ts';
import { sameLeg } from '../../trip/legs.ts';
import type { OnLeg } from '../../trip/legs.ts';

/**
 * State of a request. Refund: applied → processing → returning (tickets are refunded, money is on its way) → done.
 * Change: unpaid (waits for the difference) → confirming → returning (where money comes back) → done. Either ends as
 * withdrawn or refused, an unpaid change also as lapsed.
 */
export type SaleState =
  | 'applied'
  | 'processing'
  | 'unpaid'
  | 'confirming'
  | 'returning'
  | 'done'
  | 'withdrawn'
  | 'refused'
  | 'lapsed';

const looks: Readonly<Record<SaleState, StatusLook>> = {
  applied: { label: '待审核', dot: 'warn' },
  processing: { label: '航司审核中', dot: 'warn' },
  unpaid: { label: '待支付差价', dot: 'act' },
  confirming: { label: '待航司确认', dot: 'warn' },
  returning: { label: '退款中', dot: 'brand' },
  done: { label: '已完成', dot: 'ok' },
  withdrawn: { label: '已撤回', dot: '' },
  refused: { label: '未通过', dot: 'bad' },
  lapsed: { label: '超时未支付', dot: '' },
};

/** Label and dot of a state; an unknown one stays visible in grey. */
export const saleLook = (state: string): StatusLook =>
  Object.hasOwn(looks, state) ? looks[state as SaleState] : { label: state, dot: '' };

/** The order waits for this request: no other one may begin. */
export const isUnderWay = (state: SaleState): boolean =>
  state === 'applied' || state === 'processing' || state === 'unpaid' || state === 'confirming';

/** Moves on without the member: an airline, a railway or money is waited for. */
export const isAwaited = (state: SaleState): boolean =>
  state === 'returning' || (isUnderWay(state) && state !== 'unpaid');

/** The total of the order has this change: it is paid, or the airline has confirmed it. */
export const isInTotal = (state: string, due: Fen): boolean =>
  state === 'returning' || state === 'done' || (state === 'confirming' && due > 0);

export interface SaleTickets {
  lines: readonly (Partial<OnLeg> & { psgId: string })[];
  /** The flight that a change gives up. */
  old?: OnLeg;
}

/** The request is about this ticket. */
export const concerns = ({ lines, old }: SaleTickets, ticket: OnLeg & Readonly<{ psgId: string }>): boolean =>
  lines.some(({ psgId, ...line }) => psgId === ticket.psgId && sameLeg({ ...ticket, ...old, ...line }, ticket));

/** Label and dot of a ticket while a request for it is under way: more than its coupon says. */
export const requestedLook = ({ kind, state }: { kind: 'refund' | 'change'; state: SaleState }): StatusLook =>
  state === 'unpaid'
    ? { label: '改签待支付', dot: 'act' }
    : { label: kind === 'refund' ? '退票审核中' : '改签审核中', dot: 'warn' };

/** The member may take it back: a refund until the airline has it, a change until it is confirmed. */
export const mayWithdraw = (state: SaleState): boolean =>
  state === 'applied' || state === 'unpaid' || state === 'confirming';
