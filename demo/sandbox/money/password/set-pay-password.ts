import { createHash } from 'node:crypto';
import type { PayPasswordState } from '#contract/pay-password.ts';
import type { Envelope } from '#contract/row.ts';
import { weakPayPasswords } from '#domain/account/pay-password.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { hashPassword } from '../../ground/member/password-hash.ts';
import { checkCode } from '../../ground/member/sms-codes.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { answeredBefore, once } from '../../ground/once.ts';
import { checkPayPassword, lockOf, payPasswordOf } from './pay-password.ts';

const md5Of = (text: string): string => createHash('md5').update(text).digest('hex');
const weak = new Set(weakPayPasswords.map(md5Of));

const notAsked = (): Envelope<never> => refuse(403, '当前应用不使用支付密码', { kind: 'notOffered' });

export async function readPayPassword(_input: object, call: Call): Promise<Envelope<PayPasswordState>> {
  const member = memberOf(call);
  const lock = await lockOf(call, member);
  return ok({ isSetup: lock !== null, retryAfter: lock ?? 0, mobilePhone: hidePhone(member.mobilePhone) });
}

interface Update {
  payPswd: string;
  oldPswd?: string | undefined;
  smsCode?: string | undefined;
  requestId: string;
}

/** Changes the password by the old one, or sets and resets it by a code to the member's phone, which ends a lock too. */
export async function updatePayPassword(input: Update, call: Call): Promise<Envelope<PayPasswordState>> {
  const member = memberOf(call);
  if ((await payPasswordOf(call, member)) === 'none') return notAsked();
  const { memberId, mobilePhone } = member;
  // No password is kept in the answers of requests, and the checks below use up a try or a code.
  const known = { smsCode: input.smsCode ?? '' };
  const before = await answeredBefore<PayPasswordState>(call, input.requestId, known);
  if (before) return before;
  const { payPswd, oldPswd, smsCode } = input;
  if (weak.has(payPswd.toLowerCase())) return badInput('payPswd', '支付密码过于简单，请避免连续或相同的数字');
  if (oldPswd !== undefined && oldPswd.toLowerCase() === payPswd.toLowerCase())
    return badInput('payPswd', '新支付密码不能与原支付密码相同');
  if (oldPswd === undefined && smsCode === undefined) return badInput('smsCode', '请输入短信验证码');
  const wrong =
    oldPswd === undefined
      ? await checkCode(
          call.db,
          { phone: mobilePhone, purpose: ['payPassword'], code: smsCode ?? '', field: 'smsCode', use: true },
          call.now(),
        )
      : await checkPayPassword(oldPswd, call, member, 'own', 'oldPswd');
  if (wrong) return wrong;
  const hash = await hashPassword(payPswd);
  return await once(call, input.requestId, known, async (tx) => {
    await tx
      .insertInto('pay_passwords')
      .values({ member_id: memberId, hash })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ hash, failures: 0, locked_until: 0 }))
      .execute();
    return ok({ isSetup: true, retryAfter: 0, mobilePhone: hidePhone(mobilePhone) }, '支付密码已设置');
  });
}
