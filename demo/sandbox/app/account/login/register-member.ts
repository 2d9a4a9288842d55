import type { z } from 'zod';
import type { LoginAnswer } from '#contract/account.ts';
import type { accountSchemas } from '#contract/account.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { keptTexts } from '#domain/agreement/agreed-texts.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { emitJoined } from '../../../ground/member/emit-joined.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { findByPhone, nextMemberId } from '../../../ground/member/member-rows.ts';
import type { MemberRecord } from '../../../ground/member/member-rows.ts';
import { hashPassword } from '../../../ground/member/password-hash.ts';
import { referrerByCode } from '../../recommend/codes.ts';
import { checkCode } from '../../../ground/member/sms-codes.ts';
import { frozenRefusal, logIn } from '../user-info.ts';

/**
 * Mode 3. Refusals come before the code is used up, but for an unknown referrer: one code would reveal for any number
 * of phones whether they are registered. A login code counts as well. Then the new member is logged in.
 */
export async function registerMember(
  input: z.output<typeof accountSchemas.register>,
  call: Call,
): Promise<Envelope<LoginAnswer>> {
  const { db, now } = call;
  const { mobilePhone, refermobilephone: referrer } = input;
  const code = {
    phone: mobilePhone,
    purpose: ['register', 'login', 'generic'],
    code: input.code,
    field: 'code',
  } as const;
  const wrong = await checkCode(db, { ...code, use: false }, now());
  if (wrong) return wrong;
  const taken = refuse(409, '该手机号已注册，请直接登录', { kind: 'registered', field: 'mobilePhone' });
  const known = await findByPhone(db, mobilePhone);
  if (known && known.password !== null) return taken;
  const frozen = known && (await frozenRefusal(db, known));
  if (frozen) return frozen;
  if (referrer && referrer === mobilePhone) return badInput('refermobilephone', '推荐人不能是本人');
  const password = await hashPassword(input.loginPwd);
  const used = await checkCode(db, { ...code, use: true }, now());
  if (used) return used;
  if (known) return await setFirstPassword(known, password, call);
  if (referrer && !(await findByPhone(db, referrer)))
    return badInput('refermobilephone', '推荐人手机号未注册，请核对或留空，并重新获取验证码');
  return await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('members')
      .values({
        id: await nextMemberId(tx),
        app_id: null,
        partner_user: null,
        mobile_phone: mobilePhone,
        password,
        member_type: 10,
        real_name: hidePhone(mobilePhone),
        referrer_phone: referrer || (input.recommendCode ? await referrerByCode(tx, input.recommendCode) : null),
        created_at: now(),
        agreed_texts: keptTexts('register', now()),
      })
      .onConflict((conflict) => conflict.column('mobile_phone').where('app_id', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return taken;
    await emitJoined(tx, call.appId, [row.id], 'register', now());
    return await logIn(tx, row, call, '恭喜您，注册成功！');
  });
}

/** Sets the first password of a member whose account a superior has made, or whose password one has reset. */
const setFirstPassword = (member: MemberRecord, password: string, call: Call): Promise<Envelope<LoginAnswer>> =>
  call.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('members')
      .set({ password, agreed_texts: keptTexts('register', call.now()) })
      .where('id', '=', member.id)
      .where('password', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row
      ? await logIn(tx, row, call, '登录密码已设置')
      : refuse(409, '该手机号已注册，请直接登录', { kind: 'registered', field: 'mobilePhone' });
  });
