import type { z } from 'zod';
import type { BillSettings } from '#domain/bill/settings.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import type { Viewer } from '#domain/menu/viewer.ts';
import type { billSchemas } from './bill.schema.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { ListFile, Page } from './page.ts';
import { row } from './row.ts';
import type { LevelKey, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof billSchemas> = z.input<(typeof billSchemas)[K]>;

/** Every bill is the same list, of money movements, tickets or periods, seen from one side. */
export const billKinds = [
  'transaction',
  'recharge',
  'putforward',
  'integral',
  'recom',
  'share',
  'airSale',
  'airRefund',
  'airChanges',
  'airSum',
  'hotelSum',
  'trainSum',
] as const;
export type BillKind = (typeof billKinds)[number];

const travellers = ['10', '20', '30', '40', '50', '7_0'] as const;
const everyone = ['10', '20', '30', '40', '50', '70', '7_0'] as const;
const operators = ['40', '50'] as const;

/** Level keys that may read a bill; the routes of the bills have the same (specification 2, section 6). */
export const billMembers: Readonly<Record<BillKind, readonly LevelKey[]>> = {
  transaction: travellers,
  recharge: everyone,
  putforward: everyone,
  integral: everyone,
  recom: travellers,
  share: operators,
  airSale: operators,
  airRefund: operators,
  airChanges: operators,
  airSum: operators,
  hotelSum: operators,
  trainSum: operators,
};

/** Bills of members who import PNRs, as their routes. */
export const billsWithPnr: readonly BillKind[] = ['airSale', 'airRefund', 'airChanges'];

export const mayReadBill = (kind: BillKind, user: (Viewer & { pnrImport?: number }) | null): boolean =>
  billMembers[kind].includes(levelOf(user)) && (!billsWithPnr.includes(kind) || user?.pnrImport === 1);

/**
 * Payment of an order, money back from one, money into the wallet; money out of the wallet to a bank, and its return;
 * rewards into the wallet, money into tianhanbao and out of it; points or money earned, and taken back; tickets sold,
 * refunded, changed; the sales of a period.
 */
export const billTypes = [
  'all',
  'pay',
  'refund',
  'recharge',
  'withdraw',
  'returned',
  'rewardsOut',
  'tianhanbaoIn',
  'tianhanbaoOut',
  'earn',
  'back',
  'sale',
  'ticketRefund',
  'change',
  'period',
] as const;
export type BillType = Exclude<(typeof billTypes)[number], 'all'>;

/** Where the money came from, or goes back to. */
export const billChannels = ['all', 'alipay', 'weChatPay', 'tianHangPay', 'creditPay'] as const;
export type BillChannel = Exclude<(typeof billChannels)[number], 'all'>;

/** The length of a period. */
export const billPeriods = ['month', 'day'] as const;

/** `pending`: on its way back to the payer; `held`: until the trip is over; `reversed`: all of it was taken back; `processing`: by the bank, which may refuse it. */
export const billStates = ['done', 'pending', 'held', 'released', 'reversed', 'processing', 'refused'] as const;

/** Parts that an amount is made of. `base` is the fare that an income follows, `rate` its per cent; `tickets` is a number. */
export const billFigures = [
  'tickets',
  'fare',
  'taxes',
  'serviceFee',
  'insurance',
  'spread',
  'fuelSpread',
  'charge',
  'net',
  'kept',
  'base',
  'rate',
  'sales',
  'changes',
  'refunds',
] as const;
export type BillFigure = (typeof billFigures)[number];

const summary = ['about', 'tickets', 'sales', 'changes', 'refunds', 'amount'] as const;
/** Stays are not changed but cancelled. */
const stays = ['about', 'tickets', 'sales', 'refunds', 'amount'] as const;

/** Columns of a bill, on the screen and in a file. `about`: order, title, number of the trade and remark. */
export const billColumnsOf = {
  transaction: ['at', 'type', 'about', 'channel', 'amount', 'balance', 'state'],
  recharge: ['at', 'about', 'channel', 'amount', 'balance', 'state'],
  putforward: ['at', 'type', 'about', 'net', 'charge', 'amount', 'balance', 'state'],
  integral: ['at', 'type', 'about', 'base', 'amount', 'balance'],
  recom: ['at', 'type', 'about', 'people', 'tickets', 'base', 'rate', 'amount', 'state'],
  share: ['at', 'type', 'about', 'people', 'tickets', 'base', 'rate', 'amount', 'state'],
  airSale: ['at', 'about', 'people', 'tickets', 'fare', 'taxes', 'serviceFee', 'insurance', 'amount'],
  airRefund: [
    'at',
    'about',
    'people',
    'tickets',
    'fare',
    'taxes',
    'serviceFee',
    'insurance',
    'charge',
    'kept',
    'amount',
    'state',
  ],
  airChanges: ['at', 'about', 'people', 'tickets', 'spread', 'fuelSpread', 'charge', 'serviceFee', 'amount', 'state'],
  airSum: summary,
  hotelSum: stays,
  trainSum: summary,
} as const satisfies Readonly<Record<BillKind, readonly string[]>>;
export type BillColumn = (typeof billColumnsOf)[BillKind][number];

/** The newest first is the default. */
export const billSorts = ['-at', '-amount'] as const;
/** Periods are sorted by time alone. */
export const periodSorts = ['-at'] as const;

/** One movement of money, sold or refunded ticket, or period. */
export interface BillRow {
  id: string;
  at: Moment;
  type: BillType;
  /** "" where no order is behind it. */
  orderId: string;
  product: OrderType | 'benefit' | '';
  /** `北京 → 上海`, `升级银卡会员`, `2026-08`; "" where no order is behind it. */
  title: string;
  /** Passengers; of an income the member whose order it is from, masked. */
  people: string;
  channel: BillChannel | '';
  /** Under which the provider knows the movement. */
  tradeNo: string;
  direction: 'in' | 'out';
  /** Yuan, or points. */
  amount: Yuan;
  /** Of the wallet or of the points, after this movement; "" where it did not move. */
  balance: Yuan | '';
  state: (typeof billStates)[number];
  remark: string;
  /** Signed: their sum is the amount, or what all payers of it share. */
  figures: Readonly<Partial<Record<BillFigure, Yuan>>>;
}

/** `sums`: `in`, `out`, `pending` as the part of `in` that is on its way or held, `amount` (in less out), and the bill's figures; of transactions also `walletIn` and `walletOut`, the part of them that moved the wallet's balance. */
export type BillPage = Page<BillRow>;

/** A member's bills: the member's own movements alone, whoever else may see the orders behind them. */
export const bill = {
  query: row<In<'query'>, BillPage>(
    '/bill/query',
    '账单明细：交易、充值、提现、积分、推荐收入、分润收入、机票销售、退票、改签，机票、酒店、火车票汇总',
    { reads: true, has: 'rows', ours: true },
  ),
  export: row<In<'export'>, ListFile>('/bill/export', '导出账单：生成 CSV 或 xlsx 文件的下载地址', {
    profile: 'second',
    has: 'url',
    ours: true,
  }),
  /** Of the reader's company. */
  settings: row<In<'settings'>, BillSettings>('/bill/settings', '交易账单设置：企业员工的交易账单显示的列与默认期间', {
    members: ['70', '7_0'],
    reads: true,
    has: 'columns',
    ours: true,
  }),
  saveSettings: row<In<'saveSettings'>, BillSettings>('/bill/saveSettings', '保存交易账单设置', {
    members: ['70'],
    has: 'columns',
    ours: true,
  }),
} as const;
