import type { ShapeOf } from './fields.ts';

/**
 * Events that a partner's server gets, by their kind. Types, schema and the tables of the guide read them. `object`: events
 * of one reach a receiver in the order in which they happened. `page`: the event of the page about the same fact, with the
 * same fields.
 */
export const serverEvents = {
  'member.joined': {
    fields: ['memberId', 'way'],
    object: 'member',
    when: 'a person has become a member of your application: registered, by a sign of yours, added by a company or by a superior',
  },
  'order.made': {
    fields: ['orderId', 'orderNo', 'product', 'amount'],
    object: 'order',
    page: 'order',
    when: 'an order has been made; it is not paid yet',
  },
  'order.paid': {
    fields: ['orderId', 'orderNo', 'product', 'amount'],
    object: 'order',
    page: 'paid',
    when: 'the order has all of its money',
  },
  'order.ticketed': {
    fields: ['orderId', 'orderNo', 'product', 'amount'],
    object: 'order',
    when: 'its tickets are valid',
  },
  'order.changed': {
    fields: ['orderId', 'orderNo', 'product', 'amount'],
    object: 'order',
    when: 'a change of its flights or trains is confirmed; `amount` is what the order costs now',
  },
  'order.refunded': {
    fields: ['orderId', 'orderNo', 'product', 'amount'],
    object: 'order',
    when: 'money of the order goes back to its payers; `amount` is this part alone',
  },
  'stay.confirmed': {
    fields: ['orderId', 'orderNo', 'product', 'amount'],
    object: 'order',
    when: 'the hotel has confirmed the stay',
  },
  'train.held': {
    fields: ['orderId', 'orderNo', 'product', 'amount'],
    object: 'order',
    when: 'an order of trains has its seats: at once, once the railway has answered, or after it has waited for them',
  },
  'application.decided': {
    fields: ['no', 'decision'],
    object: 'application',
    when: 'a trip application has been approved or refused',
  },
  'approval.decided': {
    fields: ['no', 'decision', 'orderId'],
    object: 'order',
    page: 'approval',
    when: 'the company has approved or refused an order, or its change or refund',
  },
  'bill.issued': {
    fields: ['billNo', 'periodFrom', 'periodTo', 'dueOn', 'amount'],
    object: 'bill',
    when: 'the bill of a company has been issued',
  },
} as const;

export type ServerEventKind = keyof typeof serverEvents;
export type ServerEventData<K extends ServerEventKind = ServerEventKind> = ShapeOf<(typeof serverEvents)[K]['fields']>;

export const serverEventKinds = Object.keys(serverEvents) as ServerEventKind[];
export const isServerEventKind = (text: string): text is ServerEventKind => Object.hasOwn(serverEvents, text);

/** Kind of a test delivery; nobody can subscribe to it. */
export const testKind = 'test';

/** The body of a delivery: every kind with its own data. */
export type ServerEvent =
  | { [K in ServerEventKind]: { type: K; timestamp: string; data: ServerEventData<K> } }[ServerEventKind]
  | { type: typeof testKind; timestamp: string; data: Record<string, never> };
