import type { z } from 'zod';
import type { reportSchemas } from './report.schema.ts';
import { row } from './row.ts';

type In<K extends keyof typeof reportSchemas> = z.input<(typeof reportSchemas)[K]>;

/** Exception events (specification 1, section 7.3). `param` and `response` are redacted before they are queued. */
export const report = {
  eventMap: row<In<'eventMap'>, { type: string; name: string }[]>('/buryingPoint/exceptionEventMap', '异常事件类型', {
    access: 'public',
    reads: true,
    method: 'GET',
  }),
  sendEvent: row<In<'sendEvent'>, Record<string, never>>('/buryingPoint/apiExceptionEvent', '上报接口异常', {
    access: 'public',
  }),
} as const;
