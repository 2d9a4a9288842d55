import type { BillInvoiceKind } from '#domain/company-bill/settlement.ts';
import { momentAt } from '#domain/china-time.ts';
import { amountInCapitals } from '#domain/invoice/amount-in-capitals.ts';
import { extraItem, soldItems, unitPriceOf } from '#domain/invoice/tax.ts';
import { creditCheckSign } from '#domain/invoice/tax-number.ts';
import type { Fen } from '#domain/money.ts';
import type { Bill, StoredInvoice } from './show.ts';
import { quantityOf, rowsAt } from './sold.ts';
import type { Sold } from './sold.ts';

const titles: Readonly<Record<BillInvoiceKind, string>> = {
  digital: '电子发票（普通发票）',
  special: '电子发票（增值税专用发票）',
  paper: '增值税普通发票',
};

/** Of the provider in this sandbox. */
const sellerTaxNo = `91310115MA1K4TRX8${creditCheckSign('91310115MA1K4TRX8')}`;

const models = new Map([...Object.values(soldItems), extraItem].map(({ item, model }) => [item, model]));

interface PaperLine {
  item: string;
  model: string;
  unit: string;
  /** Below nothing on a line that gives back; price × quantity is the amount to the fen. */
  quantity: number;
  price: string;
  net: Fen;
  tax: Fen;
}

/** All that stands on an invoice of a bill, in whatever format. */
export interface InvoicePaper {
  title: string;
  no: string;
  at: string;
  isRed: boolean;
  buyer: { name: string; taxNo: string };
  seller: { name: string; taxNo: string };
  percent: number;
  lines: PaperLine[];
  net: Fen;
  tax: Fen;
  amount: Fen;
  capitals: string;
  bill: Pick<Bill, 'no' | 'from_day' | 'to_day'>;
  note: string;
}

export function paperOfInvoice(
  invoice: StoredInvoice,
  { bill, seller, sold }: { bill: Bill; seller: string; sold: readonly Sold[] },
): InvoicePaper {
  const { percent, amount, tax } = invoice;
  return {
    title: titles[invoice.kind],
    no: invoice.no,
    at: momentAt(invoice.issued_at),
    isRed: amount < 0,
    buyer: { name: invoice.title_name, taxNo: invoice.tax_no },
    seller: { name: seller, taxNo: sellerTaxNo },
    percent,
    lines: invoice.lines.map((line) => {
      const net = line.amount - line.tax;
      const quantity = quantityOf(sold, line.item) * (net < 0 ? -1 : 1);
      const model = models.get(line.item) ?? '';
      return { item: line.item, model, unit: '笔', quantity, price: unitPriceOf(net, quantity), net, tax: line.tax };
    }),
    net: amount - tax,
    tax,
    amount,
    capitals: amountInCapitals(amount),
    bill,
    note: `企业账单 ${bill.no}，账期 ${bill.from_day} 至 ${bill.to_day}，本张含明细 ${rowsAt(sold, percent)} 行（账单共 ${bill.rows} 行），数量为明细行数`,
  };
}
