import { msOf } from '../china-time.ts';
import { isTicketed } from '../product/air-status.ts';
import { saleLook } from './after-sale/sale-states.ts';
import type { StatusLook } from '../product/status-table.ts';
import {
  changedAhead,
  disruptionOf,
  isPartRefunded,
  openChange,
  orderLook,
  scheduleNames,
  withRefunded,
} from './schedule.ts';
import type { ScheduleKind } from './schedule.ts';
import type { OnLeg } from '../trip/legs.ts';
import { countedLook } from './times/counted-look.ts';
import { hasVoucher } from './voucher-time.ts';

interface Leg {
  depTime: string;
  arrTime: string;
  schedule?: ScheduleKind;
  isAccepted?: true;
}

const hourMs = 3_600_000;

/** Short lines for statuses that do not depend on the clock. */
const notes: Readonly<Record<number, string>> = {
  0: '超时未支付将自动取消',
  1: '已收款，正在提交出票',
  4: '款项将原路退回',
  // Only an unpaid order is cancelled; money that came later goes back by itself.
  5: '未付款，座位已释放',
  6: '款项已原路退回',
  // The order itself says until when; a second promise here would be another one.
  7: '正在出票，完成后短信通知',
  8: '款项将原路退回',
  9: '等待审核',
  10: '航司审核中',
  11: '等待航司确认',
  12: '审批通过后即可支付',
};

/** `7 天 16 小时`, `16 小时`, `25 分钟` */
function showLeft(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  const days = Math.floor(hours / 24);
  if (days) return hours % 24 ? `${days} 天 ${hours % 24} 小时` : `${days} 天`;
  return hours ? `${hours} 小时` : `${Math.max(1, Math.floor(ms / 60_000))} 分钟`;
}

/** Lines that have a number or a name in them. */
export const noteWords = {
  paidBy: (payer: string) => `由${payer}支付，超时将自动取消`,
  leaves: (ms: number) => `距起飞 ${showLeft(ms)}`,
};

/** The line below the status of an order in a list. Tickets (2, 3) count down to the next departure; `payer` is the member who has to pay where the reader cannot. */
export function listNote(
  status: number,
  flights: readonly Leg[],
  nowMs: number,
  payer = '',
  words = noteWords,
): string {
  if (status === 0 && payer) return words.paidBy(payer);
  if (!isTicketed(status)) return notes[status] ?? '未识别的状态，以航司为准';
  // Whichever flight it is, as the page of the order says.
  const changed = disruptionOf(status, flights, nowMs);
  if (changed) return `航班${scheduleNames[changed]}，可免费退改`;
  // After a change of some passengers the new flight may leave before the booked one.
  const [leg] = flights
    .filter((flight) => msOf(flight.arrTime) > nowMs)
    .sort((a, b) => msOf(a.depTime) - msOf(b.depTime));
  if (!leg) return '感谢您的预订';
  const leftMs = msOf(leg.depTime) - nowMs;
  return leftMs <= 0 ? '航班已起飞' : words.leaves(leftMs);
}

interface Row {
  status: number;
  flightList: readonly (Leg & OnLeg)[];
  dueChange?: string;
  refundedNames?: readonly string[];
  isPartRefunded?: true;
}

/** Label and dot of an order in a list: a change that waits for its payment says more than 改签申请中. */
export const listLook = ({ status, flightList, dueChange, ...row }: Row, nowMs: number): StatusLook =>
  dueChange
    ? saleLook('unpaid')
    : withRefunded(
        countedLook(
          orderLook(status, flightList, nowMs),
          changedAhead(status, flightList, nowMs).filter(openChange).length,
        ),
        status,
        isPartRefunded(row),
      );

/** The line below the status of a change that waits for its payment. */
export const dueChangeNote = '支付后提交航司，超时未支付则原航班继续有效';

/** Names the payment of an order, or of its change. */
export const toPay = ({ orderId, dueChange }: Pick<Row, 'dueChange'> & { orderId: string }) =>
  dueChange ? { orderId: dueChange, businessType: 'changeTicket' } : { orderId };

/** Actions that a list offers beside the details. */
export type ListAction = 'pay' | 'cancel' | 'change' | 'refund' | 'again' | 'voucher' | 'print' | 'share';

/**
 * Actions of a status; an order whose time to pay is over waits for its cancellation. Tickets are changed and refunded
 * until their last flight has landed.
 */
export function listActions(
  status: number,
  payDeadline: string | null,
  flights: readonly Leg[],
  nowMs: number,
  dueChange = '',
): readonly ListAction[] {
  const mayPay = !!payDeadline && msOf(payDeadline) > nowMs;
  if (status === 0) return mayPay ? ['pay', 'cancel'] : [];
  if (status === 12) return ['cancel'];
  const isToCome = flights.some(({ arrTime }) => msOf(arrTime) > nowMs);
  const isTicket = isTicketed(status);
  return [
    ...(dueChange && mayPay ? (['pay'] as const) : []),
    ...(isTicket && isToCome ? (['change', 'refund'] as const) : []),
    ...([2, 3, 4, 5, 6, 8].includes(status) ? (['again'] as const) : []),
    ...(hasVoucher(status) ? (['voucher'] as const) : []),
    ...(isTicket ? (['print'] as const) : []),
    ...(hasVoucher(status) && isToCome ? (['share'] as const) : []),
  ];
}
