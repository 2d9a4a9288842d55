import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { PartnerApplication } from '#contract/partner.ts';
import type { partnerSchemas } from '#contract/partner.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, dayMs } from '#domain/china-time.ts';
import { applicationFields, checkApplication } from '#domain/partner/application-rules.ts';
import { openApplications } from '#domain/partner/application-status.ts';
import { badInput, ok, refuse, requestIdReused } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { viewOf } from './view.ts';
import { randomInt } from '../../ground/random/random.ts';

type ApplyInput = z.output<typeof partnerSchemas.apply>;

/** New applications of one caller in a day; a family behind one address is not stopped by it. */
const mostPerDay = 30;

/** Hands an application in: once per request id, one open application per phone. */
export async function apply(input: ApplyInput, call: Call): Promise<Envelope<PartnerApplication>> {
  const errors = checkApplication(input);
  const wrong = applicationFields.find((field) => errors[field]);
  if (wrong) return badInput(wrong, errors[wrong] ?? '');
  const { requestId, agreedVersion, ...form } = input;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([form.company, form.contact, form.mobilePhone, form.city, form.kind, form.note]))
    .digest('hex');
  const now = call.now();

  return await call.db.transaction().execute(async (tx) => {
    // One at a time for a phone and for a caller, so that each sees what the other has done.
    await lockNames(tx, `partner:${call.appId}:${form.mobilePhone}`, `partner:${call.address}`);
    const before = await tx
      .selectFrom('partner_applications')
      .where('app_id', '=', call.appId)
      .where('request_id', '=', requestId)
      .selectAll()
      .executeTakeFirst();
    if (before) return before.fingerprint === fingerprint ? ok(viewOf(before)) : requestIdReused();
    const open = await tx
      .selectFrom('partner_applications')
      .where('app_id', '=', call.appId)
      .where('mobile_phone', '=', form.mobilePhone)
      .where('status', 'in', openApplications)
      .select('application_no')
      .executeTakeFirst();
    if (open)
      return refuse(409, '该手机号已有一份申请在处理中，可用申请编号查询进度', { kind: 'open', field: 'mobilePhone' });
    const { made } = await tx
      .selectFrom('partner_applications')
      .where('address', '=', call.address)
      .where('applied_at', '>', now - dayMs)
      .select((eb) => eb.fn.countAll<number>().as('made'))
      .executeTakeFirstOrThrow();
    if (made >= mostPerDay) return refuse(429, '今日提交次数过多，请明天再试或致电客服', { retryAfter: dayMs / 1000 });
    const row = {
      application_no: `HB${dayAt(now).replaceAll('-', '')}${String(randomInt(100_000_000)).padStart(8, '0')}`,
      app_id: call.appId,
      request_id: requestId,
      fingerprint,
      company: form.company,
      contact: form.contact,
      mobile_phone: form.mobilePhone,
      city: form.city,
      kind: form.kind,
      note: form.note,
      agreed_version: agreedVersion,
      status: 'submitted' as const,
      reason: null,
      address: call.address,
      applied_at: now,
      reviewed_at: null,
      decided_at: null,
    };
    const saved = await tx
      .insertInto('partner_applications')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // The same request id with another phone at the same moment, or a number drawn twice.
    return saved ? ok(viewOf(saved), '申请已提交') : refuse(409, '提交冲突，请稍后重试', { kind: 'again' });
  });
}
