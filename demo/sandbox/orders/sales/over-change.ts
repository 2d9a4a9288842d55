import type { ChangeAbove } from '#contract/order-after-sale.ts';
import type { Envelope } from '#contract/row.ts';
import { yuanOf } from '#domain/money.ts';
import { badInput, refuse } from '../../ground/call.ts';
import type { ChangeOver } from '../../ground/database/tables/tables-after-sale.ts';
import { asksReason, judgeBy } from '../business/judge-by.ts';
import type { BareFacts } from '../business/judge-by.ts';
import type { AppliedStandard } from '../business/standard-for.ts';

/**
 * The travel standard of those who travel on the part of a business trip that tickets are changed to, as on a new booking: not
 * allowed, above it, or neither. `facts`: of one traveller; `was`: the same with the price and class of the old ticket,
 * whose own excess has been explained and paid before.
 */
export function judgeChange<Of extends BareFacts>(
  standard: AppliedStandard | null | undefined,
  facts: Of,
  was: Of,
  tickets: number,
): { refusal: Envelope<never> } | { refusal?: undefined; over?: ChangeOver } {
  if (!standard) return {};
  const { state, overBy, message, effect } = judgeBy(standard, facts);
  if (state === 'ok') return {};
  if (state === 'forbidden') return { refusal: refuse(403, `超出差旅标准，公司不允许改签：${message}`) };
  const before = judgeBy(standard, was);
  const more = Math.max(0, overBy - before.overBy);
  return before.state !== 'ok' && !more ? {} : { over: { by: more * tickets, message, effect } };
}

/** As the quote shows it. */
export const showOver = (over: ChangeOver | undefined): { above?: ChangeAbove } =>
  over
    ? {
        above: {
          overBy: yuanOf(over.by),
          message: over.message,
          asksReason: asksReason(over.effect),
          asksApproval: over.effect === 'approve',
        },
      }
    : {};

/** The refusal of a change above the standard that gives no reason. */
export const missesReason = (over: ChangeOver | undefined, reason: string): Envelope<never> | undefined =>
  over && asksReason(over.effect) && !reason
    ? badInput('overReason', `改签后超出差旅标准，请填写超标原因。${over.message}`)
    : undefined;
