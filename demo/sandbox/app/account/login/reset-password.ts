import type { z } from 'zod';
import type { accountSchemas } from '#contract/account.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { clearFailures } from '../../../ground/member/login-guard.ts';
import { findByPhone } from '../../../ground/member/member-rows.ts';
import { hashPassword } from '../../../ground/member/password-hash.ts';
import { checkCode } from '../../../ground/member/sms-codes.ts';

/** Mode 4. Without a new password only the code is looked at. A reset ends every session and lifts the lock. */
export async function resetPassword(
  input: z.output<typeof accountSchemas.resetPassword>,
  call: Call,
): Promise<Envelope<Record<string, never>>> {
  const { db, now } = call;
  const code = {
    phone: input.mobilePhone,
    purpose: ['reset', 'generic'],
    code: input.smsCode,
    field: 'smsCode',
  } as const;
  const wrong = await checkCode(db, { ...code, use: false }, now());
  if (wrong) return wrong;
  const row = await findByPhone(db, input.mobilePhone);
  if (!row) return refuse(404, '该手机号尚未注册，请先注册', { field: 'mobilePhone' });
  if (!input.pswd) return ok({});
  const password = await hashPassword(input.pswd);
  const used = await checkCode(db, { ...code, use: true }, now());
  if (used) return used;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('members').set({ password }).where('id', '=', row.id).execute();
    await tx.deleteFrom('sessions').where('member_id', '=', row.id).execute();
  });
  await clearFailures(db, row.id);
  return ok({}, '恭喜您，密码重置成功！');
}
