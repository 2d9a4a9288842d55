import { z } from 'zod';
import { phoneOf } from '#domain/account/phone.ts';
import { contactName, requestId } from './form-field.schema.ts';
import { orderTypes } from '#domain/product/names.ts';
import { pageFields } from './page.schema.ts';
import { subordinateStates } from './subordinate.ts';

const memberId = z.string().regex(/^\d{1,20}$/, '会员编号不正确');

export const subordinateSchemas = {
  list: z.object({
    ...pageFields,
    /** Name, or the end of the phone. */
    keyword: z.string().max(40, '搜索词过长').optional(),
    memberType: z.enum(['all', '10', '20', '30', '40']).default('all'),
    state: z.enum(['all', ...subordinateStates]).default('all'),
    /** Only those directly below this subordinate. */
    superiorId: memberId.optional(),
  }),
  tree: z.object({}),
  detail: z.object({ memberId }),
  save: z.object({
    requestId,
    /** Absent: a new member. */
    memberId: memberId.optional(),
    /** Of a new member. */
    mobilePhone: z.string().overwrite(phoneOf).max(20, '手机号码过长').default(''),
    realName: contactName.max(60, '姓名过长'),
    memberType: z.enum(['10', '20', '30', '40']),
    /** Thousandths of the fare of the subordinate's private orders, out of the superior's own share. */
    commission: z.number().int().min(0).max(100),
    /** A distributor directly below the caller; absent: the caller. */
    superiorId: memberId.optional(),
  }),
  freeze: z.object({
    requestId,
    memberId,
    /** False lifts the freeze. */
    frozen: z.boolean(),
  }),
  resetPassword: z.object({ requestId, memberId }),
  orders: z.object({
    ...pageFields,
    type: z.enum(orderTypes).default('airTicket'),
    /** Absent: of all subordinates. */
    memberId: memberId.optional(),
  }),
} as const;
