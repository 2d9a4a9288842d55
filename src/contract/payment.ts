import type { z } from 'zod';
import type { PayMethod } from '#domain/payment/pay-methods.ts';
import type { OrderApproval } from './order.ts';
import type { paymentSchemas } from './payment.schema.ts';
import { row } from './row.ts';
import type { Yuan } from './row.ts';

type In<K extends keyof typeof paymentSchemas> = z.input<(typeof paymentSchemas)[K]>;

export interface PayMethodState {
  method: PayMethod;
  enabled: boolean;
  /** Reason why it cannot be used, with the amount that is missing; "" when enabled. */
  reason: string;
  /** Amount that balance or credit line lacks; "" when nothing is missing or another reason comes first. */
  missing: Yuan | '';
  /** Balance of the wallet or the credit line; "" for methods without one. */
  balance: Yuan | '';
}

/**
 * Shares of company and traveller in the order: the company pays up to limitPrice + tolerance + taxes per passenger.
 * The three parts are what is used of each, so that they always sum up to companyMax.
 */
export interface PaySplit {
  company: Yuan;
  personal: Yuan;
  companyMax: Yuan;
  limitPrice: Yuan;
  tolerance: Yuan;
  taxes: Yuan;
  /** Service fee and insurance within the traveller's part; "0" for none. */
  serviceFee: Yuan;
  insurance: Yuan;
}

export interface PayInfo {
  orderId: string;
  orderNo: string;
  /** Of the payment being made; a new one after an expired or refused one. */
  outTradeNo: string;
  businessType: string;
  /** `open`: to be paid. `partly`: the company has paid its share. `awaits`: the company has not approved it yet, or the railway not held its seats. `paid`, `closed`. */
  state: 'open' | 'partly' | 'awaits' | 'paid' | 'closed';
  /** The company's decision that the order waits for, or waited for. */
  approval?: OrderApproval;
  /** Reason why a closed order takes no money any more, in a sentence; absent elsewhere. */
  closedBecause?: string;
  amount: Yuan;
  /** Name of the amount where it is a part of the order's; absent: the whole. */
  amountName?: string;
  /**
   * The kinds of cost in the amount, which are `amount` together: of an order, or the difference and the fee of a change,
   * where a difference below 0 lowers it. Absent: it is one sum.
   */
  parts?: { kind: 'goods' | 'taxes' | 'insurance' | 'service' | 'difference' | 'changeFee'; amount: Yuan }[];
  /** A deposit for seats that are still to come: nothing is held. */
  isDeposit?: true;
  /** Still to be paid by the traveller. */
  due: Yuan;
  deadlineMs: number;
  serverTimeMs: number;
  title: string;
  /** Lines under the title: flight, times, passengers. */
  lines: string[];
  /** The search that leads to the flights of the order again; absent where it has none. */
  trip?: Record<string, string | number>;
  methods: PayMethodState[];
  preferred: PayMethod;
  split?: PaySplit;
  /** Wallet, credit and authorised payments ask for the pay password. */
  needsPayPassword: boolean;
  /** The member has set a pay password. */
  hasPayPassword: boolean;
  /** Payments that have succeeded already. */
  paid: { payer: 'company' | 'personal'; method: PayMethod; amount: Yuan }[];
  /** Input of `requestVerify` where the server asks for it; otherwise absent, and nothing is sent. */
  checkString?: string;
}

export interface QrPayment {
  outTradeNo: string;
  /** Content of the QR code: the address of the cashier page. */
  codeUrl: string;
  amount: Yuan;
  expiresAtMs: number;
  serverTimeMs: number;
}

/** The trade is done. Until then the query answers ret 16128 (trade pending or not yet known). */
export interface TradePaid {
  outTradeNo: string;
  state: 'paid';
  orderId: string;
}

/** 409 of a query: the trade is over. `refunded`: money came when nothing was due any more and has gone back. */
export interface TradeConflict {
  kind: 'expired' | 'closed' | 'orderClosed' | 'paidElsewhere' | 'refunded';
  orderId: string;
}

/** 409 of a payment: why no money moved. `insufficient` and `amountChanged` carry the amount that is missing or now due. */
export type PayConflict =
  | { kind: 'alreadyPaid' | 'orderClosed' | 'awaitsApproval' | 'awaitsSeats'; orderId: string; status: number }
  /** Approved by the company; its price has moved since, and the traveller confirms it first. */
  | { kind: 'confirmPrice'; orderId: string; status: number; from: Yuan; to: Yuan; difference: Yuan }
  | { kind: 'insufficient'; method: PayMethod; missing: Yuan }
  | { kind: 'amountChanged'; due: Yuan }
  | { kind: 'partlyPaid'; orderId: string };

/** 404 of a payment whose business type has no shop yet. */
export interface NotOffered {
  kind: 'notOffered';
  businessType: string;
}

export interface PayOutcome {
  /** `paid`: all done. `partly`: the company's share is booked, the traveller's QR payment follows. */
  state: 'paid' | 'partly';
  orderId: string;
  paid: { payer: 'company' | 'personal'; method: PayMethod; amount: Yuan }[];
  /** With `partly`: the QR code for the traveller. */
  qr?: QrPayment;
}

export const payment = {
  info: row<In<'info'>, PayInfo>('/pay/payInfo', '收银台信息', { reads: true, has: 'outTradeNo', ours: true }),
  alipay: row<In<'alipay'>, QrPayment>('/pay/alipayPrecreate', '支付宝预下单', { has: 'codeUrl' }),
  weChatPay: row<In<'weChatPay'>, QrPayment>('/pay/weChatNewPay', '微信预下单', { has: 'codeUrl' }),
  alipayQuery: row<In<'alipayQuery'>, TradePaid>('/pay/alipayQuery', '支付宝支付结果', { reads: true, has: 'orderId' }),
  weChatQuery: row<In<'weChatQuery'>, TradePaid>('/pay/weChatQuery', '微信支付结果', { reads: true, has: 'orderId' }),
  tianHangPay: row<In<'tianHangPay'>, PayOutcome>('/pay/tianHangPay', '钱包支付', { has: 'paid' }),
  creditPay: row<In<'creditPay'>, PayOutcome>('/pay/creditPay', '企业授信支付', {
    has: 'paid',
    members: ['70', '7_0'],
  }),
  authCodePay: row<In<'authCodePay'>, PayOutcome>('/pay/authCodePay', '支付授权码支付', { has: 'paid', ours: true }),
  multiPay: row<In<'multiPay'>, PayOutcome>('/pay/multiPay', '公司与个人混合支付', {
    has: 'paid',
    members: ['70', '7_0'],
    ours: true,
  }),
} as const;
