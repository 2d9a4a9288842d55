import { arrive } from '../../company/bills/acts/pay.ts';
import { answerDispute } from '../../company/bills/acts/back-office.ts';
import { refuse } from '../../ground/call.ts';
import type { Database } from '../../ground/call.ts';
import type { Fields } from '../../ground/wire/decode-fields.ts';
import { reply } from '../../ground/wire/reply.ts';

const numberOf = (value: unknown): number => {
  const found = Number(value ?? 0);
  return Number.isInteger(found) && found > 0 && found < 2_000_000_000 ? found : 0;
};

/** The back office at once: an answer to the dispute `disputeId`, or the arrival of the transfer `paymentId`. */
export async function answerFrom(db: Database, fields: Fields, now: number): Promise<Response> {
  const [disputeId, paymentId] = [numberOf(fields['disputeId']), numberOf(fields['paymentId'])];
  if (!disputeId && !paymentId)
    return reply(refuse(400, '请在 disputeId 或 paymentId 中给出编号', { field: 'disputeId' }), 400);
  const accept = fields['accept'];
  const text = String(fields['text'] ?? '').slice(0, 500);
  const given =
    accept === undefined
      ? undefined
      : {
          isAccepted: ['1', 'true', 1, true].includes(accept as string),
          text: text || '已核对订单与凭证。',
        };
  const done = await db
    .transaction()
    .execute((tx) => (disputeId ? answerDispute(tx, disputeId, now, given) : arrive(tx, paymentId, now)));
  return done
    ? Response.json({ disputeId, paymentId })
    : reply(refuse(404, disputeId ? '没有等待答复的异议' : '没有等待到账的转账'), 404);
}
