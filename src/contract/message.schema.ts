import { z } from 'zod';
import { pageFields } from './page.schema.ts';

export const messageSchemas = {
  list: z.object(pageFields),
  unread: z.object({}),
  /** Without `id`: all messages. */
  read: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/, '消息编号不正确')
      .optional(),
  }),
} as const;
