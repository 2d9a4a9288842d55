import type { z } from 'zod';
import type { billSchemas } from './bill.schema.ts';
import type { OrderType } from './order-list.ts';
import type { ListFile, Page } from './page.ts';
import { row } from './row.ts';
import type { LevelKey, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof billSchemas> = z.input<(typeof billSchemas)[K]>;

/** Every bill is the same list of money movements, seen from one side. */
export const billKinds = ['transaction', 'recharge'] as const;
export type BillKind = (typeof billKinds)[number];

/** Level keys that may read a bill; the routes of the bills have the same (specification 2, section 6). */
export const billMembers: Readonly<Record<BillKind, readonly LevelKey[]>> = {
  transaction: ['10', '20', '30', '40', '50', '7_0'],
  recharge: ['10', '20', '30', '40', '50', '70', '7_0'],
};

/** Payment of an order, money back from one, money into the wallet. */
export const billTypes = ['all', 'pay', 'refund', 'recharge'] as const;
export type BillType = Exclude<(typeof billTypes)[number], 'all'>;

/** Where the money came from, or goes back to. */
export const billChannels = ['all', 'alipay', 'weChatPay', 'tianHangPay', 'creditPay'] as const;
export type BillChannel = Exclude<(typeof billChannels)[number], 'all'>;

/** The newest first is the default. */
export const billSorts = ['-at', '-amount'] as const;

/** One movement of money. */
export interface BillRow {
  id: string;
  at: Moment;
  type: BillType;
  /** "" where no order is behind it. */
  orderId: string;
  product: OrderType | 'benefit' | '';
  /** `北京 → 上海`, `升级银卡会员`; "" where no order is behind it. */
  title: string;
  channel: BillChannel;
  /** Under which the provider knows the movement. */
  tradeNo: string;
  direction: 'in' | 'out';
  amount: Yuan;
  /** Of the wallet, after this movement; "" where the wallet did not move. */
  balance: Yuan | '';
  /** `pending`: on its way back to the payer. */
  state: 'done' | 'pending';
  remark: string;
}

/** `sums`: `in`, `out`, and `pending` as the part of `in` that is on its way. */
export type BillPage = Page<BillRow>;

/** A member's bills: his own movements alone, whoever else may see the orders behind them. */
export const bill = {
  query: row<In<'query'>, BillPage>('/bill/query', '账单明细：交易、充值', { reads: true, has: 'rows', ours: true }),
  export: row<In<'export'>, ListFile>('/bill/export', '导出账单：生成 CSV 或 xlsx 文件的下载地址', {
    profile: 'second',
    has: 'url',
    ours: true,
  }),
} as const;
