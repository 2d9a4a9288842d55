import { z } from 'zod';
import { day, md5, mobilePhone, requestId, smsCode } from './form-field.schema.ts';

export const profileSchemas = {
  read: z.object({}),
  update: z.object({
    requestId,
    /** Ignored for members whose name belongs to their company or partner. */
    realName: z.string().trim().max(40, '姓名过长'),
    sex: z.enum(['', 'M', 'F']),
    birthday: z.union([z.literal(''), day]),
    /** Shown in greetings in place of the name. */
    markName: z.string().trim().max(20, '昵称最多 20 个字'),
    remark: z.string().trim().max(100, '备注最多 100 个字'),
  }),
  save: z.object({ requestId, email: z.string().trim().max(60, '邮箱过长') }),
} as const;

export const securitySchemas = {
  read: z.object({}),
  password: z.object({ requestId, oldPsw: md5, newPsw: md5 }),
  phone: z.object({
    requestId,
    /** Sent to the phone of now, purpose `phone`; "" where the member has none. */
    oldCode: z.union([z.literal(''), smsCode]),
    mobilePhone,
    /** Sent to the new phone, purpose `phone`. */
    newCode: smsCode,
  }),
  /** `others`: every session but that of the call. */
  signOut: z.object({ requestId, sessionId: z.string().regex(/^(others|[0-9a-f]{16})$/, '登录设备编号不正确') }),
  export: z.object({}),
  /** Sent to the member's phone, purpose `phone`. */
  close: z.object({ requestId, code: smsCode }),
} as const;
