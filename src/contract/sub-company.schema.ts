import { z } from 'zod';
import { contactName, mobilePhone, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

const companyId = z.number().int().min(1, '缺少公司编号').max(2_000_000_000);
const companyName = z.string().trim().min(2, '请填写公司名称').max(40, '公司名称最多 40 个字');

export const subCompanySchemas = {
  list: z.object({ ...pageFields, keyword: z.string().max(40, '搜索词过长').optional() }),
  binding: z.object({}),
  add: z.object({
    requestId,
    name: companyName,
    adminName: contactName.min(2, '请填写管理员姓名').max(30, '姓名过长'),
    /** Logs in to the new company by a text code. */
    mobilePhone,
  }),
  rename: z.object({ requestId, companyId, name: companyName }),
  code: z.object({ requestId }),
  bind: z.object({
    requestId,
    /** Made by the other company. */
    code: z
      .string()
      .overwrite((text) => text.replace(/\s/g, '').toUpperCase())
      .regex(/^[A-Z\d]{8}$/, '绑定码为 8 位字母和数字'),
  }),
  answer: z.object({ requestId, bindId: companyId, agree: z.boolean() }),
  unbind: z.object({ requestId, companyId }),
  enter: z.object({ requestId, companyId }),
  leave: z.object({ requestId }),
  acts: z.object({ ...pageFields, companyId }),
} as const;
