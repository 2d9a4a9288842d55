import { z } from 'zod';

/** A report is stored whatever its text is: what no database takes (NUL, half a surrogate pair) is replaced. */
export const storable = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '\ufffd');

const reported = (max: number) => z.string().max(max).transform(storable);

export const reportSchemas = {
  eventMap: z.object({}),
  sendEvent: z.object({
    api: reported(200),
    type: z.enum(['API_BUSINESS_EXCEPTION', 'API_CALL_EXCEPTION', 'API_TIMEOUT_EXCEPTION', 'WIDGET_EXCEPTION']),
    httpCode: reported(10),
    param: reported(4000),
    response: reported(4000),
    costTime: z.number().min(0),
    appVer: reported(40),
  }),
} as const;
