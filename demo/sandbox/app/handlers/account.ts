import type { account } from '#contract/account.ts';
import type { accountSchemas } from '#contract/account.schema.ts';
import { dealCaptcha } from '../account/captcha/captchas.ts';
import { logInByPassword } from '../account/login/log-in-by-password.ts';
import { logInByPhone, sendLoginCode } from '../account/login/log-in-by-phone.ts';
import { logInBySign } from '../account/login/log-in-by-sign.ts';
import { registerMember } from '../account/login/register-member.ts';
import { resetPassword } from '../account/login/reset-password.ts';
import { checkCode, sendCode } from '../../ground/member/sms-codes.ts';
import { logInByTicket } from '../account/tickets.ts';
import { rowOf } from '../../ground/member/tokens.ts';
import { userInfo, userInfoEx } from '../account/user-info.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const accountHandlers: HandlersOf<typeof account, typeof accountSchemas> = {
  captcha: (_input, call) => dealCaptcha(call),
  login: logInByPassword,
  sendLoginCode,
  loginByPhone: logInByPhone,
  loginBySign: logInBySign,
  loginByTicket: logInByTicket,
  register: registerMember,
  resetPassword,
  sendCode: ({ mobilePhone, type }, { db, now }) => sendCode(db, mobilePhone, type ?? 'generic', now()),
  verifyCode: async ({ mobilePhone, type, code }, { db, now }) =>
    (await checkCode(
      db,
      { phone: mobilePhone, purpose: [type ?? 'generic'], code, field: 'code', use: false },
      now(),
    )) ?? ok({}),
  memberInfo: async (_input, call) =>
    ok(await userInfo(call.db, rowOf(memberOf(call)), call.appId, memberOf(call).acting)),
  memberInfoEx: async (_input, call) =>
    ok(await userInfoEx(call.db, rowOf(memberOf(call)), call, memberOf(call).acting)),
  logout: async (_input, call) => {
    memberOf(call);
    await call.db.deleteFrom('sessions').where('token_hash', '=', call.tokenHash).execute();
    return ok({});
  },
};
