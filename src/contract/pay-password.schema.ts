import { z } from 'zod';
import { md5, requestId, smsCode } from './form-field.schema.ts';

export const payPasswordSchemas = {
  state: z.object({}),
  update: z.object({ payPswd: md5, oldPswd: md5.optional(), smsCode: smsCode.optional(), requestId }),
} as const;
