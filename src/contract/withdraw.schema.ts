import { z } from 'zod';
import { days, md5, money, requestId, yuan } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';
import { withdrawFilters } from './withdraw.ts';

export const withdrawSchemas = {
  quote: z.object({ amount: money.optional() }),
  apply: z.object({
    cardId: z.string().min(1, '请选择银行卡').max(40, '银行卡编号不正确'),
    amount: money,
    /** As it was shown: another one by now is refused. */
    fee: yuan,
    payPassword: md5.optional(),
    requestId,
  }),
  list: z.object({ ...pageFields, state: z.enum(withdrawFilters).default('all'), days: days.optional() }),
} as const;
