import { sql } from 'kysely';
import type { ServerEventData, ServerEventKind } from '#domain/events/server-events.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../call.ts';
import { fixed } from '../database/statements/fixed.ts';

/** A fact for the servers of a partner. Its `amount` is in fen here and in yuan in the delivery. */
export type NewEvent<K extends ServerEventKind = ServerEventKind> = {
  [Kind in K]: {
    appId: string;
    kind: Kind;
    /** Events of one object keep their order: the transaction holds the lock of it. */
    object: string;
    at: number;
    data: Omit<ServerEventData<Kind>, 'amount'>;
  } & ('amount' extends keyof ServerEventData<Kind> ? { amount: Fen } : object);
}[K];

/** The row of an event, for a statement that writes other rows as well. */
export const eventRow = (event: NewEvent) => ({
  app_id: event.appId,
  kind: event.kind,
  object: event.object,
  at: event.at,
  amount: 'amount' in event ? event.amount : null,
  data: event.data as Record<string, string>,
});

const insert = fixed(
  (db, appId: string, kind: string, object: string, at: number, amount: number | null, data: string) =>
    sql<never>`insert into server_events (app_id, kind, object, at, amount, data)
      values (${appId}, ${kind}, ${object}, ${at}, ${amount}, ${data}::jsonb)`.compile(db),
);

/** Writes an event in the transaction that makes the fact: with it, or not at all. One statement; who wants it is looked up later. */
export async function emit(tx: Tx, event: NewEvent): Promise<void> {
  const { app_id, kind, object, at, amount, data } = eventRow(event);
  await insert(tx, app_id, kind, object, at, amount, JSON.stringify(data));
}

/** Several facts of one transaction, in this order, in one statement. */
export async function emitAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (!events.length) return;
  const rows = events.map((event) => ({ ...eventRow(event), data: JSON.stringify(event.data) }));
  await tx.insertInto('server_events').values(rows).execute();
}

export const orderObject = (orderId: string): string => `order:${orderId}`;
