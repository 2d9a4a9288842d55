import type { z } from 'zod';
import type { PartnerApplication } from '#contract/partner.ts';
import type { partnerSchemas } from '#contract/partner.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { review } from './review.ts';
import { viewOf } from './view.ts';

const hourMs = 3_600_000;
/** Wrong pairs of one caller in an hour: numbers cannot be tried out. */
const mostWrong = 20;

/** Shown to a caller who knows the number and the phone; the refusal does not reveal which of them is wrong. */
export async function readStatus(
  { applicationNo, mobilePhone }: z.output<typeof partnerSchemas.status>,
  call: Call,
): Promise<Envelope<PartnerApplication>> {
  const now = call.now();
  await review(call.db, now);
  return await call.db.transaction().execute(async (tx) => {
    // One at a time for a caller: a hundred at once would all find the limit free.
    await lockNames(tx, `partner-question:${call.address}`);
    const { wrong } = await tx
      .selectFrom('partner_questions')
      .where('address', '=', call.address)
      .where('asked_at', '>', now - hourMs)
      .select((eb) => eb.fn.countAll<number>().as('wrong'))
      .executeTakeFirstOrThrow();
    if (wrong >= mostWrong) return refuse(429, '查询次数过多，请一小时后再试', { retryAfter: hourMs / 1000 });
    const row = await tx
      .selectFrom('partner_applications')
      .where('application_no', '=', applicationNo)
      .where('app_id', '=', call.appId)
      .where('mobile_phone', '=', mobilePhone)
      .selectAll()
      .executeTakeFirst();
    if (row) return ok(viewOf(row));
    await tx.insertInto('partner_questions').values({ address: call.address, asked_at: now }).execute();
    return refuse(404, '没有找到这份申请，请核对申请编号和手机号');
  });
}
