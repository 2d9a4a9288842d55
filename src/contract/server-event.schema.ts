import { z } from 'zod';
import { serverEventKinds } from '#domain/events/server-events.ts';
import { requestId } from './form-field.schema.ts';

const subscriptionId = z.string().regex(/^sub_[0-9a-f]{32}$/);
const deliveryId = z.coerce.number().int().positive().max(1e15);
const kinds = z.array(z.enum(serverEventKinds)).min(1, '请至少订阅一种事件').max(serverEventKinds.length);
const address = z.string().trim().min(1, '请填写接收地址');

export const serverEventSchemas = {
  list: z.object({}),
  /** Without an address the events are fetched by `pull`. */
  create: z.object({ address: address.optional(), kinds: kinds.default([...serverEventKinds]), requestId }),
  change: z.object({
    subscriptionId,
    address: address.optional(),
    kinds: kinds.optional(),
    isOn: z.boolean().optional(),
  }),
  remove: z.object({ subscriptionId }),
  rotate: z.object({ subscriptionId, requestId }),
  test: z.object({ subscriptionId, requestId }),
  log: z.object({
    subscriptionId,
    state: z.enum(['due', 'delivered', 'dead']).optional(),
    /** Deliveries older than this one. */
    before: deliveryId.optional(),
  }),
  delivery: z.object({ deliveryId }),
  resend: z.object({
    subscriptionId,
    /** Without one: all that are dead. */
    deliveryId: deliveryId.optional(),
  }),
  replay: z.object({
    subscriptionId,
    /** Milliseconds. */
    since: z.coerce.number().int().min(0).max(1e14),
  }),
  pull: z.object({
    subscriptionId,
    /** Of the deliveries fetched before. */
    results: z
      .array(
        z.object({
          deliveryId,
          tries: z.number().int().min(1).max(1e9),
          /** Of the local server's answer; left out: there was none. */
          status: z.number().int().min(100).max(599).optional(),
          ms: z.number().int().min(0).max(1e9),
        }),
      )
      .max(50)
      .default([]),
  }),
} as const;
