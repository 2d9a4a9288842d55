import type { ColumnType, Generated } from 'kysely';
import type { CaseInfo, CaseLine } from '#contract/approval.ts';
import type { ApprovalState, ApprovalWhy } from '#domain/order/approval/approval.ts';
import type { OrderType } from '#domain/product/names.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** A decision of the company about an order before it is paid, or about a change or refund before it begins. */
export interface OrderApprovalRow {
  id: Generated<number>;
  kind: 'order' | 'change' | 'refund';
  order_id: string;
  order_kind: OrderType;
  company_id: number;
  employee_id: number;
  member_id: string;
  app_id: string;
  why: Json<ApprovalWhy[]>;
  /** Its case; null and "" until that has begun. */
  case_id: number | null;
  case_no: string;
  state: ApprovalState;
  asked_at: number;
  decided_at: number | null;
  /** Seats and rooms are held until then; for a change or refund the end of what was asked. */
  hold_end: number;
  /** Fen: of the order, of the difference, or of the money that comes back. */
  price: number;
  lines: Json<CaseLine[]>;
  info: Json<CaseInfo[]>;
  /** The request that waits; null for an order. */
  wish: Json<OrderWish | null>;
  /** The moment at which an approved request began, or could not begin any more. */
  used_at: number | null;
  /** The sum has moved since: the applicant is asked, and the clock does not try again. */
  moved_at: number | null;
  /** Of an order: Fen that were approved, until the traveller has confirmed the price of now; null: nothing to confirm. */
  moved_from: Generated<number | null>;
  /** The reason of a refusal; "" for none. */
  comment: string;
}

/** A change or refund that begins when the company agrees: the call that asked for it, and the sum of its quote. */
interface OrderWish {
  input: { quoteId: string };
  /** Fen: paid more, or less than nothing where money comes back. */
  amount: number;
  /** `变更到站`; absent in those of before: 改签 or 退票. */
  name?: string;
}

/** The seller has changed the price of an order that is not paid yet. Created in migrations/100-moved-prices.ts. */
interface PriceMoveRow {
  order_id: string;
  percent: number;
  /** The order has this price. */
  is_written: Generated<boolean>;
}

/** Created in migrations/093-order-approvals.ts. */
export interface OrderApprovalTables {
  order_approvals: OrderApprovalRow;
  price_moves: PriceMoveRow;
}
