import { z } from 'zod';
import { orderId, requestId } from './form-field.schema.ts';

export const orderSchemas = {
  airDetail: z.object({ orderId }),
  airCancel: z.object({ orderId, requestId }),
} as const;
