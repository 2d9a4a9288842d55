import { z } from 'zod';

export const workbenchSchemas = {
  summary: z.object({}),
  counters: z.object({}),
  approvals: z.object({}),
  orders: z.object({ limit: z.number().int('数量应为整数').min(1, '至少 1 条').max(20, '最多 20 条').default(5) }),
  accounts: z.object({}),
  staff: z.object({}),
  find: z.object({ keyword: z.string().trim().min(1, '请输入搜索词').max(40, '搜索词过长') }),
} as const;
