import { msOf } from '../china-time.ts';
import type { StatusLook } from '../product/status-table.ts';

/** Coupon states of a ticket as airlines name them. */
const looks: Readonly<Record<string, StatusLook>> = {
  '': { label: '未出票', dot: '' },
  'OPEN FOR USE': { label: '未使用', dot: 'ok' },
  'AIRP CNTL': { label: '机场控制', dot: 'warn' },
  'CHECKED IN': { label: '已值机', dot: 'brand' },
  'LIFT/BOARDED': { label: '已登机', dot: 'brand' },
  'USED/FLOWN': { label: '已使用', dot: '' },
  REFUNDED: { label: '已退票', dot: '' },
  EXCHANGED: { label: '已换开', dot: '' },
  VOID: { label: '已作废', dot: '' },
  SUSPENDED: { label: '已挂起', dot: 'warn' },
};

const unused: ReadonlySet<string> = new Set(['OPEN FOR USE', 'CHECKED IN', 'LIFT/BOARDED']);

/** The state of a coupon by the clock: one that was still to be flown is used once its flight has left. */
export const couponStateAt = (state: string, depTime: string, nowMs: number): string =>
  unused.has(state) && nowMs >= msOf(depTime) ? 'USED/FLOWN' : state;

/** Label and dot of a coupon state; one that is not in the table shows itself in grey. */
export const ticketLook = (state: string): StatusLook => looks[state] ?? { label: state, dot: '' };

/** `9992417385021` → `999-2417385021`: the airline's number is set apart. */
export const showTicketNo = (ticketNo: string): string =>
  /^\d{13}$/.test(ticketNo) ? `${ticketNo.slice(0, 3)}-${ticketNo.slice(3)}` : ticketNo;
