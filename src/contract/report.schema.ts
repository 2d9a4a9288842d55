import { z } from 'zod';

export const reportSchemas = {
  eventMap: z.object({}),
  sendEvent: z.object({
    api: z.string().max(200),
    type: z.enum(['API_BUSINESS_EXCEPTION', 'API_CALL_EXCEPTION', 'API_TIMEOUT_EXCEPTION', 'WIDGET_EXCEPTION']),
    httpCode: z.string().max(10),
    param: z.string().max(4000),
    response: z.string().max(4000),
    costTime: z.number().min(0),
    appVer: z.string().max(40),
  }),
} as const;
