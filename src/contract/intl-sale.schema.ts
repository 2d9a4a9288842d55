import { z } from 'zod';
import { orderId, requestId } from './form-field.schema.ts';

const ticketIds = z.array(z.string().min(1).max(20)).min(1, '请选择机票').max(60);
const quoteId = z.string().min(1, '请重新试算').max(60);

export const intlSaleSchemas = {
  refundQuote: z.object({ orderNo: orderId, ticketIds }),
  refundApply: z.object({ quoteId, requestId }),
} as const;
