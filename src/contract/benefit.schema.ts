import { z } from 'zod';
import { orderId, requestId } from './form-field.schema.ts';

export const benefitSchemas = {
  list: z.object({}),
  create: z.object({ item: z.string().min(1, '请选择权益').max(40, '权益编号不正确'), requestId }),
  cancel: z.object({ orderId, requestId }),
} as const;
