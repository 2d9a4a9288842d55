import { dayAt, dayMs, dayOf, msOf } from '../china-time.ts';
import { airStatus, isTicketed } from '../product/air-status.ts';

/** A voucher can be asked for until then, from the end of the trip on. */
export const voucherOpenMs = 180 * dayMs;

interface VoucherTime {
  state: 'later' | 'open' | 'over';
  /** First and last day to ask for one: `2026-09-24`. */
  from: string;
  until: string;
}

/** A voucher is issued for the order now or after its journey: it is paid, and has tickets or waits for them. */
export const hasVoucher = (status: number): boolean => isTicketed(status) || airStatus.isMoving(status);

/** When a voucher can be asked for: from the end of the journey, for 180 days. */
export function voucherTime(arrTime: string, nowMs: number): VoucherTime {
  const endMs = msOf(arrTime);
  const state = nowMs < endMs ? 'later' : nowMs < endMs + voucherOpenMs ? 'open' : 'over';
  return { state, from: dayOf(arrTime), until: dayAt(endMs + voucherOpenMs) };
}
