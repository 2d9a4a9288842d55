import type { z } from 'zod';
import type { invoiceSchemas } from './invoice.schema.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';

type In<K extends keyof typeof invoiceSchemas> = z.input<(typeof invoiceSchemas)[K]>;

/** A buyer's name and number for invoices. */
export interface InvoiceTitle {
  titleId: string;
  kind: 'company' | 'personal' | 'other';
  titleName: string;
  taxNo: string;
  address: string;
  phone: string;
  bank: string;
  /** Its last four digits in a list, `****4567`; whole in the answers about one title. */
  bankAccount: string;
  /** Exactly one of a member's titles is. */
  isDefault: boolean;
}

/** Invoice titles of the member: one of them is the default, the first one at first. */
export const invoice = {
  list: row<In<'list'>, Page<InvoiceTitle>>('/invoice/list', '发票抬头列表，默认抬头在前', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
  detail: row<In<'detail'>, InvoiceTitle>('/invoice/detail', '一个发票抬头', {
    reads: true,
    has: 'titleId',
    ours: true,
  }),
  save: row<In<'save'>, InvoiceTitle>('/invoice/save', '新增或修改发票抬头', { has: 'titleId', ours: true }),
  makeDefault: row<In<'makeDefault'>, { titleId: string }>('/invoice/default', '设为默认发票抬头', { ours: true }),
  remove: row<In<'remove'>, { titleId: string }>('/invoice/delete', '删除发票抬头', { ours: true }),
} as const;
