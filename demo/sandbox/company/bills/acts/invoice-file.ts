import type { z } from 'zod';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { VoucherFile } from '#contract/voucher.ts';
import type { BillInvoiceKind } from '#domain/company-bill/settlement.ts';
import { momentAt } from '#domain/china-time.ts';
import { showSigned, yuanOf } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { filesOf } from '../../../orders/vouchers/files-of.ts';
import { invoiceXml, lineOf, paperOf, taxLineOf, totalLineOf } from '../../../orders/vouchers/paper.ts';
import type { Bill } from '../close.ts';
import { findBill, noBill } from '../show.ts';
import { invoicesOfBill } from '../invoices/show.ts';
import type { StoredInvoice } from '../invoices/show.ts';

const titles: Readonly<Record<BillInvoiceKind, string>> = {
  digital: '电子发票（普通发票）',
  special: '电子发票（增值税专用发票）',
  paper: '增值税普通发票',
};

interface About {
  bill: Bill;
  seller: string;
}

function paperOfInvoice(invoice: StoredInvoice, { bill, seller }: About): string {
  const { percent, lines } = invoice;
  return paperOf({
    title: titles[invoice.kind],
    no: invoice.no,
    day: momentAt(invoice.issued_at).slice(0, 10),
    stamp: invoice.amount < 0 ? '红字' : '',
    rows: [
      lineOf('购买方', invoice.title_name),
      lineOf('纳税人识别号', invoice.tax_no || '—'),
      lineOf('销售方', seller),
      ...lines.map(({ item, amount, tax }) =>
        lineOf('项目', `${item}　${showSigned(amount - tax, true)}　${percent}%　${showSigned(tax, true)}`),
      ),
      taxLineOf(invoice, percent),
      totalLineOf(invoice.amount),
      lineOf('备注', `企业账单 ${bill.no}，账期 ${bill.from_day} 至 ${bill.to_day}，明细 ${bill.rows} 行`),
    ],
  });
}

const xmlOfInvoice = (invoice: StoredInvoice, { bill, seller }: About): string =>
  invoiceXml({
    Title: titles[invoice.kind],
    InvoiceNumber: invoice.no,
    IssueTime: momentAt(invoice.issued_at),
    BuyerName: invoice.title_name,
    BuyerTaxNo: invoice.tax_no,
    SellerName: seller,
    BillNo: bill.no,
    PeriodFrom: bill.from_day,
    PeriodTo: bill.to_day,
    Item: invoice.lines.map(({ item, amount, tax }) => ({
      ItemName: item,
      AmountWithoutTax: yuanOf(amount - tax),
      TaxAmount: yuanOf(tax),
    })),
    AmountWithoutTax: yuanOf(invoice.amount - invoice.tax),
    TaxRate: `${invoice.percent}%`,
    TaxAmount: yuanOf(invoice.tax),
    TotalAmount: yuanOf(invoice.amount),
  });

/** An invoice of a bill of the caller's company, or all of them in one zip. */
export async function billInvoiceFile(
  { billId, no, format }: z.output<typeof companyBillSchemas.invoiceFile>,
  call: Call,
): Promise<Envelope<VoucherFile>> {
  const bill = await findBill(call.db, billId, memberOf(call).creditMemberId);
  if (!bill) return noBill();
  const invoices = (await invoicesOfBill(call.db, billId)).filter((one) => !no || one.no === no);
  if (!invoices.length) return refuse(404, '发票不存在或尚未开具');
  const about = { bill, seller: call.app.texts.company };
  return ok(
    await filesOf(
      invoices.map((invoice) => ({
        name: `账单发票-${bill.no}-${invoice.no.slice(-8)}`,
        html: paperOfInvoice(invoice, about),
        xml: xmlOfInvoice(invoice, about),
      })),
      format,
      `账单发票-${bill.no}.zip`,
    ),
  );
}
