import type { BillInvoiceKind } from '#domain/company-bill/settlement.ts';
import type { InvoiceLine } from '#domain/invoice/tax.ts';
import type { Moment, Yuan } from './row.ts';

/** An invoice of a paid bill; each tax rate has one. */
export interface BillInvoice {
  no: string;
  percent: number;
  kind: BillInvoiceKind;
  titleName: string;
  taxNo: string;
  /** Mail address, or postal address of a paper one. */
  sendTo: string;
  /** Tax included; below nothing for a red one. */
  amount: Yuan;
  tax: Yuan;
  issuedAt: Moment;
  lines: InvoiceLine<Yuan>[];
}

/** `later`: once the bill is paid; `untitled`: no buyer is set; `issuing`: within a minute; `none`: there is nothing to invoice. */
export interface BillInvoices {
  state: 'none' | 'later' | 'untitled' | 'issuing' | 'issued';
  /** Of the setting that they are issued by. */
  kind: BillInvoiceKind;
  titleName: string;
  taxNo: string;
  sendTo: string;
  rows: BillInvoice[];
}
