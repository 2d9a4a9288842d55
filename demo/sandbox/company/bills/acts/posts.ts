import { dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { workdaysAfter } from '#domain/company-bill/settlement.ts';
import type { DisputeState } from '#domain/company-bill/bill-state.ts';
import type { Tx } from '../../../ground/call.ts';

/** From a dispute to its answer. */
export const answerMs = 2 * 3_600_000;
/** From a reminder to the answer. */
export const urgedMs = 3_600_000;
/** Working days after the one on which the provider was asked: by the end of the last one it answers. */
const promisedDays = 1;

export const answerByOf = (askedAt: number): Day => workdaysAfter(dayAt(askedAt), promisedDays);

interface Asked {
  state: DisputeState;
  asked_at: number;
  urged_at: number | null;
}

/** Why the provider is not reminded of a dispute now; undefined: it may be. */
export function refusedUrge({ state, asked_at: askedAt, urged_at: urgedAt }: Asked, now: number): string | undefined {
  if (state !== 'waiting') return '结算专员已经答复';
  const answerBy = answerByOf(askedAt);
  if (dayAt(now) <= answerBy) return `结算专员会在 ${answerBy} 前答复，逾期可催办`;
  return urgedAt !== null && dayAt(urgedAt) === dayAt(now) ? '今天已催办过，明天可再次催办' : undefined;
}

interface Post {
  side: 'company' | 'provider' | 'note';
  by: string;
  text: string;
  files?: readonly string[];
  decision?: 'accepted' | 'refused' | 'settled' | 'withdrawn';
  now: number;
}

export const post = (
  tx: Tx,
  disputeId: number,
  { side, by, text, files = [], decision, now }: Post,
): Promise<unknown> =>
  tx
    .insertInto('company_bill_posts')
    .values({
      dispute_id: disputeId,
      side,
      by_name: by,
      body: text,
      files: JSON.stringify(files),
      at: now,
      ...(decision && { decision }),
    })
    .execute();

export const markRow = (tx: Tx, billId: number, no: number, disputed: DisputeState): Promise<unknown> =>
  tx.updateTable('company_bill_rows').set({ disputed }).where('bill_id', '=', billId).where('no', '=', no).execute();
