import { z } from 'zod';
import { viewNameLength } from './list-view.ts';

const list = z.string().regex(/^[a-z][a-z-]{1,30}$/, '列表名称不正确');
const viewName = z
  .string()
  .trim()
  .min(1, '请输入视图名称')
  .max(viewNameLength, `视图名称不超过 ${viewNameLength} 个字`);

export const listViewSchemas = {
  list: z.object({ list }),
  save: z.object({
    list,
    viewName,
    /** Its name until now; absent for a new view. */
    formerName: viewName.optional(),
    query: z.string().max(500, '筛选条件过长'),
    isDefault: z.boolean().default(false),
  }),
  remove: z.object({ list, viewName }),
} as const;
