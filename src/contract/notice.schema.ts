import { z } from 'zod';

export const noticeSchemas = { list: z.object({}) } as const;
