import { z } from 'zod';
import { checkRailAccount } from '#domain/rail/account/rail-account.ts';
import { requestId } from './form-field.schema.ts';

export const trainAccountSchemas = {
  read: z.object({}),
  login: z.object({
    requestId,
    /** User name, mobile number or e-mail; or an account of the history by its number. */
    account: z
      .string()
      .trim()
      .max(80, '铁路账号过长')
      .superRefine((account, context) => {
        const problem = account && checkRailAccount(account);
        if (problem) context.addIssue({ code: 'custom', message: problem });
      })
      .default(''),
    historyId: z
      .string()
      .regex(/^[1-9]\d{0,14}$/, '编号不正确')
      .optional(),
    /** Goes to 12306 and is kept nowhere. */
    railPassword: z.string().min(1, '请输入 12306 密码').max(64, '铁路账号密码过长'),
  }),
  logout: z.object({ requestId }),
  forget: z.object({ requestId, historyId: z.string().regex(/^[1-9]\d{0,14}$/, '编号不正确') }),
} as const;
