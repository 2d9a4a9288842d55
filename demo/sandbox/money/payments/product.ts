import type { NotOffered, PayInfo } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import type { Fen } from '#domain/money.ts';
import { businessTypeOf } from '#domain/product/business-types.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import type { Split } from '#domain/payment/split.ts';
import { refuse } from '../../ground/call.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { PaymentRow } from '../../ground/database/tables/tables-payment.ts';

/** An order of any product as payments see it, its row locked until the transaction ends. */
export interface Purchase extends Pick<PaymentRow, 'order_id' | 'business_type' | 'member_id' | 'app_id'> {
  /** The order's number for the member, where the purchase is a part of it. */
  order_no?: string;
  /** The company of business travel. */
  company_id: string | null;
  /** `open`: takes money. `awaits`: not before the company has approved it. `voided`: over before it was paid. `refunded`: paid, and the money goes back. */
  state: 'open' | 'awaits' | 'paid' | 'voided' | 'refunded';
  /** The product's own code, for the answers. */
  status: number;
  /** Everything the order costs. */
  amount: Fen;
  /** The shares of company and traveller; null: the traveller pays alone. */
  split: Split | null;
  /** A company without shared payments pays all of it: with nothing personal there are no parts to type. */
  isWhole?: true;
  pay_deadline: number;
  /** Approved, and its price has moved since: it `awaits` the traveller. */
  moved?: { from: Fen; to: Fen };
}

/** The calls of payments to a product. Payments import no product: a new one is a line in demo/sandbox/app/products.ts. */
export interface Product {
  /** Moves the order on where something is due on it, before it is read without a lock. */
  advance(db: Database, orderId: string, now: number): Promise<void>;
  /** Locks the order, then moves it on. Every change of an order or its payments takes this lock first. */
  lock(tx: Tx, orderId: string, now: number): Promise<Purchase | undefined>;
  /** Describes the order to its member in the cashier. */
  describe(
    tx: Tx,
    orderId: string,
    now: number,
  ): Promise<Pick<PayInfo, 'title' | 'lines' | 'trip' | 'closedBecause' | 'amountName' | 'isDeposit'>>;
  /** The cost of the order, by its kinds; together they are its amount. */
  parts?(tx: Tx, orderId: string): Promise<PayInfo['parts']>;
  /** The decision that the order waits for, or waited for. */
  approval?(tx: Tx, orderId: string): Promise<PayInfo['approval']>;
  /** Names the order in a few words that anybody may read: the payer's page has no login. */
  subject(db: Database, orderId: string): Promise<string>;
  /** Goes on with an order that got all of its money. `receipt` names the payments. */
  paid(tx: Tx, purchase: Purchase, receipt: string, now: number): Promise<void>;
  /** Notes in the order's history that the company's share is there, and the traveller's is waited for. */
  shared?(tx: Tx, orderId: string, event: { at: number; title: string; detail: string }): Promise<void>;
  /** Notes in the order's history that money which came too late went back to the payer. */
  refunded(tx: Tx, orderId: string, event: { at: number; title: string; detail: string }): Promise<void>;
}

let products: Partial<Record<BusinessType, Product>> = {};

/** Sets the products of the process; `createSandbox` calls it. */
export function registerProducts(table: Partial<Record<BusinessType, Product>>): void {
  products = table;
}

/** The product that a stored payment is for. */
export function productOf(type: BusinessType): Product {
  const product = products[type];
  if (!product) throw new Error(`no product of the sandbox takes payments of type ${type}`);
  return product;
}

/** True where the server sells what a payment of this type is for. */
export const hasProduct = (type: BusinessType): boolean => products[type] !== undefined;

/** The product by the business type of the wire, a number or a name; or the refusal of a type that has no shop here. */
export function findProduct(
  businessType: string,
): { ok: true; type: BusinessType; product: Product } | { ok: false; answer: Envelope<never> } {
  const type = businessTypeOf(businessType);
  const product = type && products[type];
  if (product) return { ok: true, type, product };
  return {
    ok: false,
    answer: refuse(404, '该业务暂未开通在线支付', {
      kind: 'notOffered',
      businessType: type ?? businessType,
    } satisfies NotOffered),
  };
}
