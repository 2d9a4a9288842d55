import { z } from 'zod';
import { phoneOf } from '#domain/account/phone.ts';
import {
  bookedProducts,
  contactChoices,
  holdChoices,
  insuranceChoices,
  insurancePayers,
  payers,
  requirable,
} from '#domain/company/preferences.ts';
import { contactName, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

const preference = z.object({
  payer: z.enum(payers),
  insurance: z.enum(insuranceChoices),
  insurancePayer: z.enum(insurancePayers),
  required: z.array(z.enum(requirable)).max(requirable.length),
  contact: z.enum(contactChoices),
});

export const companyPreferenceSchemas = {
  detail: z.object({}),
  save: z.object({
    requestId,
    /** Of the preferences that were changed. */
    version: z.number().int().min(0),
    products: z.object(
      Object.fromEntries(bookedProducts.map((product) => [product, preference])) as Record<
        (typeof bookedProducts)[number],
        typeof preference
      >,
    ),
    /** "" for none. */
    contactName: contactName.max(60, '姓名过长').default(''),
    contactPhone: z.string().overwrite(phoneOf).max(24, '手机号过长').default(''),
    /** Minutes; absent: as it was. */
    approvalHold: z
      .number()
      .refine((minutes) => holdChoices.some((one) => one === minutes), '请选择审批占座时长')
      .optional(),
  }),
  changes: z.object({ ...pageFields, product: z.enum(['all', ...bookedProducts]).default('all') }),
} as const;
