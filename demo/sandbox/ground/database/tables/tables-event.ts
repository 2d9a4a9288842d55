import type { ColumnType, Generated } from 'kysely';
import type { ServerEventKind, testKind } from '#domain/events/server-events.ts';
import type { Fen } from '#domain/money.ts';

type Json<T> = ColumnType<T, string, string>;

/** A fact that partners' servers may want to know. */
export interface ServerEventRow {
  id: Generated<number>;
  /** `webhook-id` of its deliveries. */
  uid: Generated<string>;
  app_id: string;
  kind: ServerEventKind | typeof testKind;
  /** Its events keep their order: `order:261127000001`. */
  object: string;
  at: number;
  amount: Fen | null;
  /** The fields of its kind without `amount`. */
  data: Json<Record<string, string>>;
  /** Every subscription that wants it has a delivery. */
  is_dealt: Generated<boolean>;
}

export interface EventSubscriptionRow {
  /** `sub_…` */
  id: string;
  app_id: string;
  request_id: string;
  fingerprint: string;
  /** https, or http of the own machine in the sandbox; '' where a program of the partner's fetches them (`travel-embed listen`). */
  address: string;
  kinds: Json<ServerEventKind[]>;
  is_on: Generated<boolean>;
  /** `whsec_…` */
  secret: string;
  /** The one before: signs too until `old_until`. */
  old_secret: string | null;
  old_until: number | null;
  /** Request that changed the secret last. */
  rotated_by: string | null;
  created_at: number;
  /** When it was last fetched from. */
  pulled_at: number | null;
}

export interface EventDeliveryRow {
  id: Generated<number>;
  subscription_id: string;
  event_id: number;
  object: string;
  state: Generated<'due' | 'delivered' | 'dead'>;
  tries: Generated<number>;
  /** The 72 hours begin. */
  due_from: number;
  next_at: number;
  /** The process that is at it, until `leased_until` of the database's clock. */
  holder: string | null;
  leased_until: Date | null;
  last_status: number | null;
  last_error: string | null;
  done_at: number | null;
}

interface EventAttemptRow {
  id: Generated<number>;
  delivery_id: number;
  at: number;
  status: number | null;
  error: string | null;
  ms: number;
}

/** Created in migrations/101-server-events.ts. */
export interface EventTables {
  server_events: ServerEventRow;
  event_subscriptions: EventSubscriptionRow;
  event_deliveries: EventDeliveryRow;
  event_attempts: EventAttemptRow;
}
