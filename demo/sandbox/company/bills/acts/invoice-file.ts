import type { z } from 'zod';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { VoucherFile } from '#contract/voucher.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { filesOf } from '../../../orders/vouchers/files-of.ts';
import { invoiceXml } from '../../../orders/vouchers/paper.ts';
import { htmlOfInvoice } from '../invoices/paper-html.ts';
import { pdfOfInvoice } from '../invoices/paper-pdf.ts';
import { paperOfInvoice } from '../invoices/paper.ts';
import type { InvoicePaper } from '../invoices/paper.ts';
import { invoicesOfBill } from '../invoices/show.ts';
import { soldIn } from '../invoices/sold.ts';
import { findBill, noBill } from '../show.ts';

const xmlOfInvoice = ({ bill, buyer, seller, lines, percent, ...paper }: InvoicePaper): string =>
  invoiceXml({
    Title: paper.title,
    InvoiceNumber: paper.no,
    IssueTime: paper.at,
    BuyerName: buyer.name,
    BuyerTaxNo: buyer.taxNo,
    SellerName: seller.name,
    SellerTaxNo: seller.taxNo,
    BillNo: bill.no,
    PeriodFrom: bill.from_day,
    PeriodTo: bill.to_day,
    Item: lines.map(({ item, model, unit, quantity, price, net, tax }) => ({
      ItemName: item,
      SpecMode: model,
      Unit: unit,
      Quantity: String(quantity),
      UnitPrice: price,
      AmountWithoutTax: yuanOf(net),
      TaxRate: `${percent}%`,
      TaxAmount: yuanOf(tax),
    })),
    AmountWithoutTax: yuanOf(paper.net),
    TaxRate: `${percent}%`,
    TaxAmount: yuanOf(paper.tax),
    TotalAmount: yuanOf(paper.amount),
    TotalInCapitals: paper.capitals,
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
  const about = { bill, seller: call.app.texts.company, sold: await soldIn(call.db, billId) };
  return ok(
    await filesOf(
      invoices.map((invoice) => {
        const paper = paperOfInvoice(invoice, about);
        return {
          name: `账单发票-${bill.no}-${invoice.no.slice(-8)}`,
          html: htmlOfInvoice(paper),
          xml: xmlOfInvoice(paper),
          pdf: pdfOfInvoice(paper),
        };
      }),
      format,
      `账单发票-${bill.no}.zip`,
    ),
  );
}
