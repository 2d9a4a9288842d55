import { z } from 'zod';
import { passengerSchemas } from './passenger.schema.ts';

/** Employee who invites, and the reason of the visit. */
const guest = {
  hostId: z.number().int().min(1, '请选择接待员工').max(2_000_000_000),
  visitReason: z.string().trim().min(1, '请填写来访事由').max(60, '来访事由过长'),
};

const { pinyin: _, ...shared } = passengerSchemas;

export const externalSchemas = {
  ...shared,
  save: passengerSchemas.save.extend(guest),
  importApply: passengerSchemas.importApply.extend(guest),
  hosts: z.object({}),
} as const;
