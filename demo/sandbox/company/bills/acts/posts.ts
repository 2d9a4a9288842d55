import type { DisputeState } from '#domain/company-bill/bill-state.ts';
import type { Tx } from '../../../ground/call.ts';

/** From a dispute to its answer. */
export const answerMs = 2 * 3_600_000;

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
