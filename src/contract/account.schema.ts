import { z } from 'zod';
import { accountOf } from '#domain/account/phone.ts';
import { recommendCode } from './recommend.schema.ts';
import { md5, mobilePhone, smsCode } from './form-field.schema.ts';

/** Purposes of an SMS code; `login` has a call of its own. */
export const smsPurpose = z.enum(['register', 'reset', 'phone', 'payPassword', 'bankCard']);

export const accountSchemas = {
  captcha: z.object({}),
  login: z.object({
    mobilePhone: z.string().overwrite(accountOf).min(1, '请输入您的帐号').max(60, '帐号过长'),
    loginPsw: md5,
    accCode: z.string().trim().min(1, '请输入验证码').max(64),
    randomCode: z.string().min(1, '请刷新验证码').max(64),
  }),
  sendLoginCode: z.object({ mobilePhone }),
  loginByPhone: z.object({ mobilePhone, code: smsCode }),
  loginBySign: z.object({ appId: z.string().min(1).max(40), sign: z.string().min(1).max(4096) }),
  loginByTicket: z.object({ ticket: z.string().min(1).max(128) }),
  register: z.object({
    mobilePhone,
    code: smsCode,
    loginPwd: md5,
    refermobilephone: z.union([z.literal(''), mobilePhone]).optional(),
    /** Of a link of recommendation; a phone of a referrer counts before it. */
    recommendCode: recommendCode.optional(),
  }),
  resetPassword: z.object({ mobilePhone, smsCode, pswd: md5.optional() }),
  sendCode: z.object({ mobilePhone, type: smsPurpose.optional() }),
  verifyCode: z.object({ mobilePhone, type: smsPurpose.optional(), code: smsCode }),
  memberInfo: z.object({}),
  memberInfoEx: z.object({}),
  logout: z.object({}),
} as const;
