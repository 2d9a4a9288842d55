import { z } from 'zod';
import { day, orderId, requestId } from './form-field.schema.ts';
import { overReason } from './order-after-sale.schema.ts';

const ticketIds = z.array(z.string().min(1).max(20)).min(1, '请选择机票').max(60);
const quoteId = z.string().min(1, '请重新试算').max(60);

export const intlSaleSchemas = {
  refundQuote: z.object({ orderNo: orderId, ticketIds }),
  refundApply: z.object({ quoteId, requestId }),
  changeQuery: z.object({ orderNo: orderId, ticketIds, date: day }),
  changeQuote: z.object({
    orderNo: orderId,
    ticketIds,
    /** Flights of the new itinerary, in their order. */
    flights: z.array(z.string().max(30)).min(1, '请选择航班').max(3, '每程最多 3 段'),
  }),
  changeApply: z.object({ quoteId, overReason, requestId }),
  changeWithdraw: z.object({ saleId: z.string().min(1, '缺少申请编号').max(60), requestId }),
} as const;
