import { sql } from 'kysely';
import type { z } from 'zod';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { VoucherFile } from '#contract/voucher.ts';
import type { BillInvoiceKind } from '#domain/company-bill/settlement.ts';
import { momentAt } from '#domain/china-time.ts';
import { extraItem, soldItems } from '#domain/invoice/tax.ts';
import { creditCheckSign } from '#domain/invoice/tax-number.ts';
import { showSigned, yuanOf } from '#domain/money.ts';
import type { Product } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';
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

/** Of the provider in this sandbox. */
const sellerTaxNo = `91310115MA1K4TRX8${creditCheckSign('91310115MA1K4TRX8')}`;

interface About {
  bill: Bill;
  seller: string;
  covers: readonly Covered[];
}

/** Rows of one product in a bill: all, those with more than extras, those with extras. */
interface Covered {
  product: Product;
  rows: number;
  own: number;
  extra: number;
}

async function coveredIn(db: Call['db'], billId: number): Promise<readonly Covered[]> {
  const { rows } = await sql<Covered>`
    select product, count(*)::int as rows, (count(*) filter (where voucher_amount <> extras))::int as own,
      (count(*) filter (where extras <> 0))::int as extra
    from company_bill_rows where bill_id = ${billId} group by product order by product`.execute(db);
  return rows;
}

/** Rows of a bill that a line of its invoice sums up: the quantity. */
const quantityOf = (covers: readonly Covered[], item: string): number =>
  covers.reduce(
    (sum, { product, own, extra }) =>
      sum + (soldItems[products[product].family].item === item ? own : 0) + (extraItem.item === item ? extra : 0),
    0,
  );

/** Rows of a bill that an invoice has a part of, each once. */
const rowsAt = (covers: readonly Covered[], percent: number): number =>
  covers.reduce((sum, { product, rows, own, extra }) => {
    const isOwn = soldItems[products[product].family].percent === percent;
    const isExtra = extraItem.percent === percent;
    if (isOwn) return sum + (isExtra ? rows : own);
    return sum + (isExtra ? extra : 0);
  }, 0);

function paperOfInvoice(invoice: StoredInvoice, { bill, seller, covers }: About): string {
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
      lineOf('销售方税号', sellerTaxNo),
      ...lines.map(({ item, amount, tax }) =>
        lineOf(
          '项目',
          `${item}　单位 笔　数量 ${quantityOf(covers, item)}　金额 ${showSigned(amount - tax, true)}　税率 ${percent}%　税额 ${showSigned(tax, true)}`,
        ),
      ),
      taxLineOf(invoice, percent),
      totalLineOf(invoice.amount),
      lineOf(
        '备注',
        `企业账单 ${bill.no}，账期 ${bill.from_day} 至 ${bill.to_day}，本张含明细 ${rowsAt(covers, percent)} 行（账单共 ${bill.rows} 行）`,
      ),
    ],
  });
}

const xmlOfInvoice = (invoice: StoredInvoice, { bill, seller, covers }: About): string =>
  invoiceXml({
    Title: titles[invoice.kind],
    InvoiceNumber: invoice.no,
    IssueTime: momentAt(invoice.issued_at),
    BuyerName: invoice.title_name,
    BuyerTaxNo: invoice.tax_no,
    SellerName: seller,
    SellerTaxNo: sellerTaxNo,
    BillNo: bill.no,
    PeriodFrom: bill.from_day,
    PeriodTo: bill.to_day,
    Item: invoice.lines.map(({ item, amount, tax }) => ({
      ItemName: item,
      Unit: '笔',
      Quantity: String(quantityOf(covers, item)),
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
  const about = { bill, seller: call.app.texts.company, covers: await coveredIn(call.db, billId) };
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
