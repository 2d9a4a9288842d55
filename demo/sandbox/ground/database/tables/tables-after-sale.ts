import type { PolicyVerdict } from '#domain/policy/facts.ts';
import type { ColumnType } from 'kysely';
import type { SaleReason } from '#contract/order-after-sale.ts';
import type { SaleState } from '#domain/order/after-sale/sale-states.ts';
import type { PsgType } from '#contract/passenger.ts';
import type { Fen } from '#domain/money.ts';
import type { ShownFlight } from './tables-order.ts';
import type { PaymentRow } from './tables-payment.ts';
import type { LegNo } from '#domain/trip/legs.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

interface SoldTicket {
  psgId: string;
  name: string;
  psgType: PsgType;
  /** Of the flight that is given up. */
  changeNo: number;
  feePercent: number | null;
  charge: Fen;
}

/** One ticket of a refund, in fen. */
export interface RefundItem extends SoldTicket {
  triptype: LegNo;
  flightNo: string;
  fare: Fen;
  consTax: Fen;
  fuelTax: Fen;
  servFee: Fen;
  insurance: Fen;
  servFeeKept: Fen;
  insuranceKept: Fen;
  back: Fen;
}

/** One ticket of a change, in fen; `due` is negative where money comes back. */
export interface ChangeItem extends SoldTicket {
  changeSpread: Fen;
  changeFuelTaxSpread: Fen;
  changeServiceFee: Fen;
  discountChangeServiceFee: Fen;
  due: Fen;
}

/** Part of the money back, and the payment that it came by. */
export interface Share extends Pick<PaymentRow, 'payer' | 'method' | 'source'> {
  outTradeNo: string;
  amount: Fen;
}

export interface RefundContent {
  items: RefundItem[];
  nextRise: { atMs: number; charge: Fen; back: Fen } | null;
  follows: string[];
  shares: Share[];
  /** The airline has moved or cancelled a flight of it. */
  airlineChanged: boolean;
}

/** A change above the travel standard of its booker: by how much, all tickets together. */
export interface ChangeOver {
  by: Fen;
  message: string;
  /** The heaviest effect of the broken rules, after the flags. */
  effect: PolicyVerdict['effect'];
  /** The booker's, once the change is asked for. */
  reason?: string;
}

export interface ChangeContent {
  over?: ChangeOver;
  triptype: LegNo;
  items: ChangeItem[];
  old: ShownFlight;
  oldNo: number;
  fresh: ShownFlight;
  /** Its change number in the order. */
  freshNo: number;
  follows: string[];
  shares: Share[];
  airlineChanged: boolean;
}

interface SaleColumns {
  sale_id: string;
  order_id: string;
  member_id: string;
  app_id: string;
  state: SaleState | 'quoted';
  reason: SaleReason;
  remark: string;
  /** Ids of uploaded files. */
  proofs: Json<{ proofId: string; fileName: string }[]>;
  quoted_at: number;
  expires_at: number;
  applied_at: number | null;
  reviewed_at: number | null;
  paid_at: number | null;
  decided_at: number | null;
  /** When a provider had given the money back. */
  paid_back_at: number | null;
  pay_deadline: number | null;
  /** When the clock moves it on; null: it waits for a person, or is over. */
  step_at: number | null;
}

/** A quote, or the request that came of it. */
export interface AfterSaleRow extends SaleColumns {
  kind: 'refund' | 'change';
  content: Json<RefundContent | ChangeContent>;
}

interface ProofRow {
  proof_id: string;
  order_id: string;
  member_id: string;
  app_id: string;
  file_name: string;
  type: string;
  /** base64 */
  content: string;
  created_at: number;
}

/** Tables of refund and change; created in migrations/021-after-sales.ts. */
export interface AfterSaleTables {
  after_sales: AfterSaleRow;
  after_sale_proofs: ProofRow;
}
