import type { z } from 'zod';
import type { messageSchemas } from './message.schema.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Moment } from './row.ts';

type In<K extends keyof typeof messageSchemas> = z.input<(typeof messageSchemas)[K]>;

/** `order`: it lapsed unpaid. `flight`: the airline has delayed, moved or cancelled a flight, or the railway a train. `stay`: the hotel has confirmed or refused. `approve`: a case wants the member's decision, or is copied to the member. `apply`: news of the member's own case. `bill`: of a company's bill. `join`: a company asks a member to join, or a member has answered. `budget`: a department's budget has reached a level. */
const messageKinds = [
  'order',
  'pay',
  'ticket',
  'refund',
  'change',
  'flight',
  'stay',
  'approve',
  'apply',
  'bill',
  'join',
  'budget',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Unread messages are counted so far; more are shown as 99+. */
export const unreadCap = 100;

/** A change of an order for the member who made it, or of a case for a person of it. */
export interface Message {
  id: string;
  kind: MessageKind;
  title: string;
  text: string;
  at: Moment;
  isRead: boolean;
  /** "": the message is about a case or a bill. */
  orderId: string;
  type: OrderType | '';
  /** Number of the case; "": the message is about an order. */
  caseNo: string;
  /** Signed link to the step of the case that the member is to decide (`/travel/audit/link`); "": none. */
  decideBy: string;
  /** `北京 → 上海 09-22`; title of the case */
  subject: string;
}

export interface UnreadMessages {
  unread: number;
}

/** Messages about a member's orders and cases. Notices to all members are in notice.ts. */
export const message = {
  list: row<In<'list'>, Page<Message>>('/message/list', '订单消息', { reads: true, has: 'rows', ours: true }),
  unread: row<In<'unread'>, UnreadMessages>('/message/unread', '未读订单消息数', {
    reads: true,
    has: 'unread',
    ours: true,
  }),
  /** To mark a message twice changes nothing, so that it needs no `requestId`. */
  read: row<In<'read'>, UnreadMessages>('/message/read', '订单消息标为已读', { has: 'unread', ours: true }),
} as const;
