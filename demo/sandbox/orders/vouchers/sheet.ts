import type { Voucher } from '#contract/voucher.ts';
import { shortVoucherLabels } from '#domain/invoice/voucher.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { escapeMarkup } from '../../ground/wire/escape.ts';

/** VAT included in the amount: transport 9 %, services (as the sale of flights abroad) and stays 6 %. */
const taxPercent = { itinerary: 9, fees: 6, room: 6, rail: 9, railFees: 9, intl: 6 } as const;

const itemNames = {
  itinerary: '*运输服务*旅客运输',
  fees: '*现代服务*代订服务',
  room: '*住宿服务*住宿费',
  rail: '*运输服务*铁路旅客运输',
  railFees: '*运输服务*铁路退票、改签手续费',
  intl: '*旅游服务*代订国际机票',
} as const;

function amountsOf({ amount, kind }: Voucher): { total: Fen; tax: Fen; rate: number } {
  const total = fenOf(amount);
  const rate = taxPercent[kind];
  return { total, rate, tax: Math.round((total * rate) / (100 + rate)) };
}

const titles: Partial<Record<Voucher['kind'], string>> = {
  itinerary: shortVoucherLabels.itinerary,
  rail: '电子发票（铁路电子客票）',
  railFees: '电子发票（铁路退改费）',
};
const titleOf = ({ kind }: Voucher): string => titles[kind] ?? '电子发票（普通发票）';

const style = `body{margin:0;background:#fff;color:#222;font:14px/1.6 "Songti SC","Noto Serif CJK SC",SimSun,serif}
main{max-width:820px;margin:24px auto;padding:0 16px;position:relative}
h1{margin:0 0 4px;text-align:center;color:#9a3b1f;font-size:24px;letter-spacing:2px}
.head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px;margin:0 0 8px}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 10px;border:1px solid #9a3b1f;text-align:left;vertical-align:top;font-weight:400}
th{width:92px;color:#9a3b1f;white-space:nowrap}
.n{text-align:right;font-variant-numeric:tabular-nums}
.red{position:absolute;top:8px;right:16px;padding:2px 14px;border:3px solid #c00;color:#c00;font-size:20px;font-weight:700;transform:rotate(-12deg)}
footer{margin-top:8px;color:#666;font-size:12px}
@page{size:A4 landscape;margin:12mm}`;

/** A voucher to look at and to print: one file that needs nothing else. */
export function sheetOf(voucher: Voucher): string {
  const { total, tax, rate } = amountsOf(voucher);
  const title = titleOf(voucher);
  const line = (name: string, value: string) => `<tr><th>${name}</th><td colspan="3">${escapeMarkup(value)}</td></tr>`;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} ${voucher.voucherNo}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${voucher.redNo ? '<div class="red">已红冲</div>' : ''}
<p class="head"><span>发票号码：${voucher.voucherNo}</span><span>开票日期：${voucher.issuedAt.slice(0, 10)}</span></p>
<table>
${line('购买方', voucher.titleName)}${line('纳税人识别号', voucher.taxNo || '—')}${line('销售方', voucher.issuer)}
${line('项目', itemNames[voucher.kind])}${line('行程', `${voucher.subject}　${voucher.travelDay}`)}${line('出行人', voucher.travellers.join('、'))}
<tr><th>不含税金额</th><td class="n">¥${showFen(total - tax, true)}</td><th>税率 / 税额</th><td class="n">${rate}% / ¥${showFen(tax, true)}</td></tr>
<tr><th>价税合计</th><td class="n" colspan="3"><b>¥${showFen(total, true)}</b></td></tr>
${line('备注', `订单号 ${voucher.orderNo}${voucher.redNo ? `；已由红字发票 ${voucher.redNo} 红冲` : ''}`)}
</table><footer>演示环境开具，不作为税务凭证。</footer></main></body></html>
`;
}

/** The same fields for the accounting software. */
export function xmlOf(voucher: Voucher): string {
  const { total, tax, rate } = amountsOf(voucher);
  const fields: Readonly<Record<string, string>> = {
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
  };
  const lines = Object.entries(fields).map(([name, value]) => `  <${name}>${escapeMarkup(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<EInvoice>\n${lines.join('\n')}\n</EInvoice>\n`;
}
