import { z } from 'zod';
import { days, md5, money, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';
import { exportFormats, fileLocales } from './page.ts';
import { movementFilters, rechargeFilters, refundFilters, rewardFilters, tianhanbaoFilters } from './wallet.ts';

const payPassword = md5.optional();
/** Money between two accounts of the member. */
const transfer = z.object({ amount: money, payPassword, requestId });
const movementFields = { kind: z.enum(movementFilters).default('all'), days: days.optional() };
const rechargeFields = { state: z.enum(rechargeFilters).default('all'), days: days.optional() };
const refundFields = { state: z.enum(refundFilters).default('all'), days: days.optional() };

export const walletSchemas = {
  account: z.object({}),
  movements: z.object({ ...pageFields, ...movementFields }),
  flow: z.object({ days: days.optional() }),
  export: z.object({
    ...movementFields,
    sort: pageFields.sort,
    format: z.enum(exportFormats).default('csv'),
    locale: z.enum(fileLocales).optional(),
  }),
  frozen: z.object({ ...pageFields }),
  rewards: z.object({ ...pageFields, state: z.enum(rewardFilters).default('all'), days: days.optional() }),
  rewardsOut: transfer,
  tianhanbao: z.object({ ...pageFields, kind: z.enum(tianhanbaoFilters).default('all'), days: days.optional() }),
  tianhanbaoIn: transfer,
  tianhanbaoOut: transfer,
  recharge: z.object({ amount: money, requestId }),
  recharges: z.object({ ...pageFields, ...rechargeFields }),
  refunds: z.object({ ...pageFields, ...refundFields }),
  refundsExport: z.object({
    ...refundFields,
    sort: pageFields.sort,
    format: z.enum(exportFormats).default('csv'),
    locale: z.enum(fileLocales).optional(),
  }),
  rechargesExport: z.object({
    ...rechargeFields,
    sort: pageFields.sort,
    format: z.enum(exportFormats).default('csv'),
    locale: z.enum(fileLocales).optional(),
  }),
} as const;
