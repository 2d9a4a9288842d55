import { z } from 'zod';
import { mostTravellers } from '#domain/application/schema.ts';
import { applicationSchemas } from './application.schema.ts';

const { mode, from, to, legs, cities, tripProducts, travellers, budgets, costCenter, overReason } =
  applicationSchemas.save.shape;

export const applicationFormSchemas = {
  options: z.object({
    /** Colleagues whom the address of the form names. */
    employeeIds: z.array(z.number().int().min(1)).max(mostTravellers).default([]),
  }),
  /** An application as it is typed, complete or not. */
  path: z.object({ mode, from, to, legs, cities, tripProducts, travellers, budgets, costCenter, overReason }),
} as const;
