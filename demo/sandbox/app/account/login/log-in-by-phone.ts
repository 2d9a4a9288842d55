import type { z } from 'zod';
import type { LoginAnswer, SentCode } from '#contract/account.ts';
import type { accountSchemas } from '#contract/account.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { findByPhone } from '../../../ground/member/member-rows.ts';
import { checkCode, sendCode } from '../../../ground/member/sms-codes.ts';
import { frozenRefusal, logIn } from '../user-info.ts';

/** Sends to every phone alike: only the code shows whether the phone has an account. */
export const sendLoginCode = (
  { mobilePhone }: z.output<typeof accountSchemas.sendLoginCode>,
  { db, now }: Call,
): Promise<Envelope<SentCode>> => sendCode(db, mobilePhone, 'login', now());

/**
 * Mode 2: phone and SMS code. Without a member the code is not used up: register takes it within its life, so that
 * no user waits for a second one.
 */
export async function logInByPhone(
  { mobilePhone, code }: z.output<typeof accountSchemas.loginByPhone>,
  call: Call,
): Promise<Envelope<LoginAnswer>> {
  const { db, now } = call;
  const found = await findByPhone(db, mobilePhone);
  const frozen = found && (await frozenRefusal(db, found));
  // A member whose superior has made the account, or reset its password, sets one as a new member does.
  const row = found?.password === null ? null : found;
  const wrong = await checkCode(
    db,
    { phone: mobilePhone, purpose: ['login'], code, field: 'code', use: row !== null },
    now(),
  );
  if (wrong) return wrong;
  return row
    ? await logIn(db, row, call, '登录成功')
    : (frozen ??
        refuse(404, found ? '请先设置登录密码' : '该手机号尚未注册，请先注册', {
          kind: 'unregistered',
          field: 'mobilePhone',
        }));
}
