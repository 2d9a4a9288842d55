import { z } from 'zod';
import { phoneOf } from '#domain/account/phone.ts';
import {
  billInvoiceKinds,
  contactRoles,
  maxContacts,
  settlementLimits,
  settlementModes,
} from '#domain/company-bill/settlement.ts';
import { keepAccount } from '#domain/invoice/invoice-title.ts';
import { visibleText } from '#domain/typed-text.ts';
import { money, requestId } from './form-field.schema.ts';

const within = ([least, most]: readonly [number, number], msg: string) =>
  z.number(msg).int(msg).min(least, msg).max(most, msg);
const text = z.string().overwrite((typed) => visibleText(typed).trim());

const terms = {
  /** First day of a cycle. */
  cycleDay: within(settlementLimits.cycleDay, '账期起始日为 1 至 28 日'),
  /** Working days after the issue. */
  confirmDays: within(settlementLimits.confirmDays, '确认期为 1 至 10 个工作日'),
  /** Days after the issue. */
  dueDays: within(settlementLimits.dueDays, '付款期为 5 至 60 天'),
  /** Per cent of the limit; 0: no warning. */
  warnAt: within(settlementLimits.warnAt, '预警线为 0 至 100 的整数'),
} as const;

export const settlementSchemas = {
  get: z.object({}),
  save: z.object({
    requestId,
    /** Of the settings that were changed. */
    version: z.number().int().min(0),
    mode: z.enum(settlementModes),
    ...terms,
    invoice: z.object({
      kind: z.enum(billInvoiceKinds),
      /** Of the company's invoice titles; 0: none. */
      titleId: z.number().int().min(0).max(999_999_999_999_999),
      email: text.max(254, '邮箱过长').default(''),
      address: text.max(160, '地址过长').default(''),
    }),
    /** All "" for none. */
    remittance: z.object({
      accountName: text.max(80, '户名过长').default(''),
      bank: text.max(80, '开户银行过长').default(''),
      /** "" keeps the number that is saved. */
      number: z.string().overwrite(keepAccount).max(40, '银行账号过长').default(''),
    }),
    contacts: z
      .array(
        z.object({
          name: text.max(40, '姓名过长'),
          phone: z.string().overwrite(phoneOf).max(24, '电话过长'),
          email: text.max(254, '邮箱过长').default(''),
          roles: z.array(z.enum(contactRoles)).max(contactRoles.length),
        }),
      )
      .max(maxContacts, `联系人最多 ${maxContacts} 位`),
  }),
  /** Of the setting that has not begun. */
  withdraw: z.object({ requestId, version: z.number().int().min(0) }),
  /** Without a mode: the one in force. */
  preview: z.object({ ...terms, mode: z.enum(settlementModes).optional(), creditLimit: money.optional() }),
  askLimit: z.object({
    requestId,
    creditLimit: money,
    reason: text.min(2, '请输入申请理由').max(200, '申请理由最多 200 字'),
  }),
  withdrawLimit: z.object({ requestId, requestNo: z.string().min(1, '缺少申请编号').max(40, '申请编号过长') }),
} as const;
