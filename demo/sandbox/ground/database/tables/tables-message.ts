import type { Generated } from 'kysely';
import type { MessageKind } from '#contract/message.ts';

interface MessageRow {
  id: Generated<number>;
  /** Of the order's or case's person. */
  member_id: string;
  app_id: string;
  /** Null: about a case. */
  order_id: string | null;
  case_no: Generated<string | null>;
  /** Step of the case that it asks the member to decide. */
  task_id: Generated<string | null>;
  /** Title of the case; way and day of the order as they were then. */
  subject: Generated<string>;
  kind: MessageKind;
  title: string;
  body: string;
  at: number;
  read_at: number | null;
  /** True for the reminder of an unpaid order, which is sent once. */
  is_reminder: Generated<boolean>;
  /** The text to the phone is sent, or not wanted. */
  is_texted: Generated<boolean>;
}

/** Tables of the messages to members; created in migrations/023-messages.ts. */
export interface MessageTables {
  messages: MessageRow;
}
