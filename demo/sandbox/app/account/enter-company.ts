import type { z } from 'zod';
import type { LoginAnswer } from '#contract/account.ts';
import type { Envelope } from '#contract/row.ts';
import type { subCompanySchemas } from '#contract/sub-company.schema.ts';
import { memberOf, ok, refuse, sessionEnded } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { sharedNow } from '../../ground/account-clock.ts';
import { openSession } from '../../ground/member/tokens.ts';
import { isBelow, noSubCompany } from '../../company/sub-companies/list.ts';
import { userInfo } from './user-info.ts';

/** The main account goes into a company below: a session of that company's administrator, which knows who acts. */
export async function enterCompany(
  { companyId: id }: z.output<typeof subCompanySchemas.enter>,
  call: Call,
): Promise<Envelope<LoginAnswer>> {
  const member = memberOf(call);
  if (member.acting) return refuse(409, '请先回到主公司', { kind: 'acting' });
  if (!(await isBelow(call.db, member.creditMemberId, id))) return noSubCompany();
  const row = await call.db
    .selectFrom('members')
    .where('credit_member_id', '=', id)
    .where('credit_employee_id', '=', 0)
    .where('closed_at', 'is', null)
    .where('frozen_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .executeTakeFirst();
  if (!row) return refuse(409, '该公司没有可用的管理员账号', { kind: 'noAdmin' });
  const { organize_name: from } = await call.db
    .selectFrom('companies')
    .where('id', '=', member.creditMemberId)
    .select('organize_name')
    .executeTakeFirstOrThrow();
  const acting = { memberId: member.memberId, by: member.realName, companyId: id, from };
  const opened = { appId: call.appId, device: call.device, now: sharedNow(call) };
  const act = { company_id: id, member_id: member.memberId, by_name: member.realName, at: call.now() };
  // No session inside without its line in the log.
  const token = await call.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('company_acts')
      .values({ ...act, text: '进入子公司' })
      .execute();
    return await openSession(tx, row.id, opened, acting);
  });
  return ok({ ...(await userInfo(call.db, row, call.appId, acting)), token });
}

/** Leads back; the session inside ends. */
export async function leaveCompany(_input: object, call: Call): Promise<Envelope<LoginAnswer>> {
  const { acting } = memberOf(call);
  if (!acting) return refuse(409, '您已在主公司', { kind: 'home' });
  const row = await call.db
    .selectFrom('members')
    .where('id', '=', acting.memberId)
    .where('closed_at', 'is', null)
    .where('frozen_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  const opened = { appId: call.appId, device: call.device, now: sharedNow(call) };
  const token = await call.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('token_hash', '=', call.tokenHash).execute();
    return row && (await openSession(tx, row.id, opened));
  });
  if (!row || !token) return sessionEnded();
  return ok({ ...(await userInfo(call.db, row, call.appId)), token });
}
