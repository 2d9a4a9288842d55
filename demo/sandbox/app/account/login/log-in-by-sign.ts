import type { z } from 'zod';
import type { LoginAnswer } from '#contract/account.ts';
import type { accountSchemas } from '#contract/account.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { partnerMember } from '../../../ground/member/partner-members.ts';
import { readSign, useUp } from '../../../ground/member/read-sign.ts';
import { logIn } from '../user-info.ts';

/** A partner's one-time ticket for a session. Sign and session are used up and opened together, or neither is. */
export async function logInBySign(
  { sign: text }: z.output<typeof accountSchemas.loginBySign>,
  call: Call,
): Promise<Envelope<LoginAnswer>> {
  const { movedMs = 0 } = call;
  const reading = await readSign(call.db, call.appId, text, { now: call.now() - (call.aheadMs ?? 0), movedMs });
  if (!reading.ok) return badInput('sign', reading.message);
  return await call.db.transaction().execute(async (tx) => {
    if (!(await useUp(tx, reading.sign, call.now() - (call.aheadMs ?? 0) - movedMs)))
      return refuse(400, '签名已被使用，请返回合作网站重新进入', { field: 'sign', kind: 'used' });
    return await logIn(tx, await partnerMember(tx, call.app, reading.sign, call.now()), call);
  });
}
