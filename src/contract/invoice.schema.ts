import { z } from 'zod';
import { keepPhone } from '#domain/address/check-address.ts';
import { keepTaxNo } from '#domain/invoice/tax-number.ts';
import { requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

const titleId = z.string().regex(/^[1-9]\d{0,14}$/, '编号不正确');
const titleKind = z.enum(['company', 'personal', 'other']);

export const invoiceSchemas = {
  list: z.object({
    ...pageFields,
    /** Name or tax number. */
    keyword: z.string().max(40).optional(),
    kind: z.enum(['all', ...titleKind.options]).optional(),
  }),
  detail: z.object({ titleId }),
  save: z.object({
    requestId,
    /** Absent: a new title. */
    titleId: titleId.optional(),
    kind: titleKind,
    titleName: z.string().trim().max(120, '抬头名称过长'),
    /** Unified social credit code (GB 32100) of a company; may be "" for another organisation. A person has none. */
    taxNo: z.string().overwrite(keepTaxNo).max(40, '税号过长').default(''),
    /** Address, phone, bank and account are for special invoices. */
    address: z.string().trim().max(160, '注册地址过长').default(''),
    phone: z.string().overwrite(keepPhone).max(20, '电话过长').default(''),
    bank: z.string().trim().max(120, '开户银行过长').default(''),
    bankAccount: z.string().trim().max(40, '银行账号过长').default(''),
    /** True makes it the default; false leaves the default as it is. */
    isDefault: z.boolean().default(false),
  }),
  makeDefault: z.object({ requestId, titleId }),
  remove: z.object({ requestId, titleId }),
} as const;
