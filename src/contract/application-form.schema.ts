import { z } from 'zod';
import { mostLegs, mostTravellers } from '#domain/application/schema.ts';
import { applicationSchemas } from './application.schema.ts';
import { applicationId, yuan } from './form-field.schema.ts';

const { mode, from, to, legs, cities, tripProducts, travellers, budgets, costCenter, overReason, chosen } =
  applicationSchemas.save.shape;

export const applicationFormSchemas = {
  options: z.object({
    /** Colleagues whom the address of the form names. */
    employeeIds: z.array(z.number().int().min(1)).max(mostTravellers).default([]),
  }),
  /** An application as it is typed, complete or not. */
  path: z.object({
    /** Of a draft or a change; a change asks for its increase. */
    applicationId: applicationId.optional(),
    /** Estimates of the legs as the form has them. */
    judged: z
      .array(
        z.object({
          legId: z.string().max(40),
          verdict: z.enum(['ok', 'over', 'none']),
          limit: yuan.or(z.literal('')),
          units: z.number().int().min(0).max(10_000),
        }),
      )
      .max(mostLegs)
      .default([]),
    mode,
    from,
    to,
    legs,
    cities,
    tripProducts,
    travellers,
    budgets,
    costCenter,
    overReason,
    chosen,
  }),
} as const;
