import { z } from 'zod';
import { alertKinds } from './profile.ts';
import { contactName, day, md5, mobilePhone, requestId, smsCode } from './form-field.schema.ts';

const photoId = z.uuid('头像编号不正确');

export const profileSchemas = {
  read: z.object({}),
  /** A field that is left out stays as it is. */
  update: z.object({
    requestId,
    /** Ignored for members whose name belongs to their company or partner. */
    realName: contactName.max(40, '姓名过长').optional(),
    sex: z.enum(['', 'M', 'F']).optional(),
    birthday: z.union([z.literal(''), day]).optional(),
    /** Shown in greetings in place of the name. */
    markName: z.string().trim().max(20, '昵称最多 20 个字').optional(),
    remark: z.string().trim().max(100, '备注最多 100 个字').optional(),
    /** Of `/member/uploadPhoto`; "" takes the photo away. */
    photoId: z.union([z.literal(''), photoId]).optional(),
  }),
  save: z.object({
    requestId,
    email: z.string().trim().max(60, '邮箱过长'),
    /** Sent to the member's phone, purpose `phone`; "" of a member without a phone. */
    code: z.union([z.literal(''), smsCode]).default(''),
  }),
  uploadToken: z.object({}),
  upload: z.object({
    uploadToken: z.uuid('上传凭证不正确，请重新选择照片'),
    fileName: z.string().trim().min(1, '请选择照片').max(120, '文件名过长'),
    /** The picture in base64url: jpg or png, 300 KB at most, which a square of 512 points never needs. */
    file: z
      .string()
      .min(1, '请选择照片')
      .max(410_000, '照片不能超过 300 KB')
      .regex(/^[\w-]*$/, '文件内容不完整，请重新选择'),
  }),
  photo: z.object({ photoId }),
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
  alerts: z.object({ requestId, alert: z.enum(alertKinds), isOn: z.boolean() }),
  export: z.object({}),
  /** Sent to the member's phone, purpose `phone`. */
  close: z.object({ requestId, code: smsCode }),
} as const;
