import type { z } from 'zod';
import type { VoucherHurdle, VoucherKind, VoucherState } from '#domain/invoice/voucher.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { voucherSchemas } from './voucher.schema.ts';

type In<K extends keyof typeof voucherSchemas> = z.input<(typeof voucherSchemas)[K]>;

export { voucherGroups, voucherKinds } from '#domain/invoice/voucher.ts';
export type { VoucherGroup, VoucherHurdle, VoucherKind, VoucherState } from '#domain/invoice/voucher.ts';

/** Vouchers of one download, and of one request for several, at most. */
export const vouchersAtMost = 50;

/** A voucher of an order: what can be issued, by whom and until when, or what has been issued. */
export interface Voucher {
  orderNo: string;
  type: OrderType;
  kind: VoucherKind;
  /** `北京 → 上海`, or the name of the hotel. */
  subject: string;
  travelDay: Day;
  travellers: string[];
  issuer: string;
  amount: Yuan;
  /** Everything that was paid for the order, of which the voucher is a part (order-list.ts, `total`). */
  orderTotal: Yuan;
  state: VoucherState;
  hurdle: VoucherHurdle;
  /** Number of the company's bill that has this voucher; "" where none has it. */
  billNo: string;
  /** Of the bill's invoice that the order is a part of, once the bill is paid; "" before. */
  invoiceNo: string;
  /** Asked for from … until; 180 days after the end of the trip. */
  from: Day;
  until: Day;
  /** Whole days until the end, for one that can be asked for; else 0. */
  daysLeft: number;
  /** An earlier one was taken back, and this one is for the rest. */
  isAgain: boolean;
  /** Of the last one that was asked for; "" before. */
  titleName: string;
  taxNo: string;
  email: string;
  voucherNo: string;
  /** Number of the red one that took it back; "" while it counts. */
  redNo: string;
  requestedAt: Moment | '';
  issuedAt: Moment | '';
}

export interface VoucherCounts {
  open: number;
  issuing: number;
  issued: number;
  /** Can be asked for, and end within 30 days. */
  ending: number;
  /** All that can be asked for together. */
  openAmount: Yuan;
}

/** A file as its bytes. */
export interface VoucherFile {
  fileName: string;
  /** base64 */
  content: string;
}

/** Vouchers for reimbursement, of the orders that the member sees. */
export const voucher = {
  list: row<In<'list'>, Page<Voucher>>('/voucher/list', '报销凭证列表', { reads: true, has: 'rows', ours: true }),
  counts: row<In<'counts'>, VoucherCounts>('/voucher/counts', '报销凭证的数量', {
    reads: true,
    has: 'openAmount',
    ours: true,
  }),
  request: row<In<'request'>, Voucher>('/voucher/request', '申请开具报销凭证', { has: 'orderNo', ours: true }),
  file: row<In<'file'>, VoucherFile>('/voucher/file', '下载已开具的报销凭证', {
    reads: true,
    profile: 'second',
    has: 'content',
    ours: true,
  }),
} as const;
