import type { z } from 'zod';
import type { LoginAnswer } from '#contract/account.ts';
import type { accountSchemas } from '#contract/account.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { isCaptchaRight } from '../captcha/captchas.ts';
import {
  clearFailures,
  countFailure,
  failureMessage,
  giveTryBack,
  inTurnOfAddress,
  takeTry,
  waitMessage,
} from '../../../ground/member/login-guard.ts';
import { findByAccount } from '../../../ground/member/member-rows.ts';
import { isPassword } from '../../../ground/member/password-hash.ts';
import { logIn } from '../user-info.ts';

/** Mode 1: account, password, captcha. An unknown account is answered like a wrong password, after the same time. */
export async function logInByPassword(
  input: z.output<typeof accountSchemas.login>,
  call: Call,
): Promise<Envelope<LoginAnswer>> {
  if (!(await isCaptchaRight(call, input.randomCode, input.accCode))) return badInput('accCode', '验证码错误');
  return await inTurnOfAddress(call, () => tryPassword(input, call));
}

async function tryPassword(input: z.output<typeof accountSchemas.login>, call: Call): Promise<Envelope<LoginAnswer>> {
  const { db, now, address } = call;
  const row = await findByAccount(db, input.mobilePhone);
  const attempt = { account: row?.id ?? input.mobilePhone.toLowerCase(), address };
  const { waitSeconds, tries } = await takeTry(db, attempt, now());
  if (waitSeconds > 0) return refuse(423, waitMessage(waitSeconds), { retryAfter: waitSeconds });
  const isRight = await isPassword(input.loginPsw, row?.password ?? null).catch(async (error: unknown) => {
    await giveTryBack(db, attempt.account);
    throw error;
  });
  if (row && isRight) {
    await clearFailures(db, attempt.account);
    return await logIn(db, row, call, '登录成功');
  }
  const left = await countFailure(db, attempt, tries, now());
  if (left > 0) return refuse(400, failureMessage(left), { field: 'loginPsw', triesLeft: left });
  return refuse(423, failureMessage(0), { field: 'loginPsw', triesLeft: 0, retryAfter: 15 * 60 });
}
