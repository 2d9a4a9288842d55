import type { z } from 'zod';
import type { ServerEventKind } from '#domain/events/server-events.ts';
import type { serverEventSchemas } from './server-event.schema.ts';
import { row } from './row.ts';
import type { Moment } from './row.ts';

type In<K extends keyof typeof serverEventSchemas> = z.input<(typeof serverEventSchemas)[K]>;

export interface EventSubscription {
  subscriptionId: string;
  /** "": its events are fetched (`travel-embed listen`). */
  address: string;
  kinds: ServerEventKind[];
  isOn: boolean;
  /** Its last four signs; the whole secret is in the answer that made it. */
  secretEnd: string;
  /** The secret of before signs too, until then. */
  oldSecretUntil?: Moment;
  createdAt: Moment;
  /** Deliveries that wait, and those that were given up. */
  due: number;
  dead: number;
}

export interface MadeSubscription extends EventSubscription {
  /** `whsec_…`, here and never again. */
  secret: string;
}

export interface EventDelivery {
  deliveryId: number;
  /** `webhook-id`: the same for each try of an event. */
  eventId: string;
  kind: ServerEventKind | 'test';
  object: string;
  state: 'due' | 'delivered' | 'dead';
  tries: number;
  at: Moment;
  nextAt?: Moment;
  doneAt?: Moment;
  lastStatus?: number;
  lastError?: string;
}

interface EventAttempt {
  at: Moment;
  status?: number;
  error?: string;
  ms: number;
}

export interface WholeDelivery extends EventDelivery {
  /** As it is sent. */
  body: string;
  attempts: EventAttempt[];
}

export interface PulledDelivery {
  deliveryId: number;
  tries: number;
  kind: ServerEventKind | 'test';
  headers: { 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string };
  body: string;
}

const options = { access: 'app', ours: true } as const;
const reading = { ...options, reads: true } as const;

/** Server events: subscriptions of an application, their log, and what is sent again. Called by a partner's server alone. */
export const serverEvent = {
  list: row<In<'list'>, { subscriptions: EventSubscription[] }>('/events/list', '应用的事件订阅', reading),
  create: row<In<'create'>, MadeSubscription>('/events/create', '新增事件订阅；密钥只在此返回一次', options),
  change: row<In<'change'>, EventSubscription>('/events/change', '修改订阅的地址、事件或开关', options),
  remove: row<In<'remove'>, { removed: boolean }>('/events/remove', '删除订阅及其投递记录', options),
  rotate: row<In<'rotate'>, MadeSubscription>('/events/rotate', '更换密钥；旧密钥 24 小时内同时签名', options),
  test: row<In<'test'>, { eventId: string }>('/events/test', '发送一条测试事件', options),
  log: row<In<'log'>, { deliveries: EventDelivery[]; more: boolean }>('/events/log', '投递记录，新的在前', reading),
  delivery: row<In<'delivery'>, WholeDelivery>('/events/delivery', '一条投递的内容与每次尝试', reading),
  resend: row<In<'resend'>, { count: number }>('/events/resend', '重新投递一条，或全部失败的', options),
  replay: row<In<'replay'>, { count: number }>('/events/replay', '重新投递某一时刻以来的事件', options),
  pull: row<In<'pull'>, { deliveries: PulledDelivery[] }>('/events/pull', '取走待投递的事件，并报告上次的结果', {
    ...options,
    waits: true,
  }),
} as const;
