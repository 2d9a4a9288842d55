import { z } from 'zod';
import { md5, mobilePhone, money, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';
import { codeGroups, codeProducts, codeScopes } from './pay-auth.ts';

const codeId = z.string().regex(/^[1-9]\d{0,14}$/, '授权码不存在');

export const payAuthSchemas = {
  list: z.object({ ...pageFields, group: z.enum(codeGroups).optional() }),
  create: z.object({
    requestId,
    scope: z.enum(codeScopes),
    products: z.array(z.enum(codeProducts)).min(1, '请至少选择一种产品').max(codeProducts.length),
    /** Of one payment, and of all together. */
    capEach: money,
    capTotal: money,
    uses: z.number().int().min(1).max(99),
    /** Days until the code ends. */
    days: z.number().int().min(1).max(90),
    /** The one booker who may use it; "": the owner, the owner's family and colleagues. */
    bookerPhone: mobilePhone.or(z.literal('')).default(''),
    note: z.string().trim().max(40, '备注最多 40 字').default(''),
    payPassword: md5.optional(),
  }),
  revoke: z.object({ requestId, codeId }),
  uses: z.object({ ...pageFields, codeId: codeId.optional() }),
} as const;
