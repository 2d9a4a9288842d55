import type { Voucher } from '#contract/voucher.ts';
import { itemNames, taxIn, taxPercent } from '#domain/invoice/tax.ts';
import { shortVoucherLabels, tripProofName } from '#domain/invoice/voucher.ts';
import { voucherNote } from '#domain/invoice/voucher-note.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { invoiceXml, lineOf, paperOf, taxLineOf, totalLineOf } from './paper.ts';

function amountsOf({ amount, kind }: Voucher): { total: Fen; tax: Fen; rate: number } {
  const total = fenOf(amount);
  const rate = taxPercent[kind];
  return { total, rate, tax: taxIn(total, rate) };
}

const titles: Partial<Record<Voucher['kind'], string>> = {
  itinerary: shortVoucherLabels.itinerary,
  rail: '电子发票（铁路电子客票）',
  railFees: '电子发票（铁路退改费）',
};
const titleOf = ({ kind }: Voucher): string => titles[kind] ?? '电子发票（普通发票）';

const notTax = '不可作为报销凭证';

/** Proves a trip that a company pays through its bill: no number of an invoice, no tax. */
const tripProofOf = (voucher: Voucher): string =>
  paperOf({
    title: tripProofName,
    no: voucher.orderNo,
    noName: '订单号',
    day: voucher.issuedAt.slice(0, 10),
    dayName: '记账日期',
    stamp: notTax,
    rows: [
      lineOf('付款方', voucher.titleName),
      lineOf('出具方', voucher.issuer),
      lineOf('行程', `${voucher.subject}　${voucher.travelDay}`),
      lineOf('出行人', voucher.travellers.join('、')),
      totalLineOf(fenOf(voucher.amount), '公司支付'),
      lineOf('备注', `${notTax}。${voucherNote(voucher)}`),
    ],
  });

/** A voucher as a paper. */
export function sheetOf(voucher: Voucher): string {
  if (voucher.hurdle === 'billed') return tripProofOf(voucher);
  const { total, tax, rate } = amountsOf(voucher);
  return paperOf({
    title: titleOf(voucher),
    no: voucher.voucherNo,
    day: voucher.issuedAt.slice(0, 10),
    stamp: voucher.redNo ? '已红冲' : '',
    rows: [
      lineOf('购买方', voucher.titleName),
      lineOf('纳税人识别号', voucher.taxNo || '—'),
      lineOf('销售方', voucher.issuer),
      lineOf('项目', itemNames[voucher.kind]),
      lineOf('行程', `${voucher.subject}　${voucher.travelDay}`),
      lineOf('出行人', voucher.travellers.join('、')),
      taxLineOf({ amount: total, tax }, rate),
      totalLineOf(total),
      lineOf('备注', `订单号 ${voucher.orderNo}${voucher.redNo ? `；已由红字发票 ${voucher.redNo} 红冲` : ''}`),
    ],
  });
}

/** The same fields for the accounting software; "" of what is no tax document. */
export function xmlOf(voucher: Voucher): string {
  if (voucher.hurdle === 'billed') return '';
  const { total, tax, rate } = amountsOf(voucher);
  return invoiceXml({
    Title: titleOf(voucher),
    InvoiceNumber: voucher.voucherNo,
    RedInvoiceNumber: voucher.redNo,
    IssueTime: voucher.issuedAt,
    BuyerName: voucher.titleName,
    BuyerTaxNo: voucher.taxNo,
    SellerName: voucher.issuer,
    ItemName: itemNames[voucher.kind],
    OrderNo: voucher.orderNo,
    Trip: voucher.subject,
    TripDay: voucher.travelDay,
    Travellers: voucher.travellers.join('、'),
    AmountWithoutTax: yuanOf(total - tax),
    TaxRate: `${rate}%`,
    TaxAmount: yuanOf(tax),
    TotalAmount: yuanOf(total),
  });
}
