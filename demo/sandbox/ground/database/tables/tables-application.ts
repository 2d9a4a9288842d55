import type { ColumnType, Generated } from 'kysely';
import type { ChangeState } from '#domain/application/acts.ts';
import type { ApplicationState, TripContent, TripProduct } from '#domain/application/schema.ts';
import type { Fen } from '#domain/money.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

export interface ApplicationTableRow {
  id: Generated<number>;
  company_id: number;
  employee_id: number;
  member_id: string;
  app_id: string;
  /** Of its first case; "" before. */
  no: Generated<string>;
  state: ApplicationState;
  /** In force, or of the draft. */
  content: Json<TripContent>;
  change_state: Generated<ChangeState>;
  change_content: Json<TripContent | null>;
  /** Versions that were approved. */
  version: Generated<number>;
  /** Counts the writes: each names the one that it was made from. */
  lock: Generated<number>;
  /** The case that runs, or ran last. */
  case_id: number | null;
  from_day: Generated<string>;
  to_day: Generated<string>;
  /** Employees who travel. */
  travellers: Generated<number[]>;
  /** Those of them who are not the applicant. */
  companions: Generated<number[]>;
  /** Reason, number, applicant and places, in small letters. */
  search: Generated<string>;
  created_at: number;
  updated_at: number;
  submitted_at: number | null;
  /** Sum of the budgets of its content, which a trigger writes. */
  budget: Generated<Fen>;
}

interface ApplicationVersionRow {
  id: Generated<number>;
  application_id: number;
  company_id: number;
  version: number;
  case_id: number;
  case_no: string;
  state: 'approving' | 'approved' | 'refused' | 'withdrawn' | 'expired';
  content: Json<TripContent>;
  /** Of the moment of the submission. */
  estimate: Json<StoredEstimate | null>;
  comment: Generated<string>;
  submitted_at: number;
  decided_at: number | null;
}

/** Estimates of the legs as the approver sees them. */
export interface StoredEstimate {
  legs: {
    legId: string;
    cheapest: Fen | null;
    cheapestTitle: string;
    median: Fen | null;
    subtotal: Fen | null;
    verdict: 'ok' | 'over' | 'none';
    standard: string;
    limit: Fen | null;
  }[];
  /** Products whose budget is above the standard, by how much. */
  over: Partial<Record<TripProduct, Fen>>;
}

export interface ApplicationUseRow {
  order_id: string;
  /** "" of a trip over cities. */
  leg_id: string;
  application_id: number;
  company_id: number;
  product: TripProduct;
  /** As it was booked, and with what changes have cost since. */
  booked: Fen;
  /** Counted: what of it was not given back. */
  amount: Fen;
  people: number;
  room_nights: number;
  employees: number[];
  created_at: number;
  /** Place of the leg among the journeys of its order. */
  segment: Generated<number>;
  /** All who still travel by it; 0: no employee. */
  names: Json<UseName[]>;
}

export interface UseName {
  name: string;
  employeeId: number;
}

interface ApplicationFileRow {
  id: string;
  company_id: number;
  member_id: string;
  file_name: string;
  type: string;
  bytes: number;
  /** Base64. */
  content: string;
  created_at: number;
}

/** Tables of trip applications; created in migrations/092-applications.ts and 095-application-uses.ts. */
export interface ApplicationTables {
  applications: ApplicationTableRow;
  application_versions: ApplicationVersionRow;
  application_uses: ApplicationUseRow;
  application_files: ApplicationFileRow;
}
