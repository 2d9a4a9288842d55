import { z } from 'zod';
import { maxLegs } from '#domain/trip/legs.ts';
import { triptype } from './flight.schema.ts';
import { day, orderId, requestId } from './form-field.schema.ts';
import { saleReasons } from './order-after-sale.ts';

const psgIds = z.array(z.string().min(1).max(60)).min(1, '请选择乘机人').max(9, '每单最多 9 位乘机人');
const proofs = z.array(z.string().min(1).max(60)).max(6, '最多上传 6 份证明').default([]);
const reason = z.enum(saleReasons);
const quoteId = z.string().min(1, '请重新试算').max(60);
const saleId = z.string().min(1, '缺少申请编号').max(60);
const apply = z.object({ quoteId, remark: z.string().trim().max(200, '补充说明最多 200 字').default(''), requestId });
/** Of a change above the travel standard. */
export const overReason = z.string().trim().max(200, '超标原因最多 200 字').optional();
const withdraw = z.object({ saleId, requestId });

export const orderAfterSaleSchemas = {
  refundQuote: z.object({
    orderId,
    psgIds,
    triptypes: z.array(triptype).min(1, '请选择航段').max(maxLegs),
    reason,
    proofs,
  }),
  refundApply: apply,
  refundWithdraw: withdraw,
  changeQuery: z.object({ orderId, psgIds, triptype, date: day, reason: reason.default('plans') }),
  changeQuote: z.object({
    orderId,
    psgIds,
    triptype,
    flightId: z.string().min(1).max(60),
    cabinCode: z.string().min(1).max(4),
    reason,
    proofs,
  }),
  changeApply: apply.extend({ overReason }),
  changeWithdraw: withdraw,
  proof: z.object({
    orderId,
    fileName: z.string().trim().min(1, '请选择文件').max(120, '文件名过长'),
    /** The file in base64url: jpg, png or pdf, 5 MB at most. */
    file: z
      .string()
      .min(1, '请选择文件')
      .max(7_000_000, '文件不能超过 5 MB')
      .regex(/^[\w-]*$/, '文件内容不完整，请重新选择'),
  }),
  proofFile: z.object({ proofId: z.string().min(1).max(60) }),
} as const;
