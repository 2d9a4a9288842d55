import { z } from 'zod';
import { pageFields } from './page.schema.ts';
import { recommendGroups } from './recommend.ts';

/** Eight signs without look-alikes. */
export const recommendCode = z.string().regex(/^[2-9A-HJ-NP-Z]{8}$/, '推荐码不正确');

export const recommendSchemas = {
  appRecommendMember: z.object({}),
  AppRecommendedList: z.object({ ...pageFields, group: z.enum(recommendGroups).optional() }),
  appRecommendedCount: z.object({}),
} as const;
