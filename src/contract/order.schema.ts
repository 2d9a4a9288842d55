import { z } from 'zod';
import { orderId, requestId } from './form-field.schema.ts';

export const orderSchemas = {
  airDetail: z.object({ orderId }),
  airCancel: z.object({ orderId, requestId }),
  acceptSchedule: z.object({
    orderId,
    requestId,
    /** New departures that the member saw: another one is answered with 409. */
    seen: z.array(z.string().max(19, '时刻不正确')).min(1, '请刷新订单后再接受').max(60, '时刻过多'),
  }),
} as const;
