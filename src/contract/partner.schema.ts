import { z } from 'zod';
import { contactName, mobilePhone, requestId } from './form-field.schema.ts';

export const partnerSchemas = {
  apply: z.object({
    company: z.string().trim().min(1, '请输入企业名称').max(60, '企业名称过长'),
    contact: contactName.min(1, '请输入联系人姓名').max(30, '联系人姓名过长'),
    mobilePhone,
    city: z.string().trim().min(1, '请输入所在城市').max(20, '城市名称过长'),
    kind: z.enum(['corporate', 'agent', 'embed', 'supply'], '请选择合作方式'),
    note: z.string().trim().max(300, '补充说明最多 300 字').default(''),
    /** The applicant has read and accepted the privacy policy in this version. */
    agreedVersion: z.string().min(1, '请阅读并勾选《隐私政策》').max(20),
    requestId,
  }),
  status: z.object({
    applicationNo: z.string().regex(/^HB\d{16}$/, '请输入 HB 开头的申请编号'),
    mobilePhone,
  }),
} as const;
