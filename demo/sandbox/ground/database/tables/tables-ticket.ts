import type { ColumnType } from 'kysely';
import type { Fen } from '#domain/money.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** Booked with every order of tickets: its contact, and how business travel stands to the company's standard. */
export interface TicketContent {
  contact: { name: string; mobilePhone: string; email: string };
  /** `none`: no standard applies. */
  verdict: 'in' | 'over' | 'none';
  /** Above the standard, all tickets. */
  overAmount: Fen;
  overReason: string;
  travelReason: string;
  costCenter: string;
}

/** An order whose tickets have states of their own. Moments in milliseconds of the sandbox clock, money in fen. */
export interface TicketOrderRow<Content extends TicketContent> {
  order_id: string;
  member_id: string;
  app_id: string;
  /** The credit member who may see it and pay for it; null for private travel. */
  company_id: string | null;
  /** By the product's table: domain/product. */
  status: number;
  travel_type: 'private' | 'business';
  created_at: number;
  pay_deadline: number;
  /** When the clock moves it on next. Null: it waits for a person, or is over. */
  step_at: number | null;
  payprice: Fen;
  departs_at: number;
  /** The last arrival. */
  ends_at: number;
  content: Json<Content>;
  /** Business travel: shares of company and traveller. */
  split: Json<{ company: Fen; personal: Fen } | null>;
}
