import { z } from 'zod';
import { contactName, mobilePhone, requestId, smsCode } from './form-field.schema.ts';

const cardNo = z.string().regex(/^(\d{16}|\d{19})$/, '银行卡号应为 16 位或 19 位数字');
const cardId = z.string().min(1, '请选择银行卡').max(40, '银行卡编号不正确');

export const bankSchemas = {
  list: z.object({}),
  /** The first digits are enough. */
  type: z.object({ cardNo: z.string().regex(/^\d{6,19}$/, '请输入银行卡号的前 6 位以上') }),
  advanceBind: z.object({
    cardNo,
    holder: contactName.min(1, '请输入持卡人').max(60, '持卡人过长'),
    mobilePhone,
  }),
  bind: z.object({ cardId, code: smsCode, requestId }),
  advanceUnbind: z.object({ cardId }),
  unbind: z.object({ cardId, code: smsCode, requestId }),
} as const;
