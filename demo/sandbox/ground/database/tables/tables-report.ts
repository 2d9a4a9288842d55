import type { Generated } from 'kysely';
import type { ReportEventType, ReportProduct } from '#contract/report-form.ts';
import type { Fen } from '#domain/money.ts';

/** Sums of events, in fen and in numbers. */
export interface ReportFigureColumns {
  amount: Generated<Fen>;
  sales: Generated<Fen>;
  changes: Generated<Fen>;
  refunds: Generated<Fen>;
  fare: Generated<Fen>;
  full_fare: Generated<Fen>;
  taxes: Generated<Fen>;
  service_fee: Generated<Fen>;
  insurance: Generated<Fen>;
  over_amount: Generated<Fen>;
  missed: Generated<Fen>;
  change_cost: Generated<Fen>;
  refund_cost: Generated<Fen>;
  orders: Generated<number>;
  tickets: Generated<number>;
  advance_days: Generated<number>;
  checked: Generated<number>;
  over_tickets: Generated<number>;
  missed_tickets: Generated<number>;
  changed_tickets: Generated<number>;
  refunded_tickets: Generated<number>;
}

/** Ticketing, change or refund of an order, with the dimensions that the order had when it was ticketed. The part of a second payer is an event of its own, which counts nothing. */
interface ReportEventRow extends ReportFigureColumns {
  id: string;
  type: ReportEventType;
  order_id: string;
  product: ReportProduct;
  app_id: string;
  company_id: string | null;
  member_id: string;
  at: number;
  /** In China. */
  day: string;
  travel_at: number;
  department: string;
  employee: string;
  cost_center: string;
  route: string;
  airline: string;
  cabin: string;
  advance: string;
  standard: 'in' | 'over' | 'none';
  reason: string;
  travel_type: 'private' | 'business';
  /** Written by the table itself. */
  payer: Generated<'company' | 'personal'>;
  /** Written by the table itself, as the next two. */
  project: Generated<string>;
  /** The order is bound for. */
  city: Generated<string>;
  /** Names, with `、` between them. */
  traveller: Generated<string>;
  /** It is in the sums of its day. */
  is_summed: Generated<boolean>;
}

/** Sum of a company's events of a day with one value of one dimension; the dimension "" has them all. Months stand as `route/month`, with the month as their day. */
interface ReportDayRow extends ReportFigureColumns {
  company_id: string;
  app_id: string;
  product: ReportProduct;
  dimension: string;
  day: string;
  value: string;
}

/** Tables of the reports; created in migrations/031-reports.ts. */
export interface ReportTables {
  report_events: ReportEventRow;
  /** A view. Of several travellers each has a row, with its part of every figure. */
  report_shares: ReportEventRow & { event_id: string };
  report_days: ReportDayRow;
}
