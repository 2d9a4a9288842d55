import { z } from 'zod';

export const menuSchemas = { items: z.object({}), roles: z.object({}) } as const;
