import { dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import type { BenefitGain, BenefitOrderRow } from '../../ground/database/tables/tables-benefit.ts';

/** Benefits that a member has, apart from the money on the card. */
export interface Holdings {
  /** The bought level and its last day; null: none, or ended. */
  level: { rank: number; name: string; until: Day } | null;
  vouchers: { count: number; value: Fen; until: Day }[];
}

export type PaidBenefit = Pick<BenefitOrderRow, 'kind'> & { paid_at: number; gain: BenefitGain };

/** The same day of the next year; 28 February where there is none. */
export function yearAfter(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) + 1);
  return day.slice(5) === '02-29' ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

/** A member's holdings by the paid orders, oldest payment first. */
export function holdingsOf(paid: readonly PaidBenefit[], now: number): Holdings {
  const today = dayAt(now);
  let level: Holdings['level'] = null;
  const vouchers: Holdings['vouchers'] = [];
  for (const { kind, gain, paid_at } of paid) {
    const day = dayAt(paid_at);
    if (gain.level) level = { ...gain.level, until: yearAfter(day) };
    // A level that ended while its fee was being paid goes on from that day.
    if (kind === 'payAnnualFee' && level) level = { ...level, until: yearAfter(level.until < day ? day : level.until) };
    if (gain.vouchers) vouchers.push({ ...gain.vouchers, until: yearAfter(day) });
  }
  return {
    level: level && level.until >= today ? level : null,
    vouchers: vouchers.filter(({ until }) => until >= today),
  };
}
